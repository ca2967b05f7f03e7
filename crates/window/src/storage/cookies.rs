//! The cookies of requests and documents.

use treewright_dom::NodeId;
use treewright_storage::{Context, CookieContext, Relation, Rule, site_of};
use url::Url;

use crate::dates;
use crate::fetching::FetchRequest;
use crate::loader::{Destination, Mode};
use crate::navigables::NavigableId;
use crate::origin::{Origin, is_same_site};
use crate::world::World;

/// A reader or writer of cookies.
pub(crate) struct CookieUser<'a> {
    url: &'a Url,
    is_script: bool,
    relation: Relation,
    /// The origin of the top-level page.
    top_level: String,
}

impl<'a> CookieUser<'a> {
    /// A document, for its scripts.
    pub(crate) fn document(world: &World, document: NodeId, url: &'a Url) -> Self {
        let navigable = world.documents.get(document).and_then(|state| state.navigable);
        let origin = Origin::of(url).serialization();
        let (ancestors, top_level) = ancestors(world, navigable);
        let is_own = ancestors.iter().all(|ancestor| is_same_site(ancestor, &origin));
        let relation = if is_own { Relation::SameSite } else { Relation::CrossSite };
        Self { url, is_script: true, relation, top_level: top_level.unwrap_or(origin) }
    }

    /// A request of the loader to this address, which may be the result of redirects.
    pub(crate) fn request(world: &World, request: &FetchRequest, url: &'a Url) -> Self {
        let origin = Origin::of(url).serialization();
        let is_top_level =
            request.mode == Mode::Navigate && request.destination == Destination::Document;
        let client = request.client.and_then(|client| world.documents.get(client));
        let container = request.container.or_else(|| client.and_then(|state| state.navigable));
        let (mut initiators, top_level) = match (&world.workers.inside, container) {
            (Some(inside), None) => (inside.ancestors.clone(), inside.ancestors.last().cloned()),
            _ => ancestors(world, container),
        };
        if is_top_level {
            initiators.clear();
        }
        if request.has_initiator {
            initiators.push(request.origin.serialization());
        }
        let is_own = initiators.iter().all(|initiator| is_same_site(initiator, &origin));
        let is_safe = matches!(request.method.as_str(), "GET" | "HEAD" | "OPTIONS" | "TRACE");
        let relation = match (is_own, is_top_level && is_safe) {
            (true, _) => Relation::SameSite,
            (false, true) => Relation::TopLevelNavigation,
            (false, false) => Relation::CrossSite,
        };
        let top_level = if is_top_level { origin } else { top_level.unwrap_or(origin) };
        Self { url, is_script: false, relation, top_level }
    }
}

/// The origins of the documents of a navigable and of its ancestors, and the last of them.
fn ancestors(world: &World, navigable: Option<NavigableId>) -> (Vec<String>, Option<String>) {
    let all = navigable.map(|id| world.inclusive_ancestor_navigables(id)).unwrap_or_default();
    let documents = all.into_iter().filter_map(|id| world.navigables.get(id));
    let states = documents.filter_map(|one| world.documents.get(one.active_document));
    let origins: Vec<String> = states.map(|state| state.origin.serialization()).collect();
    let top_level = origins.last().cloned();
    (origins, top_level)
}

impl World {
    /// The origins of a document and its ancestors, for the cookies of a worker that it owns.
    pub(crate) fn cookie_ancestors(&self, document: NodeId) -> Vec<String> {
        match &self.workers.inside {
            Some(inside) => inside.ancestors.clone(),
            None => {
                let navigable = self.documents.get(document).and_then(|state| state.navigable);
                ancestors(self, navigable).0
            }
        }
    }

    /// The cookies of a request or a document, as one text.
    pub(crate) fn cookie_text(&mut self, user: &CookieUser<'_>) -> String {
        // Without a profile, nothing was ever stored.
        let Some(profile) = self.storage.profile.clone() else { return String::new() };
        let Some(rule) = self.cookie_rule(user) else { return String::new() };
        let top_level = site_of(&user.top_level);
        let result = profile.cookie_text(&self.cookie_context(user, rule, &top_level));
        result.unwrap_or_else(|error| {
            self.report_a_storage_error(&error);
            String::new()
        })
    }

    /// Stores a cookie, if it may be stored.
    pub(crate) fn set_cookie(&mut self, user: &CookieUser<'_>, text: &str) {
        let Some(rule) = self.cookie_rule(user) else { return };
        let top_level = site_of(&user.top_level);
        let profile = self.storage.profile();
        let context = self.cookie_context(user, rule, &top_level);
        let result = profile.and_then(|profile| profile.set_cookie(text, &context));
        if let Err(error) = result {
            self.report_a_storage_error(&error);
        }
    }

    /// True if scripts of a document can store cookies.
    pub(crate) fn may_have_cookies(&mut self, user: &CookieUser<'_>) -> bool {
        self.cookie_rule(user).is_some()
    }

    /// The rule, unless it forbids cookies.
    fn cookie_rule(&mut self, user: &CookieUser<'_>) -> Option<Rule> {
        let origin = Origin::of(user.url).serialization();
        let context = Context::new(origin, &*user.top_level);
        match self.decide_on_storage(&context) {
            Ok(rule @ (Rule::Allow | Rule::SessionOnly)) => Some(rule),
            Ok(_) => None,
            Err(error) => {
                self.report_a_storage_error(&error);
                None
            }
        }
    }

    fn cookie_context<'a>(
        &self,
        user: &CookieUser<'a>,
        rule: Rule,
        top_level: &'a str,
    ) -> CookieContext<'a> {
        let now = dates::now(&self.event_loop.clock).seconds();
        let context = CookieContext::new(user.url, now)
            .relation(user.relation)
            .session_only(rule == Rule::SessionOnly)
            .top_level(top_level);
        if user.is_script { context.of_a_script() } else { context }
    }
}
