//! `docs/guide/coming-from.md` shows everyday tasks in several libraries side by side. The functions are those
//! of the files in this folder: those in Rust are compiled and run here, and their answers compared.
//! `.ci/health coming-from` runs those in Python and JavaScript. With `RECORD=1` the page is written, and
//! otherwise it is compared.

mod html5ever_way;
mod kuchikiki_way;
mod scraper_way;
mod treewright_way;

use std::fmt::{Debug, Write as _};
use std::path::Path;

/// The tasks: the name of the function, the title, and the description.
const TASKS: [(&str, &str, &str); 12] = [
    ("title", "Title", "The title of the page."),
    ("links", "Links", "The addresses of all links, as they are written."),
    ("text", "Text", "The text of the article."),
    ("table", "Table", "The rows of the table."),
    ("form", "Form", "The names and values that the form would submit."),
    ("edit", "Edit", "The page with an attribute added to each link."),
    ("count", "Count", "The number of images without a description."),
    ("first_of_a_kind", "First of a kind", "The text of the first heading of its level."),
    ("next_sibling", "Next sibling", "The description that follows a term."),
    ("parent_with_a_class", "Parent with a class", "The id of the card that a price is in."),
    ("template_content", "Template content", "The items inside a `template` element."),
    ("positions", "Positions", "Line and column of each image without a description."),
];

/// The libraries: the title, the language, the file, and the shared functions.
const WAYS: [(&str, &str, &str); 9] = [
    ("Treewright", "rust", include_str!("treewright_way.rs")),
    ("scraper", "rust", include_str!("scraper_way.rs")),
    ("kuchikiki", "rust", include_str!("kuchikiki_way.rs")),
    ("html5ever", "rust", include_str!("html5ever_way.rs")),
    ("Treewright in Python", "python", include_str!("treewright_way.py")),
    ("selectolax", "python", include_str!("selectolax_way.py")),
    ("BeautifulSoup", "python", include_str!("beautifulsoup.py")),
    ("lxml", "python", include_str!("lxml_way.py")),
    ("cheerio", "javascript", include_str!("cheerio_way.mjs")),
];

const PAGE: &str = include_str!("page.html");

/// The lines of a function, from its first line to its last; `None` if the library cannot do this.
fn function(source: &str, language: &str, name: &str) -> Option<String> {
    let start = match language {
        "rust" => format!("pub(crate) fn {name}("),
        "python" => format!("def {name}("),
        _ => format!("export function {name}("),
    };
    let lines = source.lines().skip_while(|line| !line.starts_with(&start));
    let is_inside = |line: &&str| line.is_empty() || line.starts_with([' ', '}', ']', ')']);
    let mut lines = lines.peekable();
    let first = lines.next()?;
    let mut text = vec![first];
    text.extend(lines.take_while(is_inside));
    while text.last() == Some(&"") {
        text.pop();
    }
    // Its visibility is that of a module of the test.
    Some(text.join("\n").replacen("pub(crate) ", "", 1))
}

/// The number of lines of a function in Rust: those between its first and its last line, and the functions
/// that all tasks share, which a program also needs.
fn length(function: &str, source: &str) -> usize {
    let preamble = preamble(source, "rust");
    let shared = preamble.lines().filter(|line| !line.is_empty() && !line.starts_with("use "));
    function.lines().count() - 2 + shared.count()
}

/// The part of a file before its first function that is not a comment.
fn preamble(source: &str, language: &str) -> String {
    let (comment, function) = match language {
        "rust" => ("//!", "pub(crate) fn"),
        "python" => ("#", "def "),
        _ => ("//", "export function"),
    };
    let lines = source.lines().take_while(|line| !line.starts_with(function));
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with(comment)).collect();
    lines.join("\n").trim().to_owned()
}

fn block(page: &mut String, language: &str, code: &str) {
    write!(page, "```{language}\n{code}\n```\n\n").unwrap();
}

