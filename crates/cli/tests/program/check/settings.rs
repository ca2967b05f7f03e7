//! treewright.toml, comments, templates and baselines.

use super::{BAD, GOOD, folder, names, run_in};
use crate::run;

#[test]
fn the_nearest_file_counts() {
    let folder = folder(
        "check_settings",
        &[
            ("treewright.toml", "[check]\nignore = ['obsolete']\nexclude = ['out/**']\n"),
            ("a.html", BAD),
            ("out/x.html", BAD),
            ("sub/treewright.toml", "[check]\nselect = ['obsolete']\n"),
            ("sub/deep/b.html", BAD),
            ("other.toml", "[check]\nselect = ['dates']\n"),
        ],
    );
    let codes = |arguments: &[&str]| {
        let run = run_in(&folder, &[&["check", "--format", "gnu"], arguments].concat());
        let codes = run.out.lines().map(|line| {
            let name = line.split(':').next().unwrap();
            format!("{name} {}", line.rsplit(' ').next().unwrap())
        });
        codes.collect::<Vec<_>>()
    };
    let both = [
        "a.html [duplicate-attribute]".to_owned(),
        "sub/deep/b.html [obsolete-attribute]".to_owned(),
    ];
    assert_eq!(
        codes(&["."]).iter().map(|line| line.trim_start_matches("./")).collect::<Vec<_>>(),
        both
    );
    assert_eq!(codes(&["a.html", "sub/deep/b.html"]), both);
    assert_eq!(codes(&["--no-config", "a.html"]).len(), 2);
    assert_eq!(codes(&["--config", "other.toml", "a.html"]).len(), 0);
    // Standard input has the settings of its name.
    let run = run_in(&folder, &["check", "--print-config", "sub/deep/b.html"]);
    assert!(run.out.contains("sub/treewright.toml\n"), "{}", run.out);
    assert!(run.out.contains("duplicate-attribute = \"off\"\n"), "{}", run.out);
}

#[test]
fn fragments_are_judged_by_a_stated_context() {
    let overrides = "[[check.overrides]]\npaths = ['lists/**']\nfragment = 'ul'\n\
                     [[check.overrides]]\npaths = ['any/**']\nfragment = 'auto'\n\
                     [[check.overrides]]\npaths = ['blocks/**', '*.xhtml']\nfragment = 'p'\n";
    let xhtml = "<!DOCTYPE html><html xmlns='http://www.w3.org/1999/xhtml' lang='en' xml:lang='en'>\
                 <head><title>Tea</title></head><body><p>Tea</p></body></html>";
    let item = "<li>{{ tea }}</li>\n{{ more }}\n";
    let folder = folder(
        "check_fragments",
        &[
            ("treewright.toml", overrides),
            ("any/item.html", item),
            ("blocks/item.html", item),
            ("lists/item.html", item),
            ("page.xhtml", xhtml),
            ("style.css", "p { color: teal }"),
        ],
    );
    let run = |arguments: &[&str]| {
        let all = [&["check", "--templates", "jinja", "--format", "gnu"], arguments].concat();
        run_in(&folder, &all).out
    };
    let in_p = "blocks/item.html:1.1-1.4: error: The element `<li>` is not allowed in `<p>` \
                [element-not-allowed-here]\n";
    assert_eq!(run(&["any", "blocks", "lists", "page.xhtml", "style.css"]), in_p);
    // The command line counts after the settings.
    assert_eq!(run(&["--fragment", "auto", "blocks"]), "");
    assert_eq!(run(&["--fragment", "p", "lists"]), in_p.replace("blocks", "lists"));
    // The context element is in no page: no place of it is told.
    let found = run_in(&folder, &["check", "--fragment", "p", "--no-config", "any"]).out;
    assert!(!found.contains("is opened here"), "{found}");
    let fixed = run_in(&folder, &["check", "--fix", "--exit-zero", "any", "blocks", "lists"]);
    assert_eq!(fixed.code, 0);
    assert_eq!(std::fs::read_to_string(folder.0.join("blocks/item.html")).unwrap(), item);
}

#[test]
fn mistakes_in_the_file() {
    let folder =
        folder("check_mistakes", &[("treewright.toml", "[check]\nignor = []\n"), ("a.html", GOOD)]);
    let run = run_in(&folder, &["check", "a.html"]);
    assert_eq!(run.code, 2);
    let expected =
        "treewright.toml:2:1: there is no key `ignor` in [check]; did you mean `ignore`?\n";
    assert!(run.err.ends_with(expected), "{}", run.err);
}

#[test]
fn a_file_to_begin_with() {
    let folder = folder("check_init", &[("a.html", GOOD)]);
    assert_eq!(run_in(&folder, &["check", "--init"]).code, 0);
    assert_eq!(run_in(&folder, &["check", "--init"]).code, 2);
    run_in(&folder, &["check", "."]).fine();
}

#[test]
fn comments_with_unknown_rules() {
    let page = format!("{GOOD}<!-- treewright-ignore obsolet-element -->\n<tt>x</tt>");
    let run = run(&["check", "--format", "gnu", "-"], page.as_bytes());
    assert_eq!(run.out.lines().count(), 1);
    assert!(
        run.err.contains("-:4:1: there is no rule `obsolet-element`; did you mean"),
        "{}",
        run.err
    );
}

#[test]
fn templates_are_blanked() {
    let page = "<!doctype html><html lang=\"{{ lang }}\"><title>{{ title }}</title>\n\
                {% for x in y %}<p {{ attributes }} class='{{ a }}'>{{ x }}\n\
                <a href='{{ url }}'>{{ y }}</a>{% endfor %}<b></i></b>\n";
    let run = run(&["check", "--templates", "jinja", "--format", "gnu", "-"], page.as_bytes());
    let places: Vec<_> = run.out.lines().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["-:3.47-3.50"], "{}", run.out);
}

#[test]
fn templates_without_quotes_and_beyond_ascii() {
    let page = "<!doctype html><html lang=en><title>t</title>\n\
                <img src={{ src }} alt=\"a\" width={{w}}><a href={{ url }}>b</a>\n\
                <p title=\"{{ \"Gr\u{F6}\u{DF}e\" }}\" id=q id=w>c</p>\n";
    let run = run(&["check", "--templates", "jinja", "--format", "gnu", "-"], page.as_bytes());
    let places: Vec<_> = run.out.lines().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["-:3.31-3.32"], "{}", run.out);
}

#[test]
fn baselines() {
    let folder = folder("check_baseline", &[("a.html", BAD), ("b.html", BAD)]);
    let write = ["check", "--baseline", "known.json", "--write-baseline", "."];
    assert_eq!(run_in(&folder, &write).code, 0);
    let read = ["check", "--format", "gnu", "--baseline", "known.json", "a.html", "b.html"];
    run_in(&folder, &read).fine();
    // Other lines do not matter; the same once more does.
    folder.file("a.html", format!("{}<p>More\n", BAD.replace("Bad</title>", "Better</title>")));
    run_in(&folder, &read).fine();
    let line = BAD.lines().last().unwrap();
    folder.file("a.html", format!("{BAD}{line}\n"));
    let run = run_in(&folder, &read);
    assert_eq!((run.code, names(&run)), (1, vec!["a.html".to_owned()]));
    folder.file("a.html", GOOD);
    let run = run_in(&folder, &read);
    assert!(run.err.contains("2 findings of the baseline are gone"), "{}", run.err);
    assert_eq!(run_in(&folder, &["check", "--baseline", "missing.json", "a.html"]).code, 2);
    assert_eq!(run_in(&folder, &["check", "--write-baseline", "a.html"]).code, 2);
}
