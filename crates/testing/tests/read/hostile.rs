//! Pages that are made to take long: the time grows in proportion to their length, or there is an error that says which
//! limit was met. Deep trees need no deep stack.

use std::hint::black_box;
use std::thread;

use treewright::Document;
use treewright::read::{
    DocumentUrls, LinkOptions, Metadata, Microdata, Table, TableOptions, forms, images, links,
    parse_sizes, parse_srcset, tables,
};

use crate::growth;
use crate::pages::read_everything;

/// What is repeated how often, in the shorter page of each pair.
const COUNT: usize = if cfg!(debug_assertions) { 1_500 } else { 6_000 };

/// Something that is read from a page, or from the text of a page.
enum Reading {
    Page(fn(&Document)),
    Text(fn(&str)),
}

struct Case {
    name: &'static str,
    page: fn(usize) -> String,
    reading: Reading,
}

fn read_tables(document: &Document) {
    for table in tables(document.root_node()) {
        let _ = black_box(table.to_csv(&TableOptions::new().limit(200_000)));
        let headers = table.header_cells();
        black_box(headers.of(table.cells().len().saturating_sub(1)));
    }
}

fn read_forms(document: &Document) {
    let urls = DocumentUrls::new(document);
    for form in forms(document.root_node()) {
        for control in form.controls().iter().take(5) {
            black_box(control.value());
        }
        black_box(form.entries(form.submit_buttons().next()));
        let _ = black_box(form.submission(&urls, None));
    }
}

fn read_microdata(document: &Document) {
    let microdata = Microdata::of(document.root_node(), &DocumentUrls::new(document));
    let _ = black_box(microdata.to_json(2_000_000));
    black_box(microdata.items().take(3).map(|item| item.errors().len()).sum::<usize>());
}

fn read_metadata(document: &Document) {
    black_box(Metadata::of(document, &DocumentUrls::new(document)).to_json());
}

fn read_links_and_images(document: &Document) {
    let urls = DocumentUrls::new(document);
    for link in links(document.root_node(), &urls, LinkOptions::all()) {
        black_box(link.text());
    }
    for image in images(document.root_node()) {
        black_box((image.sources(&urls), image.errors()));
    }
}

