//! Questions of pages to the host.

use treewright_storage::{Context, Rule, StorageError};

use crate::world::World;

/// The answer to a page that wants to store something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StorageDecision {
    /// It may.
    Allow,
    /// It may, but only in memory: the data ends with the session.
    SessionOnly,
    /// It may not: scripts get a `SecurityError`.
    Refuse,
}

/// The request of an origin for more room.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SpaceRequest {
    /// The origin and its top-level page.
    pub context: Context,
    /// The bytes that it may have.
    pub quota: u64,
    /// The bytes that it would have.
    pub requested: u64,
}

/// Decides what the policy leaves open. See [`Agent::set_storage_host`](crate::Agent::set_storage_host).
pub trait StorageHost {
    /// The policy says [`Rule::Ask`](treewright_storage::Rule). The answer holds for this origin in
    /// pages of that site until the policy is set again or the agent ends. Without a host the
    /// answer is no.
    fn may_store(&mut self, context: &Context) -> StorageDecision {
        let _ = context;
        StorageDecision::Refuse
    }

    /// A value would exceed the quota. The answer is the new quota, which is permanent, or `None`
    /// to refuse.
    fn more_space(&mut self, request: &SpaceRequest) -> Option<u64> {
        let _ = request;
        None
    }
}

impl World {
    /// The rule for a context, without asking the host.
    pub(super) fn storage_rule(&mut self, context: &Context) -> Result<Rule, StorageError> {
        let storage = &mut self.storage;
        // Without a profile, no policy exists.
        let Some(profile) = &storage.profile else { return Ok(Rule::Allow) };
        let version = profile.policy_version();
        if version != storage.policy_version {
            storage.policy_version = version;
            storage.rules.clear();
            storage.answers.clear();
        }
        if let Some(rule) = storage.rules.get(context) {
            return Ok(*rule);
        }
        let rule = profile.rule_for(context)?;
        storage.rules.insert(context.clone(), rule);
        Ok(rule)
    }

    /// The rule for a context, after asking the host.
    pub(super) fn decide_on_storage(&mut self, context: &Context) -> Result<Rule, StorageError> {
        let rule = self.storage_rule(context)?;
        if rule != Rule::Ask {
            return Ok(rule);
        }
        if let Some(answer) = self.storage.answers.get(context) {
            return Ok(*answer);
        }
        let Some(host) = &mut self.storage.host else { return Ok(Rule::Refuse) };
        let rule = match host.may_store(context) {
            StorageDecision::Allow => Rule::Allow,
            StorageDecision::SessionOnly => Rule::SessionOnly,
            StorageDecision::Refuse => Rule::Refuse,
        };
        self.storage.answers.insert(context.clone(), rule);
        Ok(rule)
    }
}
