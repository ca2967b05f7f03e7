//! The book below `docs` and the pages at the root of the repository: links resolve, every page is in the
//! table of contents, and every block of code has a test or a reason not to run. The blocks themselves run
//! elsewhere: those of the command in `crates/cli`, Rust as documentation tests, Python in
//! `.ci/health python`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use treewright_testing::suites::report;

/// Links with this prefix are files of the repository.
const FILES_OF_THE_REPOSITORY: &str = "https://github.com/treewright/treewright/blob/main/";

/// The reasons not to run a block (`no-run=REASON` after the language), with the number of blocks.
const NOT_RUN: [(&str, usize); 9] = [
    // It needs test data or pages that are not part of the repository.
    ("data", 4),
    // `.ci/health` runs the examples for Spark, Ray, Daft and DataFusion.
    ("engine", 4),
    // It builds and installs programs.
    ("installs", 4),
    // It measures, or takes more than a few minutes.
    ("long", 19),
    ("network", 1),
    // It needs the nightly toolchain and cargo-fuzz.
    ("nightly", 6),
    // It is for a program that is not part of the repository.
    ("other-program", 1),
    // It is a configuration of a service.
    ("service", 3),
    // It runs the tests.
    ("tests", 2),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A Markdown file, by its path in the repository.
struct Page {
    path: String,
    text: String,
}

impl Page {
    fn read(path: &str) -> Self {
        let text = std::fs::read_to_string(root().join(path));
        Self { path: path.to_owned(), text: text.unwrap_or_else(|error| panic!("{path}: {error}")) }
    }

    fn events(&self) -> impl Iterator<Item = Event<'_>> {
        Parser::new_ext(&self.text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH)
    }

    /// The targets of links and images.
    fn links(&self) -> Vec<String> {
        self.events()
            .filter_map(|event| match event {
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    Some(dest_url.into_string())
                }
                _ => None,
            })
            .collect()
    }

    /// The identifiers of the headings, as mdBook and forges make them.
    fn anchors(&self) -> BTreeSet<String> {
        let (mut anchors, mut heading) = (BTreeSet::new(), None::<String>);
        let mut times = BTreeMap::<String, usize>::new();
        for event in self.events() {
            match (event, &mut heading) {
                (Event::Start(Tag::Heading { .. }), _) => heading = Some(String::new()),
                (Event::End(TagEnd::Heading(_)), Some(text)) => {
                    let id = identifier(text);
                    let before = times.entry(id.clone()).or_default();
                    anchors.insert(if *before == 0 { id } else { format!("{id}-{before}") });
                    *before += 1;
                    heading = None;
                }
                (Event::Text(part) | Event::Code(part), Some(text)) => text.push_str(&part),
                _ => {}
            }
        }
        anchors
    }

    /// The info strings of the fenced blocks of code, with the blocks.
    fn blocks(&self) -> Vec<(String, String)> {
        let mut blocks = Vec::new();
        let mut open = false;
        for event in self.events() {
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) => {
                    blocks.push((info.into_string(), String::new()));
                    open = true;
                }
                Event::End(TagEnd::CodeBlock) => open = false,
                Event::Text(text) if open => {
                    if let Some((_, block)) = blocks.last_mut() {
                        block.push_str(&text);
                    }
                }
                _ => {}
            }
        }
        blocks
    }
}

fn identifier(heading: &str) -> String {
    let kept = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | ' ');
    let text = heading.trim().to_lowercase();
    text.chars().filter(|&c| kept(c)).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The paths of all Markdown files below a folder of the repository.
fn markdown_below(folder: &str) -> Vec<String> {
    let (mut found, mut work) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = work.pop() {
        for entry in std::fs::read_dir(root().join(&folder)).expect("it is there") {
            let entry = entry.expect("it can be read");
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
            let skipped = [".git", "target", "node_modules", "corpus", "artifacts", "seeds"];
            if entry.path().is_dir() {
                if !skipped.contains(&&*entry.file_name().to_string_lossy()) {
                    work.push(path);
                }
            } else if is_markdown(&path) {
                found.push(path.trim_start_matches("./").to_owned());
            }
        }
    }
    found.sort();
    found
}

/// The pages of the book.
fn book() -> Vec<Page> {
    let paths = markdown_below("docs");
    paths.iter().filter(|path| *path != "docs/SUMMARY.md").map(|path| Page::read(path)).collect()
}

/// The path that a relative link on a page leads to, from the root of the repository.
fn resolved(page: &str, link: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let folder = Path::new(page).parent().unwrap_or_else(|| Path::new(""));
    for part in folder.join(link).components() {
        match part {
            Component::ParentDir => {
                parts.pop();
            }
            Component::Normal(name) => parts.push(name.to_string_lossy().into_owned()),
            _ => {}
        }
    }
    parts.join("/")
}