const CASES: &[Case] = &[
    Case {
        name: "wide and tall cells in a row",
        page: |n| format!("<table><tr>{}", "<td colspan=1000 rowspan=65534>".repeat(n)),
        reading: Reading::Page(read_tables),
    },
    Case {
        name: "wide and tall cells in rows",
        page: |n| format!("<table>{}", "<tr><td colspan=1000 rowspan=65534>".repeat(n)),
        reading: Reading::Page(read_tables),
    },
    Case {
        name: "cells that grow downward in rows",
        page: |n| format!("<table>{}", "<tr><td rowspan=0><td>".repeat(n)),
        reading: Reading::Page(|document| {
            black_box(tables(document.root_node()).count());
        }),
    },
    Case {
        name: "cells that overlap",
        page: |n| {
            format!(
                "<table><tr>{}{}",
                "<td><td rowspan=0>".repeat(n),
                "<tr><td colspan=1000>".repeat(n)
            )
        },
        reading: Reading::Page(|document| {
            black_box(
                tables(document.root_node()).map(|table| table.errors().len()).sum::<usize>(),
            );
        }),
    },
    Case {
        name: "rows and groups without cells",
        page: |n| format!("<table>{}", "<tfoot><tr><tr></tfoot><tbody></tbody>".repeat(n)),
        reading: Reading::Page(read_tables),
    },
    Case {
        name: "a column of rows",
        page: |n| format!("<table>{}", "<tr><th>a<td>b".repeat(n)),
        reading: Reading::Page(read_tables),
    },
    Case {
        name: "header cells by id",
        page: |n| {
            format!(
                "<table>{}<tr><td headers=\"{}\">",
                "<tr><th id=a>a".repeat(n),
                "a b ".repeat(n)
            )
        },
        reading: Reading::Page(read_tables),
    },
    Case {
        name: "columns",
        page: |n| format!("<table>{}<tr><td>", "<colgroup><col span=3>".repeat(n)),
        reading: Reading::Page(read_tables),
    },
    Case {
        name: "tables in tables",
        page: |n| "<table><tr><td>".repeat(n),
        reading: Reading::Page(|document| {
            let mut tables = tables(document.root_node());
            black_box(tables.by_ref().next().map(|table| table.to_csv(&TableOptions::new())));
            black_box(tables.count());
        }),
    },
    Case {
        name: "forms",
        page: |n| "<form><input name=a value=b><button>c</button></form>".repeat(n),
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "controls",
        page: |n| {
            format!(
                "<form>{}",
                "<input name=a value=b><textarea name=t>c</textarea><button name=d>".repeat(n)
            )
        },
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "controls with a form attribute",
        page: |n| format!("{}<form id=f>", "<input form=f name=a><input form=g name=b>".repeat(n)),
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "radio buttons",
        page: |n| {
            format!(
                "<form>{}",
                "<input type=radio name=a checked><input type=radio name=b>".repeat(n)
            )
        },
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "fieldsets in legends",
        page: |n| format!("<form>{}", "<fieldset disabled><legend><input name=a>".repeat(n)),
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "many legends behind many other children",
        page: |n| {
            format!(
                "<form><fieldset disabled>{}{}",
                "<b></b>".repeat(n),
                "<legend><input name=a></legend>".repeat(n)
            )
        },
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "options",
        page: |n| {
            format!(
                "<form><select name=s multiple>{}",
                "<optgroup><option selected>a<option>b</optgroup>".repeat(n)
            )
        },
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "options of one select",
        page: |n| {
            format!(
                "<form><select name=s>{}",
                "<option selected disabled><b>a</b><option disabled>b".repeat(n)
            )
        },
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "blocks in a select",
        page: |n| format!("<form><select name=s>{}<option>a", "<div>".repeat(n)),
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "directions in directions",
        page: |n| format!("<form>{}", "<div dir=auto><input name=a dirname=b>".repeat(n)),
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "directions around text without one",
        page: |n| {
            format!(
                "<form dir=auto>{}{}",
                "<b>1</b>".repeat(n),
                "<input name=a dirname=b>".repeat(n)
            )
        },
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "isolated directions in each other",
        page: |n| format!("<form>{}", "<bdi><span><input name=a dirname=b>".repeat(n)),
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "a text area of one long line",
        page: |n| format!("<form><textarea name=t wrap=hard cols=9>{}", "a bcdefghijk ".repeat(n)),
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "email addresses",
        page: |n| {
            format!("<form><input type=email multiple name=e value=\"{}\">", " a@b ,".repeat(n))
        },
        reading: Reading::Page(read_forms),
    },
    Case {
        name: "items in a cycle",
        page: |n| {
            let items = (0..n)
                .map(|i| format!("<p id=i{i} itemprop=p itemscope itemref=i{}></p>", (i + 1) % n));
            format!("<div itemscope itemref=i0></div>{}", items.collect::<String>())
        },
        reading: Reading::Page(read_microdata),
    },
    Case {
        name: "items in items",
        page: |n| format!("<div itemscope>{}", "<div itemprop=p itemscope>".repeat(n)),
        reading: Reading::Page(read_microdata),
    },
    Case {
        name: "items",
        page: |n| "<div itemscope itemtype=a itemref='x y'><p itemprop=a>b</p></div>".repeat(n),
        reading: Reading::Page(read_microdata),
    },
    Case {
        name: "references to one element",
        page: |n| format!("<div itemscope itemref='{}'></div><p id=a itemprop=p>x", "a ".repeat(n)),
        reading: Reading::Page(read_microdata),
    },
    Case {
        name: "references into a chain of ancestors",
        page: |n| {
            let ids = (0..n).map(|i| format!("i{i} ")).collect::<String>();
            let chain = (0..n).map(|i| format!("<div id=i{i} itemprop=p>")).collect::<String>();
            format!(
                "<div itemscope itemref='{ids}'></div>{}",
                chain.replace("<div id", "<b></b><i id")
            )
        },
        reading: Reading::Page(|document| {
            let microdata = Microdata::of(document.root_node(), &DocumentUrls::new(document));
            black_box(
                microdata
                    .items()
                    .map(|item| item.properties().count() + item.errors().len())
                    .sum::<usize>(),
            );
        }),
    },
    Case {
        name: "property names",
        page: |n| {
            let names = (0..n).map(|i| format!("p{i} ")).collect::<String>();
            format!("<div itemscope><p itemprop='{names}{names}'>x")
        },
        reading: Reading::Page(read_microdata),
    },
    Case {
        name: "metadata",
        page: |n| {
            "<meta name=keywords content='a,b'><meta property=og:image content=x><meta property=og:image:width content=1>\
             <link rel='a b icon' href=x><meta http-equiv=refresh content=x><script type=application/ld+json>1</script>"
                .repeat(n)
        },
        reading: Reading::Page(read_metadata),
    },
    Case {
        name: "one long list of keywords",
        page: |n| {
            format!(
                "<meta name=keywords content='{}'>",
                (0..n).map(|i| format!("a{i}, a")).collect::<String>()
            )
        },
        reading: Reading::Page(read_metadata),
    },
    Case {
        name: "links and images",
        page: |n| {
            "<a href=x>a</a><img src=x srcset='a 1x, b'><picture><source srcset=x><img></picture>"
                .repeat(n)
        },
        reading: Reading::Page(read_links_and_images),
    },
    Case {
        name: "candidates of one srcset",
        page: |n| format!("<img srcset='{}'>", "a 1x, b foo(, 2w 1h, ".repeat(n)),
        reading: Reading::Page(read_links_and_images),
    },
    Case {
        name: "commas of srcset",
        page: |n| ", ,a,,".repeat(n),
        reading: Reading::Text(|text| {
            black_box(parse_srcset(text));
        }),
    },
    Case {
        name: "parentheses of srcset",
        page: |n| format!("a {}", "( (1x)) 1h ".repeat(n)),
        reading: Reading::Text(|text| {
            black_box(parse_srcset(text));
        }),
    },
    Case {
        name: "digits of srcset",
        page: |n| format!("a {0}w, b {0}.{0}e{0}x", "10".repeat(n)),
        reading: Reading::Text(|text| {
            black_box(parse_srcset(text));
        }),
    },
    Case {
        name: "parentheses of sizes",
        page: |n| "(".repeat(8 * n),
        reading: Reading::Text(|text| {
            black_box(parse_sizes(text));
        }),
    },
    Case {
        name: "commas of sizes",
        page: |n| "(a) and (b) 1px,,,".repeat(n),
        reading: Reading::Text(|text| {
            black_box(parse_sizes(text));
        }),
    },
    Case {
        name: "blocks of sizes",
        page: |n| format!("{}1px", "([{".repeat(n)),
        reading: Reading::Text(|text| {
            black_box(parse_sizes(text));
        }),
    },
    Case {
        name: "a long condition",
        page: |n| format!("(a){} 1px", " and (a)".repeat(n)),
        reading: Reading::Text(|text| {
            black_box(parse_sizes(text));
        }),
    },
];

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

/// Thirty items of which each has the next one as the value of two properties: 2^30 values in JSON.
#[test]
fn json_of_microdata_has_a_limit() {
    let items = (0..30).map(|i| {
        let names = if i == 0 { "" } else { " itemprop='a b'" };
        format!("<div id=i{i}{names} itemscope itemref=i{}></div>", i + 1)
    });
    let document = treewright::parse(&items.collect::<String>());
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
