//! Session storage beyond single windows: copies for windows that scripts open, and saved sessions.

use treewright_storage::{Area, Session, SessionWindow};

use super::State;
use crate::navigables::NavigableId;
use crate::world::World;

impl State {
    /// A new auxiliary window begins with copies of all areas of its opener's traversable.
    /// <https://storage.spec.whatwg.org/#legacy-clone-a-traversable-storage-shed>
    pub(crate) fn legacy_clone_a_traversable_storage_shed(
        &mut self,
        from: NavigableId,
        to: NavigableId,
    ) {
        let own = self.sessions.iter().filter(|((owner, _), _)| *owner == from);
        let copies: Vec<((NavigableId, String), Area)> =
            own.map(|((_, origin), area)| ((to, origin.clone()), area.clone())).collect();
        self.sessions.extend(copies);
    }

    /// The next windows that the caller opens get the areas of these, one each.
    pub(crate) fn resume(&mut self, session: Session) {
        self.resumed.extend(session.windows);
    }

    /// A window that the caller opened gets the areas of the next window of the session that is resumed.
    pub(crate) fn begin_a_window(&mut self, id: NavigableId) {
        let Some(window) = self.resumed.pop_front() else { return };
        for (origin, area) in window.areas {
            self.sessions.insert((id, origin), area);
        }
    }
}

impl World {
    /// The top-level windows with their session storage.
    pub(crate) fn session(&self) -> Session {
        let mut session = Session::default();
        for (id, navigable) in self.navigables.iter() {
            if navigable.parent.is_some() {
                continue;
            }
            let url = self.documents.get(navigable.active_document).map(|state| &state.url);
            let mut window = SessionWindow::new(url.map(ToString::to_string).unwrap_or_default());
            let areas = self.storage.sessions.iter();
            let own = areas.filter(|((owner, _), area)| *owner == id && !area.is_empty());
            window.areas = own.map(|((_, origin), area)| (origin.clone(), area.clone())).collect();
            session.windows.push(window);
        }
        session
    }
}
