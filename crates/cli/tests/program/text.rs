//! `treewright text` and `treewright markdown`.

use crate::{Folder, run, stop_reading_early};

const PAGE: &str = "<!doctype html><title>T</title><style>s</style><p>one\n <b>two</b><script>x</script>\
                    <p hidden>no<p>three<br>four<noscript>five</noscript><template><p>in</template>";

#[test]
fn text_is_printed() {
    for (arguments, code, expected) in [
        (&[][..], 0, "one two\n\nthree\nfourfive\n"),
        (&["--scripting=on"], 0, "one two\n\nthree\nfour\n"),
        (&["--all"], 0, "Tsone\n twoxnothreefourfive\n"),
        (&["--select=b, title"], 0, "T\ntwo\n"),
        (&["--select=p"], 0, "one two\nno\nthree\nfourfive\n"),
        (&["--select=template p", "--scope=templates"], 1, ""),
        (&["--select=p:contains(in)", "--scope=all"], 0, "in\n"),
        (&["--select=h1"], 1, ""),
        (
            &["--select=b", "--all", "--json"],
            0,
            "{\"path\":\"-\",\"line\":2,\"column\":2,\"offset\":55,\"text\":\"two\"}\n",
        ),
        (&["--json"], 0, "{\"path\":\"-\",\"text\":\"one two\\n\\nthree\\nfourfive\"}\n"),
        (&["--fragment=td"], 0, "one two\n\nthree\nfourfive\n"),
    ] {
        let found = run(&[&["text"], arguments].concat(), PAGE.as_bytes());
        assert_eq!(
            (found.out.as_str(), found.code),
            (expected, code),
            "{arguments:?}: {}",
            found.err
        );
    }
    for page in ["", "<title>x</title>", "<p> \n<script>x</script>"] {
        let found = run(&["text"], page.as_bytes());
        assert_eq!((found.code, found.out.trim(), found.err.as_str()), (1, "", ""), "{page}");
    }
    assert_eq!(run(&["text", "--select=p["], b"").code, 2);
}

#[test]
fn several_pages() {
    let folder = Folder::new("text_several");
    let (a, b) = (folder.file("a.html", "<p>a"), folder.file("b.html", "<hr>"));
    for threads in ["--threads=1", "--threads=2"] {
        let found = run(&["text", threads, folder.path(), "missing.html"], b"");
        assert_eq!(found.out, format!("==> {a} <==\na\n\n==> {b} <==\n"));
        assert_eq!(
            (found.code, found.err.as_str()),
            (2, "treewright: missing.html: no such file\n")
        );
    }
    assert_eq!(
        run(&["text", "--json", &b], b"").out,
        format!("{{\"path\":\"{b}\",\"text\":\"\"}}\n")
    );
    // A terminal gets no control characters.
    let coloured = run(&["text", "--color=always"], "<p>\u{1B}[2J\u{202E}".as_bytes()).fine();
    assert_eq!(coloured, "\\u{1b}[2J\\u{202e}\n");
}

#[test]
fn readers_that_stop() {
    let page = "<p>text</p>".repeat(100_000).into_bytes();
    assert_eq!(stop_reading_early(&["text"], page), (0, String::new()));
}

/// Many elements in one line.
#[test]
fn hostile_pages() {
    let page = format!("<p>{}", "<b>x</b>".repeat(20_000));
    assert_eq!(run(&["text", "--select=b"], page.as_bytes()).fine().len(), 40_000);
    let deep = "<div>".repeat(20_000) + "x";
    assert_eq!(run(&["text"], deep.as_bytes()).fine(), "x\n");
}

#[test]
fn markdown() {
    let page = "<h1>A * b</h1><p>One <b>two</b> <a href=c>three</a> <img src=i.png alt=Four>\
                <ul><li>five<li>six</ul><script>x</script>";
    for (arguments, code, expected) in [
        (
            &["--base=http://a.example/"][..],
            0,
            "# A \\* b\n\nOne **two** [three](http://a.example/c) ![Four](http://a.example/i.png)\n\n- five\n- six\n",
        ),
        (&["--no-links", "--no-images"], 0, "# A \\* b\n\nOne **two** three\n\n- five\n- six\n"),
        (&["--no-images", "--select=p, h1"], 0, "# A \\* b\nOne **two** [three](c)\n"),
        (
            &["--select=b", "--json"],
            0,
            "{\"path\":\"-\",\"line\":1,\"column\":22,\"offset\":21,\"markdown\":\"**two**\\n\"}\n",
        ),
        (&["--select=h2"], 1, ""),
    ] {
        let found = run(&[&["markdown"], arguments].concat(), page.as_bytes());
        assert_eq!(
            (found.out.as_str(), found.code),
            (expected, code),
            "{arguments:?}: {}",
            found.err
        );
    }
    let folder = Folder::new("markdown_several");
    let (a, b) = (folder.file("a.html", "<h2>a"), folder.file("b.html", "<p>b"));
    let found = run(&["markdown", folder.path()], b"").fine();
    assert_eq!(found, format!("==> {a} <==\n## a\n\n==> {b} <==\nb\n"));
    let missing = run(&["markdown", "missing.html", &a], b"");
    assert_eq!(
        (missing.code, missing.err.as_str()),
        (2, "treewright: missing.html: no such file\n")
    );
    let many = "<p><i>x</i>".repeat(50_000).into_bytes();
    assert_eq!(stop_reading_early(&["markdown"], many), (0, String::new()));
    let coloured = run(&["markdown", "--color=always"], "<p>\u{1B}[2J".as_bytes()).fine();
    assert!(!coloured.contains('\u{1B}'), "{coloured:?}");
}

/// Text that a click shows.
#[test]
fn folded_text() {
    let page = "<style>.panel { display: none } .gone { visibility: hidden }</style>\
                <details><summary>More</summary>Details</details>\
                <button role=tab aria-controls=a>A</button><div id=a class=panel>Panel <i class=gone>no</i></div>\
                <div class=panel>Hidden</div><p hidden=until-found>Found<dialog>Dialog</dialog>";
    let cases: [(&[&str], &str); 4] = [
        (&["text"], "More\nA\n"),
        (&["text", "--folded"], "More\nDetails\nA\nPanel \n\nFound\n"),
        (&["markdown", "--folded", "--select=details, #a"], "More\n\nDetails\nPanel\n"),
        (&["text", "--folded", "--hidden-text=mark", "--select=#a"], "Panel \n"),
    ];
    for (arguments, expected) in cases {
        let found = run(&[arguments, &["-"]].concat(), page.as_bytes());
        let is_styled = cfg!(feature = "style");
        if is_styled {
            assert_eq!(found.out, expected, "{arguments:?}: {}", found.err);
        }
    }
    let markup = page.replace("<style>", "<template>").replace("</style>", "</template>");
    let found = run(&["text", "--folded"], markup.as_bytes()).fine();
    assert_eq!(found, "More\nDetails\nA\nPanel no\nHidden\n\nFound\n");
}
