//! Data of settings objects that an agent passes to the worker that it creates.

use treewright_dom::{DocumentMode, NodeId};
use url::Url;

use crate::content_security_policy::Policy;
use crate::origin::Origin;
use crate::realms::RealmId;
use crate::world::World;

/// An environment settings object with its policy container, as values.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#environment-settings-object>
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) url: Url,
    pub(super) origin: Origin,
    pub(super) policies: Vec<Policy>,
    pub(super) referrer_policy: String,
    pub(super) has_a_safe_embedder_policy: bool,
    pub(super) is_cross_origin_isolated: bool,
    pub(super) is_origin_keyed: bool,
}

impl Settings {
    /// The settings of a document, or those that it holds.
    pub(super) fn of(world: &World, document: NodeId) -> Option<Self> {
        let state = world.documents.get(document)?;
        Some(Self {
            url: world.document_of_the_referrer(document).unwrap_or_else(|| state.url.clone()),
            origin: state.origin.clone(),
            policies: state.policies.clone(),
            referrer_policy: state.referrer_policy.clone(),
            has_a_safe_embedder_policy: state.has_a_safe_embedder_policy,
            is_cross_origin_isolated: state.is_cross_origin_isolated,
            is_origin_keyed: state.is_origin_keyed,
        })
    }

    /// A document that holds them.
    pub(super) fn into_document(self, world: &mut World, realm: RealmId) -> NodeId {
        let document =
            world.create_a_document(DocumentMode::NoQuirks, realm, self.url, self.origin);
        if let Some(state) = world.documents.get_mut(document) {
            state.policies = self.policies;
            state.referrer_policy = self.referrer_policy;
            state.has_a_safe_embedder_policy = self.has_a_safe_embedder_policy;
            state.is_origin_keyed = self.is_origin_keyed;
            state.scripting_is_enabled = true;
        }
        document
    }
}
