//! Deleting from a profile, and blocking.

use std::io::Write as _;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use treewright_window::storage_profiles::{Profile, Selection};

use super::{Action, StorageArguments, failure, read};
use crate::output::{Failure, Out, Outcome};

/// A time span in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Age(i64);

impl FromStr for Age {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let units = [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000)];
        let found = units.iter().find_map(|(unit, milliseconds)| {
            let number: i64 = text.strip_suffix(unit)?.parse().ok()?;
            number.checked_mul(*milliseconds).filter(|age| *age >= 0)
        });
        found.map(Self).ok_or_else(|| format!("{text:?} is not an age, such as 30d or 12h"))
    }
}

impl Age {
    /// The time that is this long ago, in milliseconds since 1970.
    fn ago(self) -> i64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |now| i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
        now.saturating_sub(self.0)
    }
}

pub(super) fn delete(
    profile: &Profile,
    arguments: &StorageArguments,
    out: &mut Out,
) -> Result<Outcome, Failure> {
    let mut selections: Vec<Selection> =
        arguments.operands.iter().map(|origin| Selection::Origin(origin.clone())).collect();
    selections.extend(arguments.site.iter().map(|site| Selection::Site(site.clone())));
    if let Some(age) = arguments.older_than {
        selections.push(if arguments.third_party {
            Selection::ThirdPartyOlderThan(age.ago())
        } else {
            Selection::OlderThan(age.ago())
        });
    }
    if arguments.all {
        selections.push(Selection::All);
    }
    if selections.is_empty() {
        return Err(Failure::usage(
            "name the data to delete: origins, --site, --older-than or --all",
        ));
    }
    let mut is_found = false;
    for selection in selections {
        let deleted = profile.delete(&selection).map_err(failure)?;
        for origin in &deleted.origins {
            writeln!(out, "{origin}").map_err(Failure::output)?;
        }
        if deleted.cookies > 0 {
            let plural = if deleted.cookies == 1 { "" } else { "s" };
            writeln!(out, "{} cookie{plural}", deleted.cookies).map_err(Failure::output)?;
        }
        is_found |= !deleted.origins.is_empty() || deleted.cookies > 0;
    }
    Ok(Outcome::of_search(is_found))
}

pub(super) fn block(
    profile: &Profile,
    arguments: &StorageArguments,
    out: &mut Out,
) -> Result<Outcome, Failure> {
    let mut is_done = true;
    if arguments.action == Action::Unblock {
        for domain in &arguments.operands {
            is_done &= profile.unblock(domain).map_err(failure)?;
        }
        return Ok(Outcome::of_search(is_done));
    }
    if arguments.operands.is_empty() && arguments.list.is_none() {
        let list = profile.export_block_list().map_err(failure)?;
        out.write_all(list.as_bytes()).map_err(Failure::output)?;
        return Ok(Outcome::of_search(!list.is_empty()));
    }
    for domain in &arguments.operands {
        profile.block(domain).map_err(failure)?;
    }
    if let Some(name) = &arguments.list {
        let list = read(name)?;
        let blocked = profile.import_block_list(&list);
        blocked.map_err(|error| Failure::usage(&format!("{name}: {error}")))?;
    }
    Ok(Outcome::Fine)
}
