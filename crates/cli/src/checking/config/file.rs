//! The keys of the file.

use std::path::Path;

use clap::ValueEnum as _;
use toml::de::DeTable;

use super::reading::{Problem, Table, place};
use super::{Config, Overriding, RuleSettings, patterns};
use crate::arguments::Fragment;
use crate::checking::selection::{Weighing, nearest, severity_named};
use crate::checking::templates::Templates;

/// The keys of settings that can differ by path.
const RULES: [&str; 5] = ["select", "ignore", "severity", "templates", "fragment"];
const CHECK: [&str; 12] = [
    "select",
    "ignore",
    "severity",
    "templates",
    "fragment",
    "extensions",
    "exclude",
    "baseline",
    "max-warnings",
    "max-count",
    "contrast",
    "overrides",
];

pub(super) fn read(file: &Path, text: &str) -> Result<Config, Problem> {
    let table = DeTable::parse(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        place(text, offset, error.message())
    })?;
    let top = Table::new(text, "", table.get_ref(), &["check"])?;
    let mut config = Config { file: Some(file.to_owned()), ..Config::default() };
    let Some(check) = top.table("check", &CHECK)? else { return Ok(config) };
    let folder = file.parent().unwrap_or(Path::new("."));
    config.rules = rules(&check)?;
    config.extensions = check
        .list("extensions", |ending| Ok(ending.trim_start_matches('.').to_ascii_lowercase()))?;
    config.exclude = check
        .list("exclude", |pattern| {
            patterns(folder, &[pattern.to_owned()]).map(|_| pattern.to_owned())
        })?
        .unwrap_or_default();
    config.baseline = check.word("baseline", |name| Ok(folder.join(name)))?;
    config.max_warnings = check.number("max-warnings")?;
    config.contrast = check.switch("contrast")?;
    let most = check.number("max-count")?;
    config.max_count = most.map(|most| usize::try_from(most).unwrap_or(usize::MAX));
    let known: Vec<&str> = ["paths"].into_iter().chain(RULES).collect();
    for table in check.tables("overrides", &known)? {
        let words = table.list("paths", |pattern| Ok(pattern.to_owned()))?.unwrap_or_default();
        if words.is_empty() {
            return Err(table.lacks("paths", "a list of patterns"));
        }
        config.overrides.push(Overriding {
            paths: patterns(folder, &words)?,
            patterns: words,
            rules: rules(&table)?,
        });
    }
    Ok(config)
}

fn rules(table: &Table<'_>) -> Result<RuleSettings, Problem> {
    Ok(RuleSettings {
        select: table.list("select", str::parse)?.unwrap_or_default(),
        ignore: table.list("ignore", str::parse)?.unwrap_or_default(),
        severity: table.pairs("severity", |rules, severity| {
            Ok(Weighing { rules: rules.parse()?, severity: severity_named(severity)? })
        })?,
        templates: table.list("templates", template)?,
        fragment: table.word("fragment", |text| {
            let fragment: Fragment = text.parse().map_err(|error| format!("{error}"))?;
            Ok((text.to_owned(), fragment))
        })?,
    })
}

fn template(name: &str) -> Result<Templates, String> {
    Templates::from_str(name, true).map_err(|_| {
        let names = Templates::value_variants().iter().map(|kind| kind.as_str());
        match nearest(name, names.clone()) {
            Some(near) => format!("unknown template language `{name}`; did you mean `{near}`?"),
            None => {
                let names: Vec<_> = names.collect();
                format!("unknown template language `{name}`; use {}", names.join(", "))
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_have_places() {
        let cases = [
            ("[check]\nselct = []", "2:1: unknown key `selct` in [check]; did you mean `select`?"),
            ("[chek]", "1:2: unknown key `chek` at the top of the file; did you mean `check`?"),
            ("[check]\nselect = 1", "2:10: `select` must be a list of strings"),
            ("[check]\nselect = ['nosuch-rule-zzzz']", "2:11: unknown rule `nosuch-rule-zzzz`"),
            (
                "[check.severity]\nobsolete-elemnt = 'error'",
                "2:1: unknown rule `obsolete-elemnt`; did you mean `obsolete-element`?",
            ),
            ("[check.severity]\nobsolete = 'fatal'", "2:1: `fatal` is not error"),
            ("[check]\ncontrast = 'on'", "2:12: `contrast` must be true or false"),
            ("[check]\nmax-warnings = -1", "2:16: `max-warnings` must be a number from 0"),
            (
                "[check]\ntemplates = ['jinga']",
                "2:14: unknown template language `jinga`; did you mean `jinja`?",
            ),
            ("[check]\nfragment = 'nosuch element x'", "2:12: "),
            ("[[check.overrides]]\npath = []", "2:1: unknown key `path` in [check.overrides]"),
            ("[[check.overrides]]\nignore = []", "2:1: [check.overrides] needs `paths`, a list of"),
            ("[[check.overrides]]\npaths = []", "2:1: [check.overrides] needs `paths`"),
            ("[check", "1:7: "),
        ];
        for (text, expected) in cases {
            let found = read(Path::new("/a/treewright.toml"), text).unwrap_err();
            assert!(found.starts_with(expected), "{text}: {found}");
        }
    }

    #[test]
    fn paths_have_settings_of_their_own() {
        let text = "[check]\nignore = ['obsolete']\n[[check.overrides]]\npaths = ['old/**', '!old/new/**']\n\
                    select = ['duplicate-attribute']\n[check.severity]\nduplicate-attribute = 'info'\n";
        let config = read(Path::new("/a/treewright.toml"), text).unwrap();
        let count =
            |path: &str| config.settings_of(Some(Path::new(path))).selection.changed().count();
        assert!(count("/a/old/x.html") > count("/a/x.html"));
        assert_eq!(count("/a/old/new/x.html"), count("/a/x.html"));
    }
}
