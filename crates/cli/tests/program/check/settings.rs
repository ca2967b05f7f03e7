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
    // The context element is not in a page: its place is not reported.
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
    let expected = "treewright.toml:2:1: unknown key `ignor` in [check]; did you mean `ignore`?\n";
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
    assert!(run.err.contains("-:4:1: unknown rule `obsolet-element`; did you mean"), "{}", run.err);
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
    // The findings of pages, and of rules, that were not examined are not gone.
    for arguments in [&["b.html"][..], &["--errors-only", "a.html"], &["--select", "dates", "."]] {
        let run = run_in(&folder, &[&["check", "--baseline", "known.json"], arguments].concat());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}");
    }
    std::fs::remove_file(folder.0.join("a.html")).unwrap();
    let run = run_in(&folder, &["check", "--baseline", "known.json", "b.html"]);
    assert!(run.err.contains("2 findings of the baseline are gone"), "{}", run.err);
    assert_eq!(run_in(&folder, &["check", "--baseline", "missing.json", "b.html"]).code, 2);
    assert_eq!(run_in(&folder, &["check", "--write-baseline", "b.html"]).code, 2);
}

#[test]
fn baselines_know_findings_of_lines_that_fixes_change() {
    // Each of the lines has a fix, and the second has a finding that enters the baseline later.
    let page = |more: &str| {
        format!(
            "{GOOD}<p align=left id=a id=b>A &amp b\n<p align=left{more} id=c id=d>B\n\
             <p align=right>C</p></b>\n<p align=left id=e id=f>D\n"
        )
    };
    let folder = folder("check_baseline_and_fix", &[("a.html", &page("")), ("b.html", BAD)]);
    let write = ["check", "--baseline", "known.json", "--write-baseline", "."];
    assert_eq!(run_in(&folder, &write).code, 0);
    folder.file("a.html", page(" valign=top").replace("<p align=right", "<br>\n<p align=right"));
    let with = |more: &[&str]| {
        let all = ["check", "--baseline", "known.json", "--format", "gnu"];
        run_in(&folder, &[&all, more, &["b.html", "a.html"]].concat())
    };
    let new = |run: &crate::Run| {
        run.out.lines().map(|line| line.rsplit(": ").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    // The line has another text now, and all its findings are new.
    let before = with(&[]);
    assert_eq!(before.out.lines().count(), 3, "{}", before.out);
    folder.file("a.html", page("").replace("<p align=right", "<br>\n<p align=right"));
    let baseline = || std::fs::read_to_string(folder.0.join("known.json")).unwrap();
    let old = baseline();
    // A patch changes no files.
    assert!(with(&["--diff"]).out.contains("+<p align=left id=c>B\n"));
    assert_eq!(baseline(), old);
    let fixed = with(&["--fix"]);
    assert_eq!((fixed.code, new(&fixed)), (0, Vec::new()), "{}", fixed.err);
    // A finding that was fixed is gone, and others are known by their new lines from now on.
    assert!(fixed.err.contains("5 findings of the baseline are gone"), "{}", fixed.err);
    assert!(fixed.err.contains(" findings have new lines in the baseline\n"), "{}", fixed.err);
    assert_ne!(baseline(), old);
    let after = with(&[]);
    assert_eq!((after.code, after.out.as_str()), (0, ""), "{}", after.err);
    assert!(after.err.contains("5 findings of the baseline are gone"), "{}", after.err);
    // Nothing more is known than that: the same once more is new.
    let text = std::fs::read_to_string(folder.0.join("a.html")).unwrap();
    folder.file("a.html", format!("{text}<p align=left id=x>E\n"));
    let more = with(&[]);
    assert_eq!((more.code, more.out.lines().count()), (1, 1), "{}", more.out);
}

/// The paths in both orders.
fn in_both_orders(folder: &crate::Folder, options: &[&str], paths: [&str; 2]) -> [crate::Run; 2] {
    [paths, [paths[1], paths[0]]]
        .map(|paths| run_in(folder, &[&["check"], options, &paths].concat()))
}

#[test]
fn settings_of_a_run_do_not_depend_on_the_order_of_paths() {
    let weights = "[check.severity]\nobsolete = 'warning'\nduplicate-attribute = 'off'\n";
    let with = |setting: &str| format!("[check]\n{setting}\n{weights}");
    let folder = folder(
        "check_whole_run",
        &[
            ("x/treewright.toml", &with("")),
            ("x/a/treewright.toml", &with("max-warnings = 0")),
            ("x/a/a.html", BAD),
            ("x/b/treewright.toml", &with("max-warnings = 5")),
            ("x/b/b.html", BAD),
            ("x/c/c.html", BAD),
        ],
    );
    let codes =
        |options: &[&str], paths| in_both_orders(&folder, options, paths).map(|run| run.code);
    // One that is stated holds, two different ones are a mistake unless the command line has another.
    assert_eq!(codes(&[], ["x/a", "x/c/c.html"]), [1, 1]);
    assert_eq!(codes(&[], ["x/b", "x/c"]), [0, 0]);
    let runs = in_both_orders(&folder, &[], ["x/a/a.html", "x/b"]);
    for run in &runs {
        assert_eq!(run.code, 2);
        assert!(run.err.contains("x/a/treewright.toml and "), "{}", run.err);
        assert!(
            run.err.contains("x/b/treewright.toml set different values of `max-warnings`"),
            "{}",
            run.err
        );
    }
    assert_eq!(codes(&["--max-warnings", "2"], ["x/a", "x/b"]), [0, 0]);
    assert_eq!(codes(&["--no-config", "--exit-zero"], ["x/a", "x/b"]), [0, 0]);
    // That of the folder that all are in counts before.
    folder.file("x/treewright.toml", with("max-warnings = 1"));
    assert_eq!(codes(&[], ["x/a", "x/b"]), [1, 1]);
    assert_eq!(codes(&[], ["x/c", "x/b"]), [1, 1]);
    assert_eq!(run_in(&folder, &["check", "x/b"]).code, 0);
}

#[test]
fn baselines_do_not_depend_on_the_order_of_paths() {
    let files: &[(&str, &str)] = &[
        ("x/a/treewright.toml", "[check]\nbaseline = '../known.json'\n"),
        ("x/a/a.html", BAD),
        ("x/b/treewright.toml", "[check]\nbaseline = '../../x/known.json'\n"),
        ("x/b/b.html", BAD),
        ("x/c/c.html", BAD),
    ];
    let folder = folder("check_baselines_of_paths", files);
    run_in(&folder, &["check", "--write-baseline", "x/a", "x/b"]);
    // Both are the same file.
    for run in in_both_orders(&folder, &[], ["x/a", "x/b"]) {
        assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "", ""));
    }
    for run in in_both_orders(&folder, &["--format", "gnu"], ["x/c", "x/b/../a"]) {
        assert_eq!((run.code, names(&run)), (1, vec!["x/c/c.html".to_owned()]), "{}", run.err);
    }
    folder.file("x/b/treewright.toml", "[check]\nbaseline = 'other.json'\n");
    for run in in_both_orders(&folder, &[], ["x/a", "x/b"]) {
        assert_eq!(run.code, 2);
        assert!(run.err.contains("set different values of `baseline`"), "{}", run.err);
    }
}

