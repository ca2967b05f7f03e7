//! User activation: the windows that a user has interacted with, according to the host.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#tracking-user-activation>

use treewright_dom::NodeId;

use crate::Agent;
use crate::agent::AgentError;
use crate::navigables::NavigableId;
use crate::realms::RealmId;
use crate::world::World;

/// The microseconds for which an interaction counts as recent.
/// <https://html.spec.whatwg.org/multipage/interaction.html#transient-activation-duration>
const TRANSIENT_ACTIVATION_DURATION: u64 = 5_000_000;

/// The last activation timestamp of a window, in microseconds of the clock.
/// <https://html.spec.whatwg.org/multipage/interaction.html#last-activation-timestamp>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum LastActivation {
    /// Positive infinity.
    #[default]
    Never,
    /// Negative infinity.
    Consumed,
    At(u64),
}

impl World {
    fn last_activation(&self, window: RealmId) -> LastActivation {
        self.realms.get(window).map_or(LastActivation::Never, |state| state.last_activation)
    }

    /// <https://html.spec.whatwg.org/multipage/interaction.html#sticky-activation>
    pub(crate) fn has_sticky_activation(&self, window: RealmId) -> bool {
        self.last_activation(window) != LastActivation::Never
    }

    /// <https://html.spec.whatwg.org/multipage/interaction.html#transient-activation>
    pub(crate) fn has_transient_activation(&self, window: RealmId) -> bool {
        let LastActivation::At(time) = self.last_activation(window) else { return false };
        let now = self.event_loop.clock.now();
        now >= time && now < time.saturating_add(TRANSIENT_ACTIVATION_DURATION)
    }

    /// The window of a navigable's active document.
    fn active_window(&self, id: NavigableId) -> Option<RealmId> {
        self.window_of(self.navigables.get(id)?.active_document)
    }

    /// <https://html.spec.whatwg.org/multipage/interaction.html#activation-notification>
    fn activation_notification(&mut self, document: NodeId, id: NavigableId) {
        let mut windows: Vec<RealmId> = self.window_of(document).into_iter().collect();
        let ancestors = self.inclusive_ancestor_navigables(id);
        let descendants = self.unsorted_inclusive_descendant_navigables(id);
        let origin = self.documents.get(document).map(|state| state.origin.clone());
        let is_same_origin = |id: &NavigableId| {
            let active = self.navigables.get(*id).map(|navigable| navigable.active_document);
            let other = active.and_then(|active| self.documents.get(active));
            let both = origin.as_ref().zip(other);
            both.is_some_and(|(origin, other)| origin.is_same_origin(&other.origin))
        };
        let all = ancestors.into_iter().chain(descendants.into_iter().filter(is_same_origin));
        windows.extend(all.filter_map(|id| self.active_window(id)));
        let now = self.event_loop.clock.now();
        for window in windows {
            if let Some(state) = self.realms.get_mut(window) {
                state.last_activation = LastActivation::At(now);
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/interaction.html#consume-user-activation>
    fn consume_user_activation(&mut self, window: RealmId) {
        let Some(id) = self.realms.get(window).and_then(|state| state.navigable) else { return };
        let top = self.traversable_of(id);
        for id in self.unsorted_inclusive_descendant_navigables(top) {
            let window = self.active_window(id);
            let state = window.and_then(|window| self.realms.get_mut(window));
            if let Some(state) = state
                && state.last_activation != LastActivation::Never
            {
                state.last_activation = LastActivation::Consumed;
            }
        }
    }
}

/// The user, represented by the host.
impl Agent {
    /// Reports that a user has interacted with the page of a document: pressed a key, a button or a
    /// finger. Its window, those of its ancestors and those of its origin in it are then active for
    /// five seconds of the agent's clock.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions};
    ///
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// agent.open("https://example.org/", b"")?;
    /// assert_eq!(agent.evaluate("navigator.userActivation.isActive")?, false);
    /// let document = agent.document().map(|document| document.id()).expect("it is open");
    /// agent.notify_user_activation(document)?;
    /// assert_eq!(agent.evaluate("navigator.userActivation.isActive")?, true);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`AgentError::NoWindow`] if the document is not fully active.
    pub fn notify_user_activation(&mut self, document: NodeId) -> Result<(), AgentError> {
        let world = &mut self.world;
        let navigable = world.documents.get(document).and_then(|state| state.navigable);
        match navigable.filter(|_| world.is_fully_active(document)) {
            Some(id) => {
                world.activation_notification(document, id);
                Ok(())
            }
            None => Err(AgentError::NoWindow),
        }
    }

    /// Removes the activation from all windows of a document's page, as automation does. Returns
    /// true if its window had it.
    /// <https://html.spec.whatwg.org/multipage/interaction.html#user-activation-user-agent-automation>
    ///
    /// # Errors
    /// [`AgentError::NoWindow`] if the node is not a document with a window.
    pub fn consume_user_activation(&mut self, document: NodeId) -> Result<bool, AgentError> {
        let window = self.world.window_of(document).ok_or(AgentError::NoWindow)?;
        let consume = self.world.has_transient_activation(window);
        if consume {
            self.world.consume_user_activation(window);
        }
        Ok(consume)
    }
}
