//! The questions of pages to the host.

use treewright_storage::{Context, Rule, StorageError};

use crate::world::World;

/// The answer to a page that wants to store something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StorageDecision {
    /// It may.
    Allow,
    /// It may, in memory: all is gone with the session.
    SessionOnly,
    /// It may not: scripts get a `SecurityError`.
    Refuse,
}

/// The wish of an origin for more room than it has.
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
    /// The policy says [`Rule::Ask`](treewright_storage::Rule). The answer holds for this origin in pages of that
    /// site until the policy is set anew or the agent is gone. Without a host it is no.
    fn may_store(&mut self, context: &Context) -> StorageDecision {
        let _ = context;
        StorageDecision::Refuse
    }

    /// A value would exceed the quota. The answer is the new one, which lasts; none leaves it at that.
    fn more_space(&mut self, request: &SpaceRequest) -> Option<u64> {
        let _ = request;
        None
    }
}

impl World {
    /// The rule for a context, without a question to the host.
    pub(super) fn storage_rule(&mut self, context: &Context) -> Result<Rule, StorageError> {
        let storage = &mut self.storage;
        // Without a profile there is no policy.
        let Some(profile) = &storage.profile else { return Ok(Rule::Allow) };
        let version = profile.policy_version();
        if version != storage.policy_version {
            storage.policy_version = version;
            storage.rules.clear();
        }
        if let Some(rule) = storage.rules.get(context) {
            return Ok(*rule);
        }
        let rule = profile.rule_for(context)?;
        storage.rules.insert(context.clone(), rule);
        Ok(rule)
    }

    /// The rule for a context, once the host has answered.
    pub(super) fn decide_on_storage(&mut self, context: &Context) -> Result<Rule, StorageError> {
        let rule = self.storage_rule(context)?;
        if rule != Rule::Ask {
            return Ok(rule);
        }
        let answer = self.storage.host.as_mut().map(|host| host.may_store(context));
        let rule = match answer {
            Some(StorageDecision::Allow) => Rule::Allow,
            Some(StorageDecision::SessionOnly) => Rule::SessionOnly,
            Some(StorageDecision::Refuse) | None => Rule::Refuse,
        };
        self.storage.rules.insert(context.clone(), rule);
        Ok(rule)
    }
}