#[test]
fn extensions_are_those_of_the_folder_of_each_file() {
    let folder = folder(
        "check_extensions",
        &[
            ("a/treewright.toml", "[check]\nextensions = ['njk', '.HTML']\n"),
            ("a/a.html", BAD),
            ("a/a.htm", BAD),
            ("a/a.njk", BAD),
            ("a/deep/a.njk", BAD),
            ("a/usual/treewright.toml", ""),
            ("a/usual/a.htm", BAD),
            ("a/usual/a.njk", BAD),
            ("b/b.html", BAD),
            ("b/b.njk", BAD),
            ("b/own/treewright.toml", "[check]\nextensions = ['tpl']\n"),
            ("b/own/b.html", BAD),
            ("b/own/b.tpl", BAD),
        ],
    );
    let of_a = ["a/a.html", "a/a.njk", "a/deep/a.njk", "a/usual/a.htm"];
    let of_b = ["b/b.html", "b/own/b.tpl"];
    let runs = in_both_orders(&folder, &["--format", "gnu"], ["a", "b"]);
    let found = runs.each_ref().map(names);
    assert_eq!(found[0], [&of_a[..], &of_b].concat());
    assert_eq!(found[1], [&of_b[..], &of_a].concat());
    // From above it is the same.
    let above = run_in(&folder, &["check", "--format", "gnu", "."]);
    let above: Vec<_> = names(&above).iter().map(|name| name.replacen("./", "", 1)).collect();
    assert_eq!(above, found[0]);
    let given = run_in(&folder, &["check", "--format", "gnu", "--ext", "njk", "a", "b"]);
    assert_eq!(names(&given), ["a/a.njk", "a/deep/a.njk", "a/usual/a.njk", "b/b.njk"]);
}