#[test]
fn links_lead_to_files_and_headings() {
    let mut complaints = Vec::new();
    let mut anchors = BTreeMap::<String, BTreeSet<String>>::new();
    // A part of a generated page has the links of that page.
    let paths = markdown_below(".").into_iter().filter(|path| !path.starts_with("xtask/src/"));
    for path in paths {
        let page = Page::read(&path);
        for link in page.links() {
            let in_repository = link.strip_prefix(FILES_OF_THE_REPOSITORY);
            if in_repository.is_none() && (link.contains("://") || link.starts_with("mailto:")) {
                continue;
            }
            let target = in_repository.unwrap_or(&link);
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let target = match (in_repository, file) {
                (Some(_), _) => file.to_owned(),
                (None, "") => path.clone(),
                (None, _) => resolved(&path, file),
            };
            if !root().join(&target).exists() {
                complaints.push(format!("{path}: {link}: no such file"));
            } else if path.starts_with("docs/")
                // A folder is not a page.
                && !(target.starts_with("docs/") && root().join(&target).is_file())
                && in_repository.is_none()
            {
                complaints.push(format!(
                    "{path}: {link}: it is not in the book; write {FILES_OF_THE_REPOSITORY}{target}"
                ));
            } else if !anchor.is_empty() && is_markdown(&target) {
                let known =
                    anchors.entry(target).or_insert_with_key(|target| Page::read(target).anchors());
                if !known.contains(anchor) {
                    complaints.push(format!("{path}: {link}: no such heading"));
                }
            }
        }
    }
    report(&complaints);
}

/// Links to files of the repository from documentation of Rust and from help texts.
#[test]
fn addresses_of_files_in_code_are_right() {
    let mut complaints = Vec::new();
    let mut work: Vec<PathBuf> = ["crates", "bindings/python", "bench/src", "xtask/src"]
        .iter()
        .map(|folder| root().join(folder))
        .collect();
    while let Some(folder) = work.pop() {
        for entry in std::fs::read_dir(&folder).expect("it is there") {
            let path = entry.expect("it can be read").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "target" && name != "data" && !name.starts_with('.') {
                    work.push(path);
                }
                continue;
            }
            // This file has paths that are examples.
            if ![".rs", ".py", ".toml"].iter().any(|end| name.ends_with(end)) || name == "book.rs" {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("it can be read");
            // Addresses, and page names in code and help texts.
            for start in [FILES_OF_THE_REPOSITORY, "docs/"] {
                for (at, _) in text.match_indices(start) {
                    let before = text[..at].chars().next_back();
                    if start == "docs/" && before.is_some_and(|c| c.is_alphanumeric() || c == '/') {
                        continue;
                    }
                    let rest =
                        text[at..].strip_prefix(FILES_OF_THE_REPOSITORY).unwrap_or(&text[at..]);
                    let end = rest.find(|c: char| !c.is_alphanumeric() && !"/-_.".contains(c));
                    let file = rest[..end.unwrap_or(rest.len())].trim_end_matches('.');
                    if is_markdown(file) && !root().join(file).exists() {
                        complaints.push(format!("{}: {file}", path.display()));
                    }
                }
            }
        }
    }
    report(&complaints);
}

#[test]
fn the_table_of_contents_has_every_page() {
    let summary = Page::read("docs/SUMMARY.md");
    let mut listed = BTreeSet::new();
    let mut complaints = Vec::new();
    for link in summary.links().iter().filter(|link| !link.is_empty()) {
        if !listed.insert(resolved("docs/SUMMARY.md", link)) {
            complaints.push(format!("{link} is listed twice"));
        }
    }
    for page in book() {
        if !listed.contains(&page.path) {
            complaints.push(format!("{} is not in docs/SUMMARY.md", page.path));
        }
    }
    report(&complaints);
}

/// The pages with blocks of code, except those of rules, whose examples the checker's tests run.
fn pages_with_code() -> Vec<Page> {
    let others = ["README.md", "SECURITY.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"];
    let mut pages: Vec<Page> = others.iter().map(|path| Page::read(path)).collect();
    pages.extend(book().into_iter().filter(|page| !page.path.starts_with("docs/rules/")));
    pages
}

/// The pages whose code has its own test: `crates/testing/tests/coming_from`, `.ci/health coming-from`.
const OF_THEIR_OWN: [&str; 1] = ["docs/guide/coming-from.md"];

