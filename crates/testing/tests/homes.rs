//! One home for each algorithm: `data/homes.tsv` has the algorithms that several crates once implemented,
//! the signs that identify a copy, and the files where they may be.
//!
//! A sign is searched for in the code of the packages, without comments and tests. It is of one of three
//! kinds:
//!
//! - `name`: the name of a function, or several separated by `|`;
//! - `phrase`: consecutive tokens, such as `% 400` of the rule for leap years;
//! - `words`: words that are close to each other in any order, in names and in texts, such as the list of the
//!   elements that a rule is about. They find a copy under another name.
//!
//! Each row has a line of a former copy, and a test verifies that its sign finds it.

use std::path::{Path, PathBuf};

use treewright_testing::suites::{report, table};

/// The folders with the code that rows cover. The models of `crates/testing` are separate on purpose.
const FOLDERS: [&str; 2] = ["crates", "bindings"];
const LEFT_OUT: [&str; 1] = ["crates/testing/"];

/// The number of tokens among which all words of a row occur.
const SPAN: usize = 48;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Token {
    text: String,
    line: usize,
}

/// The tokens of Rust: words in lower case, numbers without `_`, the words of texts, and single characters.
/// Comments are left out.
fn tokens(code: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (code, 1);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(inside) = rest.strip_prefix('"') {
            let mut escaped = false;
            let end = inside.find(|c| {
                let ends = c == '"' && !escaped;
                escaped = c == '\\' && !escaped;
                ends
            });
            let text = &inside[..end.unwrap_or(inside.len())];
            let words =
                text.split(|c: char| !is_word(c) && c != '-').filter(|word| !word.is_empty());
            found.extend(words.map(|word| Token { text: word.to_lowercase(), line }));
            text.len() + 2
        } else if is_word(first) {
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let word = &rest[..end];
            let is_number = first.is_ascii_digit();
            let text = if is_number { word.replace('_', "") } else { word.to_lowercase() };
            found.push(Token { text, line });
            end
        } else if first == '\'' {
            // A character in quotes, or the start of a lifetime.
            let quoted = rest[1..].find('\'').filter(|end| *end <= 10 && *end > 0);
            match quoted {
                Some(end) if rest[1..].starts_with('\\') || rest[1..=end].chars().count() == 1 => {
                    end + 2
                }
                _ => 1,
            }
        } else {
            if !first.is_whitespace() {
                found.push(Token { text: first.to_string(), line });
            }
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length.min(rest.len()));
        line += token.matches('\n').count();
        rest = after;
    }
    found
}

