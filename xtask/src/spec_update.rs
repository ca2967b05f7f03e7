//! `cargo xtask spec-update DIR [--page FILE]`: moves the pin to a newer text of the standard and lists the
//! places of the code to read again.
//!
//! DIR holds the text as `spec/PIN` lists it: plain text files whose headings are followed by `[#anchor]`,
//! and a README.md with the date of publication. FILE is the standard on one HTML page; only it has the ids
//! of definitions, so without it the definitions are kept unchanged. Only names, ids and hashes are
//! written.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const URL: &str = "https://html.spec.whatwg.org/multipage/";

/// A heading of the text, with the text under it.
struct Section {
    page: String,
    anchor: String,
    title: String,
    hash: String,
}

/// A line of `spec/anchors.txt` that is not a heading.
struct Definition {
    page: String,
    anchor: String,
    /// The anchor of the heading above it, `None` for definitions elsewhere in the standard.
    section: Option<String>,
}

/// Rewrites the files under `spec/` that depend on the text, and prints the work list.
pub(crate) fn run(root: &Path, directory: &str, page: Option<&str>) -> Result<(), String> {
    let spec = root.join("spec");
    let pin = read(&spec.join("PIN"))?;
    let readme = read(&Path::new(directory).join("README.md"))?;
    let date = publication_date(&readme)
        .ok_or("README.md of the text does not say \"published <day> <month> <year>\"")?;
    let sections = read_sections(&pin, Path::new(directory))?;
    let old_hashes = read_hashes(&read(&spec.join("sections.tsv")).unwrap_or_default());
    let old_definitions = read_definitions(&read(&spec.join("anchors.txt")).unwrap_or_default());
    let definitions = match page {
        Some(page) => definitions_of_page(&read(Path::new(page))?, &sections, &old_definitions),
        None => kept_definitions(&sections, old_definitions),
    };
    work_list(root, &sections, &definitions, &old_hashes)?;
    for (file, text) in [
        ("PIN", with_date(&pin, &date)),
        ("anchors.txt", anchors_text(&sections, &definitions)),
        ("sections.tsv", sections_text(&sections)),
        ("states.txt", states_text(&sections)),
        ("modes.txt", modes_text(&sections)),
    ] {
        let path = spec.join(file);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    println!("spec/ now follows the standard of {date}");
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The lines of a data file that are not comments, split at tabs.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

/// `published 16 September 2026` as `2026-09-16`.
fn publication_date(text: &str) -> Option<String> {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    words.windows(4).find_map(|words| {
        let [published, day, month, year] = words else {
            return None;
        };
        let month = MONTHS.iter().position(|name| name == month)? + 1;
        let (day, year): (u8, u16) = (day.parse().ok()?, year.parse().ok()?);
        (*published == "published").then(|| format!("{year:04}-{month:02}-{day:02}"))
    })
}

fn with_date(pin: &str, date: &str) -> String {
    let lines = pin.lines().map(|line| match line.strip_prefix("date\t") {
        Some(_) => format!("date\t{date}\n"),
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// Reads the text: a heading opens a section, which ends at the next heading of any level.
fn read_sections(pin: &str, directory: &Path) -> Result<Vec<Section>, String> {
    let mut sections: Vec<Section> = Vec::new();
    for row in rows(pin) {
        let ["text", file, page] = row.as_slice() else {
            continue;
        };
        let mut open: Option<(Section, String)> = None;
        for line in read(&directory.join(file))?.lines() {
            if let Some((title, anchor)) = heading(line) {
                sections.extend(open.take().map(close));
                let section = Section {
                    page: (*page).to_owned(),
                    anchor: anchor.to_owned(),
                    title: title.to_owned(),
                    hash: String::new(),
                };
                open = Some((section, title.to_owned()));
            } else if let Some((_, text)) = &mut open {
                text.push('\n');
                text.push_str(line);
            }
        }
        sections.extend(open.take().map(close));
    }
    Ok(sections)
}

fn close((section, text): (Section, String)) -> Section {
    Section { hash: hash(&text), ..section }
}

/// Title (without its number) and anchor of a heading line.
fn heading(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_prefix("##")?.trim_start_matches('#').trim();
    let (title, anchor) = rest.strip_suffix(']')?.rsplit_once("[#")?;
    let title = title.trim();
    let title = match title.split_once(' ') {
        Some((number, name)) if number.starts_with(|c: char| c.is_ascii_digit()) => name,
        _ => title,
    };
    Some((title, anchor))
}

/// FNV-1a over the words, so that a different line break does not change it.
fn hash(text: &str) -> String {
    let hash = text
        .split_whitespace()
        .flat_map(|word| word.bytes().chain([b' ']))
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{hash:016x}")
}

fn read_hashes(text: &str) -> HashMap<String, String> {
    rows(text)
        .filter_map(|row| match row.as_slice() {
            [anchor, hash] => Some(((*anchor).to_owned(), (*hash).to_owned())),
            _ => None,
        })
        .collect()
}

fn read_definitions(text: &str) -> Vec<Definition> {
    rows(text)
        .filter_map(|row| {
            let (place, section) = match row.as_slice() {
                ["definition", place, section] => (place, Some((*section).to_owned())),
                ["elsewhere", place] => (place, None),
                _ => return None,
            };
            let (page, anchor) = place.split_once('#')?;
            Some(Definition { page: page.to_owned(), anchor: anchor.to_owned(), section })
        })
        .collect()
}

/// Every `<dfn id>` under the headings of the text, in the page's order; then the definitions elsewhere
/// whose ids the page still has.
fn definitions_of_page(page: &str, sections: &[Section], old: &[Definition]) -> Vec<Definition> {
    let pages: HashMap<&str, &str> =
        sections.iter().map(|section| (section.anchor.as_str(), section.page.as_str())).collect();
    let mut found = Vec::new();
    let mut ids = HashSet::new();
    let mut heading = "";
    for tag in page.split('<').skip(1) {
        let Some(id) = id_of(tag) else { continue };
        ids.insert(id);
        let bytes = tag.as_bytes();
        if bytes[0] == b'h' && bytes[1].is_ascii_digit() {
            heading = id;
        } else if tag.starts_with("dfn ")
            && let Some(page) = pages.get(heading)
        {
            found.push(Definition {
                page: (*page).to_owned(),
                anchor: id.to_owned(),
                section: Some(heading.to_owned()),
            });
        }
    }
    for definition in old.iter().filter(|definition| definition.section.is_none()) {
        if ids.contains(definition.anchor.as_str()) {
            found.push(Definition {
                page: definition.page.clone(),
                anchor: definition.anchor.clone(),
                section: None,
            });
        } else {
            println!("gone: {}#{}", definition.page, definition.anchor);
        }
    }
    found
}

/// The `id` of a start tag, given without its `<`.
fn id_of(tag: &str) -> Option<&str> {
    let (tag, _) = tag.split_once('>')?;
    let (_, value) = tag.split_once(" id=\"")?;
    Some(value.split_once('"')?.0)
}

/// Without the page: the definitions whose sections still exist.
fn kept_definitions(sections: &[Section], old: Vec<Definition>) -> Vec<Definition> {
    let anchors: HashSet<&str> = sections.iter().map(|section| section.anchor.as_str()).collect();
    let (kept, lost): (Vec<_>, Vec<_>) = old.into_iter().partition(|definition| {
        definition.section.as_deref().is_none_or(|section| anchors.contains(section))
    });
    for definition in lost {
        println!("its section is gone: {}#{}", definition.page, definition.anchor);
    }
    kept
}

/// Prints the sections of the standard that changed, and the places of the code that cite them.
fn work_list(
    root: &Path,
    sections: &[Section],
    definitions: &[Definition],
    old: &HashMap<String, String>,
) -> Result<(), String> {
    let new: HashMap<&str, &str> =
        sections.iter().map(|section| (section.anchor.as_str(), section.hash.as_str())).collect();
    let mut owners: HashMap<&str, &str> = new.keys().map(|anchor| (*anchor, *anchor)).collect();
    for definition in definitions {
        if let Some(section) = &definition.section {
            owners.insert(&definition.anchor, section);
        }
    }
    let elsewhere: HashSet<&str> = definitions
        .iter()
        .filter(|definition| definition.section.is_none())
        .map(|definition| definition.anchor.as_str())
        .collect();
    for section in sections.iter().filter(|section| !old.contains_key(&section.anchor)) {
        println!("new: {}#{} ({})", section.page, section.anchor, section.title);
    }
    let classic = read(&root.join("spec/classic-modes.txt"))?;
    let classic: HashSet<&str> = rows(&classic).filter_map(|row| row.get(1).copied()).collect();
    let mut cited = citations(root)?;
    cited.retain(|anchor, _| !classic.contains(anchor.as_str()));
    for (anchor, places) in cited {
        let state = match owners.get(anchor.as_str()) {
            None if elsewhere.contains(anchor.as_str()) => continue,
            None => "not in the text".to_owned(),
            Some(owner) if old.get(*owner).map(String::as_str) == new.get(owner).copied() => {
                continue;
            }
            Some(owner) if *owner == anchor => "changed".to_owned(),
            Some(owner) => format!("changed, in {owner}"),
        };
        println!("{anchor}: {state}");
        for place in places {
            println!("    {place}");
        }
    }
    Ok(())
}

/// The anchors that the sources of the crates cite, with the citing places (`file:line`).
fn citations(root: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    let mut cited: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut folders: Vec<PathBuf> = Vec::new();
    for crate_folder in entries(&root.join("crates"))? {
        folders.push(crate_folder.join("src"));
    }
    while let Some(folder) = folders.pop() {
        for path in entries(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let file = path.strip_prefix(root).unwrap_or(&path).display().to_string();
                for (number, line) in read(&path)?.lines().enumerate() {
                    for anchor in cited_anchors(line) {
                        let place = format!("{file}:{}", number + 1);
                        cited.entry(anchor.to_owned()).or_default().push(place);
                    }
                }
            }
        }
    }
    Ok(cited)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let read = || {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()
    };
    read().map_err(|error| format!("{}: {error}", folder.display()))
}

/// The anchors in the standard's addresses on a line.
fn cited_anchors(line: &str) -> impl Iterator<Item = &str> {
    line.split(URL).skip(1).filter_map(|url| {
        let end = url.find(|c: char| c.is_whitespace() || "<>`\"]".contains(c));
        let mut url = url[..end.unwrap_or(url.len())].trim_end_matches(['.', ',']);
        if url.ends_with(')') && !url.contains('(') {
            url = url.trim_end_matches(')');
        }
        Some(url.split_once('#')?.1)
    })
}

fn anchors_text(sections: &[Section], definitions: &[Definition]) -> String {
    let mut text = String::from(
        "# Made by `cargo xtask spec-update`, the last part by hand. Anchors of the HTML Standard of the date in PIN.\n\
         \n# Headings.\n",
    );
    for section in sections {
        let _ = writeln!(text, "heading\t{}#{}", section.page, section.anchor);
    }
    text.push_str("\n# Definitions, each with the heading it stands under.\n");
    let (inside, elsewhere): (Vec<_>, Vec<_>) =
        definitions.iter().partition(|definition| definition.section.is_some());
    for definition in inside {
        let section = definition.section.as_deref().unwrap_or_default();
        let _ = writeln!(text, "definition\t{}#{}\t{section}", definition.page, definition.anchor);
    }
    text.push_str("\n# Elsewhere in the standard: other cited anchors. Add lines here.\n");
    for definition in elsewhere {
        let _ = writeln!(text, "elsewhere\t{}#{}", definition.page, definition.anchor);
    }
    text
}

fn sections_text(sections: &[Section]) -> String {
    let mut text = String::from(
        "# Made by `cargo xtask spec-update`: each heading's anchor and a hash of the text under it.\n",
    );
    for section in sections {
        let _ = writeln!(text, "{}\t{}", section.anchor, section.hash);
    }
    text
}

fn states_text(sections: &[Section]) -> String {
    let mut text = String::from(
        "# Made by `cargo xtask spec-update`: the states of the tokenizer and their anchors.\n",
    );
    let tokenization = sections.iter().skip_while(|section| section.anchor != "tokenization");
    for section in tokenization.take_while(|section| section.anchor != "tree-construction") {
        if section.title.ends_with(" state") {
            let _ = writeln!(text, "{}\t{}", section.title, section.anchor);
        }
    }
    text
}

fn modes_text(sections: &[Section]) -> String {
    let mut text = String::from(
        "# Made by `cargo xtask spec-update`: the insertion modes and their anchors, and the rules for foreign content.\n",
    );
    for section in sections {
        let mode = section
            .title
            .strip_prefix("The \"")
            .and_then(|rest| rest.strip_suffix("\" insertion mode"));
        if let Some(mode) = mode {
            let _ = writeln!(text, "{mode}\t{}", section.anchor);
        } else if section.title == "The rules for parsing tokens in foreign content" {
            let _ = writeln!(text, "foreign content\t{}", section.anchor);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_headings_and_dates() {
        assert_eq!(
            heading("##### 13.2.5.1 Data state  [#data-state]"),
            Some(("Data state", "data-state"))
        );
        assert_eq!(
            heading("### `write()`  [#document.write()]"),
            Some(("`write()`", "document.write()"))
        );
        assert_eq!(heading("Data state"), None);
        let date = publication_date("The text as published 6 May 2027, in parts.");
        assert_eq!(date.as_deref(), Some("2027-05-06"));
        assert_eq!(publication_date("published soon"), None);
    }

    #[test]
    fn finds_definitions_under_headings() {
        let section = Section {
            page: "parsing.html".to_owned(),
            anchor: "b".to_owned(),
            title: "B".to_owned(),
            hash: hash("B"),
        };
        let page = "<h3 id=\"a\">A</h3><dfn id=\"x\">x</dfn><h4 class=\"c\" id=\"b\">B</h4><p><dfn id=\"y\">y</dfn>";
        let found = definitions_of_page(page, &[section], &[]);
        let found: Vec<_> = found.iter().map(|found| found.anchor.as_str()).collect();
        assert_eq!(found, ["y"]);
    }

    #[test]
    fn finds_cited_anchors() {
        let line = format!("/// ([x]({URL}p.html#a)), <{URL}p.html#write()>, {URL}p.html#b.");
        assert_eq!(cited_anchors(&line).collect::<Vec<_>>(), ["a", "write()", "b"]);
    }

    #[test]
    fn a_hash_ignores_line_breaks_only() {
        assert_eq!(hash("a b\n  c"), hash("a b c"));
        assert_ne!(hash("a b c"), hash("a bc"));
    }
}