#[test]
fn every_block_of_code_runs_or_says_why_not() {
    let mut complaints = Vec::new();
    let mut not_run = BTreeMap::<String, usize>::new();
    for page in pages_with_code() {
        if OF_THEIR_OWN.contains(&&*page.path) {
            continue;
        }
        for (info, _) in page.blocks() {
            let mut words = info.split(',');
            let language = words.next().unwrap_or_default();
            let mut runs = true;
            for word in words {
                if let Some(reason) = word.strip_prefix("no-run=") {
                    *not_run.entry(reason.to_owned()).or_default() += 1;
                    runs = false;
                } else if !(word.starts_with("file=") || language == "rust" && word == "no_run") {
                    complaints.push(format!("{}: `{info}`: `{word}` is not known", page.path));
                }
            }
            let known = ["console", "html", "js", "json", "python", "rust", "sh", "text", "toml"];
            if runs && !known.contains(&language) {
                complaints.push(format!("{}: `{info}`: no test runs this language", page.path));
            }
        }
    }
    report(&complaints);
    let counted: Vec<(&str, usize)> =
        not_run.iter().map(|(reason, count)| (&**reason, *count)).collect();
    assert_eq!(counted, NOT_RUN, "blocks that do not run, by their reasons");
}

/// Blocks of Rust are documentation tests of a crate that includes the page.
#[test]
fn pages_with_rust_are_tested_as_documentation() {
    let mut complaints = Vec::new();
    let mut included = BTreeSet::new();
    for entry in std::fs::read_dir(root().join("crates")).expect("it is there") {
        let folder = entry.expect("it can be read").path();
        for file in ["src/lib.rs", "src/book.rs"] {
            let text = std::fs::read_to_string(folder.join(file)).unwrap_or_default();
            let from = folder.join(file);
            for part in text.split("include_str!(\"").skip(1) {
                let path = part.split('"').next().unwrap_or_default();
                let path = from.with_file_name(path);
                included.extend(path.canonicalize().ok());
            }
        }
    }
    for page in pages_with_code() {
        let has_rust = page.blocks().iter().any(|(info, _)| info.split(',').next() == Some("rust"));
        let path = root().join(&page.path).canonicalize().expect("it is there");
        if has_rust && !OF_THEIR_OWN.contains(&&*page.path) && !included.contains(&path) {
            complaints
                .push(format!("{}: no crate includes it for its documentation tests", page.path));
        }
    }
    report(&complaints);
}

/// Phrases that are unusual in English technical documentation, in lower case, with the characters around
/// them.
pub(crate) const UNUSUAL: [&str; 15] = [
    " inside of ",
    " outside of ",
    "whoever",
    " mend ",
    " mended",
    " mends ",
    " in place of ",
    "nobody",
    " beside ",
    " besides ",
    " told ",
    " trouble",
    "there is no ",
    "there are no ",
    "there is none",
];

/// Returns true for the path of a page.
fn is_markdown(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "md")
}

/// The prose of a page, without code. The options of a command, which are its help, are prose too.
fn prose(page: &Page) -> Vec<String> {
    let (mut paragraphs, mut paragraph) = (Vec::new(), String::from(" "));
    let mut in_code = false;
    for event in page.events() {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            Event::Text(_) if in_code => {}
            Event::Text(text) => paragraph.push_str(&text),
            Event::Code(_) => paragraph.push('`'),
            Event::SoftBreak | Event::HardBreak => paragraph.push(' '),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell) => {
                paragraph.push(' ');
                paragraphs.push(std::mem::replace(&mut paragraph, String::from(" ")));
            }
            _ => {}
        }
    }
    paragraphs.push(paragraph);
    paragraphs
}

/// CONTRIBUTING.md: "Write plain English".
#[test]
fn the_english_is_plain() {
    // Messages of this and of another checker, which are quoted.
    let quoting = ["docs/guide/coming-from-vnu.md", "docs/internals/reviewed-messages.md"];
    let mut complaints = Vec::new();
    for page in pages_with_code().iter().filter(|page| !quoting.contains(&&*page.path)) {
        for paragraph in prose(page) {
            let lower = paragraph.to_lowercase();
            for phrase in UNUSUAL.iter().filter(|phrase| lower.contains(**phrase)) {
                let at = lower.find(phrase).unwrap_or_default();
                let context: String = lower
                    .chars()
                    .skip(lower[..at].chars().count().saturating_sub(30))
                    .take(80)
                    .collect();
                complaints.push(format!("{}: `{}`: …{context}…", page.path, phrase.trim()));
            }
        }
    }
    report(&complaints);
}

#[test]
fn identifiers_of_headings() {
    let page = Page {
        path: String::new(),
        text: "# `treewright parse`\n\n## A & B: 2.0\n\n## Same\n\n## Same\n\n[x](a.md#b)\n"
            .to_owned(),
    };
    let anchors: Vec<_> = page.anchors().into_iter().collect();
    assert_eq!(anchors, ["a--b-20", "same", "same-1", "treewright-parse"]);
    assert_eq!(page.links(), ["a.md#b"]);
    assert_eq!(resolved("docs/guide/a.md", "../b/c.md"), "docs/b/c.md");
}
