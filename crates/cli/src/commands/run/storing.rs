//! The profile of a run.

use std::fs;

use treewright_window::Agent;
use treewright_window::storage_profiles::{Profile, ProfileOptions, StorageError, StorageState};

use super::RunArguments;
use crate::input::describe;
use crate::output::{Failure, Out, cannot_write};

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
    let profile = match &arguments.storage {
        Some(folder) => Profile::open(folder, &ProfileOptions::default()).map_err(failure)?,
        None if arguments.cookies.is_some() || arguments.save_cookies.is_some() => {
            Profile::in_memory().map_err(failure)?
        }
        None => return Ok(None),
    };
    if let Some(aside) = profile.set_aside() {
        let (path, error) = (aside.path.display(), &aside.error);
        out.print_message(&format_args!(
            "warning: {error}; it was moved to {path}, and a new one is used"
        ))?;
    }
    if let Some(path) = &arguments.cookies {
        let wrong =
            |error: &dyn std::fmt::Display| Failure::usage(&format!("{}: {error}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| wrong(&describe(&error)))?;
        let state = StorageState::read(&text).and_then(|state| profile.import(&state));
        state.map_err(|error| wrong(&error))?;
    }
    agent.set_profile(profile.clone());
    if let Some(name) = &arguments.session
        && let Some(session) = profile.session(name).map_err(failure)?
    {
        agent.resume_session(session);
    }
    Ok(Some(profile))
}

/// Saves the session and the cookies.
pub(super) fn end(
    arguments: &RunArguments,
    profile: Option<&Profile>,
    agent: &Agent,
) -> Result<(), Failure> {
    if let (Some(profile), Some(path)) = (profile, &arguments.save_cookies) {
        let state = profile.export().map_err(failure)?;
        let is_json = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
        let text = if is_json { state.to_json() } else { state.to_netscape() };
        fs::write(path, text).map_err(|error| cannot_write(path, &error))?;
    }
    match (profile, &arguments.session) {
        (Some(profile), Some(name)) => {
            profile.save_session(name, &agent.session()).map_err(failure)
        }
        _ => Ok(()),
    }
}
