//! `--fix`, `--unsafe-fixes` and `--diff`.

use std::fs;

use super::{BAD, GOOD, folder, run_in};
use crate::run;

#[test]
fn fixes_in_files() {
    let folder = folder("check_fix", &[("bad.html", BAD), ("good.html", GOOD)]);
    let read = |name: &str| fs::read_to_string(folder.0.join(name)).unwrap();
    let diff = run_in(&folder, &["check", "--diff", "."]);
    assert_eq!(diff.code, 1);
    assert!(diff.out.contains("\n+<p align=left id=a>Bad\n"), "{}", diff.out);
    assert_eq!(read("bad.html"), BAD);
    let run = run_in(&folder, &["check", "--fix", "."]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("1 fix was applied\n"), "{}", run.out);
    let fixed = BAD.replace(" id=b", "");
    assert_eq!((read("bad.html"), read("good.html")), (fixed.clone(), GOOD.to_owned()));
    // Once more changes nothing.
    run_in(&folder, &["check", "--fix", "."]);
    assert_eq!(read("bad.html"), fixed);
    assert_eq!(run_in(&folder, &["check", "--diff", "."]).code, 0);
}

#[test]
fn fixes_of_standard_input() {
    let run = run(&["check", "--fix", "-"], BAD.as_bytes());
    assert_eq!(run.out, BAD.replace(" id=b", ""));
    assert!(run.err.contains("-:3:4: error: "), "{}", run.err);
    assert_eq!(run.code, 1);
}

#[test]
fn comments_keep_findings_from_fixes() {
    let page = BAD.replace("<p ", "<!-- treewright-ignore --><p ");
    let run = run(&["check", "--fix", "-"], page.as_bytes());
    assert_eq!((run.code, run.out), (0, page));
}

#[test]
fn fixes_in_any_encoding() {
    let page = "<!doctype html><html lang=ja><meta charset=LABEL><title>\u{65E5}\u{672C}</title>\n\
                <p id=a id=b>\u{65E5}\u{672C} &amp \u{65E5}</div>\n";
    let fixed = page.replace(" id=b", "").replace("&amp ", "&amp; ").replace("</div>", "");
    for label in ["utf-8", "shift_jis", "euc-jp", "iso-2022-jp", "gb18030", "big5"] {
        let encoding = treewright::Encoding::for_label(label.as_bytes()).unwrap();
        let encode = |text: &str| encoding.encode(&text.replace("LABEL", label)).0.into_owned();
        let folder = crate::Folder::new(&format!("check_fix_{label}"));
        folder.file("page.html", encode(page));
        run_in(&folder, &["check", "--fix", "--exit-zero", "page.html"]);
        assert_eq!(fs::read(folder.0.join("page.html")).unwrap(), encode(&fixed), "{label}");
    }
    for (mark, big) in [(b"\xFF\xFE", false), (b"\xFE\xFF", true)] {
        let encode = |text: &str| -> Vec<u8> {
            let units = text.replace("<meta charset=LABEL>", "").encode_utf16().collect::<Vec<_>>();
            let bytes = units
                .into_iter()
                .flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() });
            mark.iter().copied().chain(bytes).collect()
        };
        let folder = crate::Folder::new(&format!("check_fix_utf16_{big}"));
        folder.file("page.html", encode(page));
        run_in(&folder, &["check", "--fix", "--exit-zero", "page.html"]);
        assert_eq!(fs::read(folder.0.join("page.html")).unwrap(), encode(&fixed));
    }
}

#[test]
fn fixes_beside_templates() {
    let page = "<!doctype html><html lang=en><title>{{ t }}</title><p id=a id={{ b }}>{{ x }}\n\
                <p id=b id=c>{{ x }} &amp y\n";
    let run = run(&["check", "--fix", "--templates", "jinja", "-"], page.as_bytes());
    let fixed = page.replace(" id=c", "").replace("&amp ", "&amp; ");
    assert_eq!(run.out, fixed);
}

#[cfg(unix)]
#[test]
fn a_file_that_links_lead_to_is_fixed_once() {
    let folder = folder("check_fix_links", &[("bad.html", BAD)]);
    for link in ["a.html", "z.html"] {
        std::os::unix::fs::symlink("bad.html", folder.0.join(link)).unwrap();
    }
    let run = run_in(&folder, &["check", "--fix", "."]);
    assert!(run.out.contains("1 fix was applied\n"), "{}", run.out);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    assert!(folder.0.join("a.html").is_symlink());
    assert_eq!(fs::read_to_string(folder.0.join("bad.html")).unwrap(), BAD.replace(" id=b", ""));
}
