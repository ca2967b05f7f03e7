//! Pages that are made to take long: the time grows in proportion to their length, or an error reports the
//! limit that was met. Deep trees need no deep stack.

pub(crate) mod cases;

use std::thread;

use treewright::read::{DocumentUrls, Microdata, Table, TableOptions, tables};

use self::cases::{CASES, Case, Reading};
use crate::growth;
use crate::read::pages::read_everything;

/// The number of repetitions in the shorter page of each pair.
const COUNT: usize = if cfg!(debug_assertions) { 400 } else { 6_000 };

fn check(case: &Case) -> Result<(), String> {
    let (short, long) = ((case.page)(COUNT), (case.page)(4 * COUNT));
    match case.reading {
        Reading::Text(read) => growth::compare(|| read(&short), || read(&long)),
        Reading::Page(read) => {
            let (short, long) = (treewright::parse(&short), treewright::parse(&long));
            growth::compare(|| read(&short), || read(&long))
        }
    }
}

#[test]
fn hostile_pages_are_read_in_linear_time() {
    let slow =
        CASES.iter().filter_map(|case| Some(format!("{}: {}", case.name, check(case).err()?)));
    let slow: Vec<String> = slow.collect();
    assert!(slow.is_empty(), "{}", slow.join("\n"));
}

#[test]
fn a_table_of_too_many_slots_is_an_error() {
    let document = treewright::parse("<table><tr><td colspan=1000 rowspan=65534>a</table>");
    let table = tables(document.root_node()).next().expect("a table");
    assert_eq!((table.width(), table.height()), (1000, 65534));
    let error = table.to_csv(&TableOptions::new()).expect_err("it is too large");
    assert_eq!(
        (error.width, error.height, error.limit),
        (1000, 65534, TableOptions::DEFAULT_LIMIT)
    );
    assert!(error.to_string().contains("65534"), "{error}");
    let all = table.to_rows(&TableOptions::new().limit(1));
    assert!(all.is_err() && table.to_json(&TableOptions::new()).is_err());
    assert!(table.to_json_objects(&TableOptions::new()).is_err());
    assert!(table.column_names(&TableOptions::new()).is_err());
}

/// Thirty items, each with the next one as the value of two properties: 2^30 values in JSON.
#[test]
fn json_of_microdata_has_a_limit() {
    let items = (0..30).map(|i| {
        let names = if i == 0 { "" } else { " itemprop='a b'" };
        format!("<div id=i{i}{names} itemscope itemref=i{}></div>", i + 1)
    });
    let document = treewright::parse(&items.collect::<Vec<_>>().concat());
    let microdata = Microdata::of(document.root_node(), &DocumentUrls::new(&document));
    let error = microdata.to_json(1_000_000).expect_err("it is too long");
    assert_eq!(error.limit, 1_000_000);
    assert!(error.to_string().contains("1000000"), "{error}");
}

#[test]
fn deep_pages_need_no_deep_stack() {
    const DEPTH: usize = 20_000;
    let read = || {
        for tag in [
            "<div>",
            "<div itemscope itemprop=a>",
            "<div dir=auto>",
            "<bdi>",
            "<fieldset disabled>",
            "<table><tr><td>",
            "<svg><a href=x>",
            "<template>",
            "<div lang=x>",
            "<datalist>",
        ] {
            let start = "<form><select name=s><option>a</select><input name=i dirname=d>";
            let page = format!("{start}{}<input name=j dirname=e>", tag.repeat(DEPTH));
            let document = treewright::parse(&page);
            read_everything(&document, 1);
        }
    };
    let thread = thread::Builder::new().stack_size(256 * 1024).spawn(read);
    thread.expect("a thread starts").join().expect("nothing recurses");
}

#[test]
fn a_table_of_a_fragment_is_read() {
    let document = treewright::parse("<table><tr><td>a");
    let cell = tables(document.root_node()).next().expect("a table");
    assert!(Table::of(document.root_node()).is_none());
    assert_eq!(cell.cells().len(), 1);
}
