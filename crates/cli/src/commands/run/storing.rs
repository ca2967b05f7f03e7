//! The profile of a run.

use treewright_window::Agent;
use treewright_window::storage_profiles::{Profile, ProfileOptions, StorageError};

use super::RunArguments;
use crate::output::{Failure, Out};

#[allow(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
fn failure(error: StorageError) -> Failure {
    Failure::usage(&error.to_string())
}

/// Gives the agent the profile, and the session to resume.
pub(super) fn begin(
    arguments: &RunArguments,
    agent: &mut Agent,
    out: &mut Out,
) -> Result<Option<Profile>, Failure> {
    let Some(folder) = &arguments.storage else { return Ok(None) };
    let profile = Profile::open(folder, &ProfileOptions::default()).map_err(failure)?;
    if let Some(aside) = profile.set_aside() {
        let (path, error) = (aside.path.display(), &aside.error);
        out.print_message(&format_args!(
            "warning: {error}; it was moved to {path}, and a new one is used"
        ))?;
    }
    agent.set_profile(profile.clone());
    if let Some(name) = &arguments.session
        && let Some(session) = profile.session(name).map_err(failure)?
    {
        agent.resume_session(session);
    }
    Ok(Some(profile))
}

/// Saves the session.
pub(super) fn end(
    arguments: &RunArguments,
    profile: Option<&Profile>,
    agent: &Agent,
) -> Result<(), Failure> {
    match (profile, &arguments.session) {
        (Some(profile), Some(name)) => {
            profile.save_session(name, &agent.session()).map_err(failure)
        }
        _ => Ok(()),
    }
}