/// The tokens without those of modules for tests; with the names of such modules that are separate files.
fn without_tests(all: Vec<Token>) -> (Vec<Token>, Vec<String>) {
    let (mut kept, mut files) = (Vec::new(), Vec::new());
    let mut all = all.into_iter().peekable();
    while let Some(token) = all.next() {
        kept.push(token);
        let texts: Vec<&str> = kept.iter().rev().take(7).map(|token| token.text.as_str()).collect();
        if texts != ["]", ")", "test", "(", "cfg", "[", "#"] {
            continue;
        }
        // The item: up to its end, or the end of its block. A field ends with a comma, or with its
        // container.
        let (mut depth, mut item) = (0_usize, Vec::<String>::new());
        while let Some(token) = all.next_if(|token| depth > 0 || token.text != "}") {
            let text = token.text;
            match text.as_str() {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            let is_field =
                !item.iter().any(|word| ["fn", "impl", "struct", "enum"].contains(&word.as_str()));
            let ends = depth == 0 && (text == "}" || text == ";" || text == "," && is_field);
            item.push(text);
            if ends {
                break;
            }
        }
        if let [.., keyword, name, end] = &item[..]
            && keyword == "mod"
            && end == ";"
        {
            files.push(name.clone());
        }
    }
    (kept, files)
}

/// The tokens of all files, by their paths from the top of the repository.
fn sources() -> Vec<(String, Vec<Token>)> {
    let (mut found, mut of_tests) = (Vec::new(), Vec::new());
    let mut work: Vec<PathBuf> = FOLDERS.iter().map(|folder| repository().join(folder)).collect();
    while let Some(folder) = work.pop() {
        for entry in std::fs::read_dir(&folder).expect("it is there") {
            let path = entry.expect("it can be read").path();
            let name = path.file_name().expect("it has one").to_string_lossy().into_owned();
            if path.is_dir() {
                if !["target", "tests", "benches", "examples", "generated"].contains(&name.as_str())
                {
                    work.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && name != "generated.rs"
            {
                let text = std::fs::read_to_string(&path).expect("it can be read");
                let (tokens, tests) = without_tests(tokens(&text));
                let stem = path.file_stem().expect("it has one");
                let inside = path.with_file_name(stem);
                let folder = if ["lib", "mod", "main"].iter().any(|root| stem == *root) {
                    folder.clone()
                } else {
                    inside
                };
                of_tests.extend(tests.iter().map(|test| folder.join(format!("{test}.rs"))));
                found.push((path, tokens));
            }
        }
    }
    let root = repository();
    let mut named = Vec::new();
    for (path, tokens) in found {
        let shown = path.strip_prefix(&root).expect("it is below").display().to_string();
        let shown = shown.replace('\\', "/");
        if !of_tests.contains(&path) && !LEFT_OUT.iter().any(|folder| shown.starts_with(folder)) {
            named.push((shown, tokens));
        }
    }
    named
}

/// A sign of an algorithm.
enum Sign {
    Names(Vec<String>),
    Phrase(Vec<String>),
    Words(Vec<String>),
}

impl Sign {
    fn new(kind: &str, pattern: &str) -> Self {
        let texts = |pattern: &str| tokens(pattern).into_iter().map(|token| token.text).collect();
        match kind {
            "name" => Self::Names(pattern.split('|').map(str::to_owned).collect()),
            "phrase" => Self::Phrase(texts(pattern)),
            "words" => Self::Words(pattern.split(' ').map(str::to_owned).collect()),
            _ => panic!("unknown kind {kind}"),
        }
    }

    /// The lines at which it is found.
    fn find(&self, code: &[Token]) -> Vec<usize> {
        match self {
            Self::Names(names) => code
                .windows(2)
                .filter(|pair| pair[0].text == "fn" && names.contains(&pair[1].text))
                .map(|pair| pair[1].line)
                .collect(),
            Self::Phrase(phrase) => code
                .windows(phrase.len())
                .filter(|window| window.iter().map(|token| &token.text).eq(phrase))
                .map(|window| window[0].line)
                .collect(),
            Self::Words(words) => {
                let mut lines = Vec::new();
                let mut last = vec![None; words.len()];
                for (position, token) in code.iter().enumerate() {
                    let Some(word) = words.iter().position(|word| *word == token.text) else {
                        continue;
                    };
                    last[word] = Some(position);
                    let first = last.iter().copied().min().flatten();
                    if first.is_some_and(|first| position - first < SPAN) {
                        lines.push(token.line);
                        last.fill(None);
                    }
                }
                lines
            }
        }
    }
}

#[test]
fn each_algorithm_has_one_home() {
    let sources = sources();
    assert!(sources.len() > 1000, "only {} files", sources.len());
    let mut complaints = Vec::new();
    for row in table("homes.tsv", 5) {
        let [algorithm, kind, pattern, homes] = [0, 1, 2, 3].map(|column| row[column].as_str());
        let sign = Sign::new(kind, pattern);
        let mut left: Vec<&str> = homes.split(' ').filter(|home| *home != "-").collect();
        for (path, code) in &sources {
            let lines = sign.find(code);
            if lines.is_empty() {
                continue;
            }
            let home = homes.split(' ').find(|home| path.starts_with(home));
            match home {
                Some(home) => left.retain(|other| *other != home),
                None => complaints.extend(lines.iter().map(|line| {
                    format!("{path}:{line}: a second home of {algorithm} ({pattern}), which is in {homes}")
                })),
            }
        }
        let unused = left.iter();
        complaints
            .extend(unused.map(|home| format!("{home} has nothing of {algorithm} ({pattern})")));
    }
    report(&complaints);
}

/// A copy that is put back would be found.
#[test]
fn signs_find_the_copies_of_once() {
    let mut complaints = Vec::new();
    for row in table("homes.tsv", 5) {
        let [algorithm, kind, pattern, _, copy] =
            [0, 1, 2, 3, 4].map(|column| row[column].as_str());
        if Sign::new(kind, pattern).find(&tokens(copy)).is_empty() {
            complaints.push(format!("{pattern} does not find the copy of {algorithm}"));
        }
    }
    report(&complaints);
}

#[test]
fn tests_and_comments_are_not_homes() {
    let code = "// fn a\n/* fn a */ fn b<'a>(c: char) { c == '\\'' || \"fn A-b\" == 1_000 }\n\
                #[cfg(test)]\nmod tests {\n fn a() {}\n}\n#[cfg(test)]\nmod far;\nfn d() {}";
    let (kept, files) = without_tests(tokens(code));
    let texts: Vec<&str> = kept.iter().map(|token| token.text.as_str()).collect();
    assert!(
        texts.starts_with(&["fn", "b", "<"]) && texts.ends_with(&["fn", "d", "(", ")", "{", "}"])
    );
    assert!(texts.windows(4).any(|all| all == ["fn", "a-b", "=", "="]), "{texts:?}");
    assert!(texts.contains(&"1000"));
    assert_eq!(files, ["far"]);
    assert_eq!(Sign::new("name", "a|d").find(&kept), [9]);
    assert_eq!(Sign::new("phrase", "== 1000").find(&kept), [2]);
    assert_eq!(Sign::new("words", "a-b c").find(&kept), [2]);
    assert!(Sign::new("words", "a-b e").find(&kept).is_empty());
}
