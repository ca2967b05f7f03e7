//! The picture of `explain` on a terminal, in `docs/explain.svg`. With `RECORD=1` it is made of the real
//! output, and otherwise compared with it.

use std::path::Path;

use anstyle_svg::Term;

use crate::{Folder, run};

/// Formatting that is closed across a paragraph, and content in a table where it cannot be.
const PAGE: &str = "<!doctype html>
<title>Farm shop</title>
<div>Fresh <b>from <p>our</b> farm</p></div>
<table>
  <b>Today</b>
  <tr><td>Apples<td>2.50
</table>
";

#[test]
fn explain_on_a_terminal() {
    let folder = Folder::new("picture");
    let file = folder.file("shop.html", PAGE);
    let places = [format!("{file}:3:26"), format!("{file}:5:3")];
    let out = run(&["explain", "--color=always", &places[0], &places[1]], b"").fine();
    let out = out.replace(&file, "shop.html");
    let shown = format!("$ treewright explain shop.html:3:26 shop.html:5:3\n{out}");
    let picture = Term::new().min_width_px(860).render_svg(&shown);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/explain.svg");
    if std::env::var_os("RECORD").is_some() {
        std::fs::write(&path, &picture).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).unwrap();
    assert!(picture == recorded, "docs/explain.svg is not current; RECORD=1 makes it again");
}