#[test]
fn settings_are_found_above_paths_with_dots() {
    let folder = folder(
        "check_dots",
        &[
            ("a/treewright.toml", "[check]\nselect = ['dates']\nexclude = ['**']\n"),
            ("a/a.html", GOOD),
            ("b/b.html", BAD),
            (
                "b/treewright.toml",
                "[[check.overrides]]\npaths = ['b.html']\nignore = ['obsolete']\n",
            ),
        ],
    );
    for path in ["a/../b", "a/../b/b.html", "a/./../b/./b.html"] {
        let run = run_in(&folder, &["check", "--format", "gnu", path]);
        assert_eq!(run.out.lines().count(), 1, "{path}: {}", run.out);
        assert!(run.out.ends_with("[duplicate-attribute]\n"), "{}", run.out);
    }
}

#[test]
fn code_of_php_ends_where_php_says() {
    let page = "<!doctype html><html lang=en><title>t</title>\n\
                <?php echo '<p id=a id=b>?>'; // it's ?><p id=c id=d>\n\
                <?php $a = <<<HTML\n<b></i>?>\n  HTML; ?><p id=e id=f>\n<?php /* ?> <hr size>";
    let run = run(&["check", "--templates", "php", "--format", "gnu", "-"], page.as_bytes());
    let places: Vec<_> = run.out.lines().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["-:2.49-2.50", "-:5.19-5.20", "-:6.17-6.20"], "{}", run.out);
}

#[cfg(unix)]
#[test]
fn unreadable_settings_are_an_error() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = folder("check_secret", &[("treewright.toml", ""), ("a.html", GOOD)]);
    let file = folder.0.join("treewright.toml");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o000)).unwrap();
    // A user with all rights may read this too.
    if std::fs::read(&file).is_err() {
        let run = run_in(&folder, &["check", "a.html"]);
        let message = "treewright.toml: no permission to read it\n";
        assert!(run.code == 2 && run.err.ends_with(message), "{}", run.err);
    }
}

#[test]
fn baselines_that_were_merged() {
    let line = BAD.lines().last().unwrap();
    let folder = folder("check_baseline_merged", &[("a.html", BAD), ("known.json", "")]);
    let run = |more: &[&str]| {
        let all = ["check", "--baseline", "known.json", "--select", "obsolete", "a.html"];
        run_in(&folder, &[&all, more].concat())
    };
    run(&["--write-baseline"]);
    let text = std::fs::read_to_string(folder.0.join("known.json")).unwrap();
    let (start, entries) = text.split_once('[').unwrap();
    let entries = entries.rsplit_once(']').unwrap().0;
    folder.file("known.json", format!("{start}[{entries},{entries}]}}"));
    folder.file("a.html", format!("{BAD}{line}\n"));
    assert_eq!(run(&[]).code, 0);
    folder.file("a.html", format!("{BAD}{line}\n{line}\n"));
    assert_eq!(run(&[]).code, 1);
}
