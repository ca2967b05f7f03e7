//! The storage of an agent: profile, policy and sessions.

use treewright_storage::{Profile, Session, StorageError};

use super::Agent;
use crate::storage::StorageHost;

impl Agent {
    /// Sets the profile that local storage and cookies are kept in. Without one they are kept in
    /// memory and end with the agent. Set it before pages are opened; agents on other threads can
    /// have clones of it, and other processes open the same folder.
    ///
    /// ```
    /// use treewright_window::storage_profiles::Profile;
    /// use treewright_window::{Agent, AgentOptions};
    ///
    /// let profile = Profile::in_memory()?;
    /// for visit in ["1", "2"] {
    ///     let mut agent = Agent::new(AgentOptions::default())?;
    ///     agent.set_profile(profile.clone());
    ///     agent.open("https://example.org/", b"")?;
    ///     let count = agent.evaluate("localStorage.visits = Number(localStorage.visits || 0) + 1")?;
    ///     assert_eq!(count.to_string(), visit);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_profile(&mut self, profile: Profile) {
        self.world.storage.set_profile(profile);
    }

    /// The profile; if none was set, one in memory is made.
    ///
    /// # Errors
    /// If memory is short.
    pub fn profile(&mut self) -> Result<Profile, StorageError> {
        self.world.storage.profile()
    }

    /// Sets the host that answers when the policy asks for a decision, and when a page needs more
    /// room.
    pub fn set_storage_host(&mut self, host: impl StorageHost + 'static) {
        self.world.storage.set_host(Box::new(host));
    }

    /// The top-level windows with their session storage, to be saved with
    /// [`Profile::save_session`](treewright_storage::Profile::save_session).
    pub fn session(&self) -> Session {
        self.world.session()
    }

    /// Resumes a session: the next windows that are opened get the session storage of its windows,
    /// one each. Opening them, with the addresses that the session has, is left to the caller.
    pub fn resume_session(&mut self, session: Session) {
        self.world.storage.resume(session);
    }
}