fn page() -> String {
    let mut page = String::from(
        "# Coming from other libraries\n\n\
        Twelve everyday tasks in several libraries, each as a function of the text of a page. A test compiles and\n\
        runs the Rust functions, compares their answers, and generates this page. `.ci/health coming-from` runs the\n\
        functions in Python and JavaScript, and `.ci/health python` those of the Python package. They read the page\n\
        `crates/testing/tests/coming_from/page.html`.\n\n\
        First the shared part of each library; then the tasks.\n\n",
    );
    for (title, language, source) in WAYS {
        write!(page, "**{title}**\n\n").unwrap();
        block(&mut page, language, &preamble(source, language));
    }
    for (name, title, purpose) in TASKS {
        write!(page, "## {title}\n\n{purpose}\n\n").unwrap();
        for (library, language, source) in WAYS {
            match function(source, language, name) {
                Some(code) => {
                    write!(page, "**{library}**\n\n").unwrap();
                    block(&mut page, language, &code);
                }
                None => write!(page, "**{library}** keeps no positions.\n\n").unwrap(),
            }
        }
    }
    page.truncate(page.trim_end().len());
    page.push('\n');
    page
}

#[test]
fn the_page_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide/coming-from.md");
    if std::env::var_os("RECORD").is_some() {
        std::fs::write(&path, page()).unwrap();
    }
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(text == page(), "run this test with RECORD=1");
}

#[test]
fn ours_are_not_longer_than_the_shortest_in_rust() {
    let mut positions = 0;
    for (name, title, _) in TASKS {
        let lengths = WAYS.iter().filter(|(_, language, _)| *language == "rust");
        let lengths: Vec<Option<usize>> = lengths
            .map(|(_, language, source)| {
                function(source, language, name).map(|code| length(&code, source))
            })
            .collect();
        let ours = lengths[0].expect("each task is done");
        match lengths[1..].iter().flatten().min() {
            Some(shortest) => assert!(ours <= *shortest, "{title}: {ours} lines, not {shortest}"),
            None => positions += 1,
        }
    }
    assert_eq!(positions, 1, "others can do all but one");
}

/// Compares the answers of our function with those of the others.
fn check<T: Debug + PartialEq>([ours, others @ ..]: [fn(&str) -> T; 4]) {
    let answer = ours(PAGE);
    for other in others {
        assert_eq!(other(PAGE), answer);
    }
}

#[test]
fn answers_are_the_same() {
    use treewright_way as ours;
    use {html5ever_way as html5ever, kuchikiki_way as kuchikiki, scraper_way as scraper};
    check([ours::title, scraper::title, kuchikiki::title, html5ever::title]);
    check([ours::links, scraper::links, kuchikiki::links, html5ever::links]);
    check([ours::text, scraper::text, kuchikiki::text, html5ever::text]);
    check([ours::table, scraper::table, kuchikiki::table, html5ever::table]);
    check([ours::form, scraper::form, kuchikiki::form, html5ever::form]);
    // Others sort the attributes, or lose the contents of templates.
    for edit in [ours::edit, scraper::edit, kuchikiki::edit, html5ever::edit] {
        let page = edit(PAGE);
        assert!(page.contains(r#"<a href="/ripe" rel="nofollow">ripe</a>"#), "{page}");
        assert_eq!(page.matches(r#"rel="nofollow""#).count(), 2, "{page}");
    }
    check([ours::count, scraper::count, kuchikiki::count, html5ever::count]);
    check([
        ours::first_of_a_kind,
        scraper::first_of_a_kind,
        kuchikiki::first_of_a_kind,
        html5ever::first_of_a_kind,
    ]);
    check([
        ours::next_sibling,
        scraper::next_sibling,
        kuchikiki::next_sibling,
        html5ever::next_sibling,
    ]);
    check([
        ours::parent_with_a_class,
        scraper::parent_with_a_class,
        kuchikiki::parent_with_a_class,
        html5ever::parent_with_a_class,
    ]);
    check([
        ours::template_content,
        scraper::template_content,
        kuchikiki::template_content,
        html5ever::template_content,
    ]);
}

#[test]
fn positions() {
    assert_eq!(treewright_way::positions(PAGE), [(20, 41)]);
}
