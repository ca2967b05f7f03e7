//! Proven edits: random changes of broken, clean and real pages, each compared with the same operation on the tree; cases
//! of ours; growth; encodings.

mod browser;
mod cases;
mod encodings;
mod growth_of_edits;
mod operations;
mod pages;
mod random;

use treewright::{Change, Document, Edit, Editor, Options, Select as _};

fn parse(source: &str) -> Document {
    Options::new().origins(true).parse(source).document
}

fn change(source: &str, selector: &str, change: Change<'_>, normalize: bool) -> String {
    let parsed = Options::new().origins(true).parse(source);
    let found = parsed.document.select(selector).expect("it is a selector");
    let changes = [change];
    let edits: Vec<Edit<'_>> = found.map(|node| Edit::new(node.id(), &changes)).collect();
    assert!(!edits.is_empty(), "{selector}");
    let editor = Editor::new().normalize(normalize);
    let edited = editor.edit(source, &parsed, &edits).expect("there are origins");
    match edited.refused.first() {
        Some(refused) => refused.obstacle.to_string(),
        None => edited.text,
    }
}
