//! Hostile pages, and the functions that read them.

use std::hint::black_box;

use treewright::Document;
use treewright::read::{
    DocumentUrls, LinkOptions, Metadata, Microdata, TableOptions, forms, images, links,
    parse_sizes, parse_srcset, tables,
};

/// Something that is read from a page, or from the text of a page.
pub(super) enum Reading {
    Page(fn(&Document)),
    Text(fn(&str)),
}

pub(super) struct Case {
    pub(super) name: &'static str,
    pub(super) page: fn(usize) -> String,
    pub(super) reading: Reading,
}

pub(crate) fn read_tables(document: &Document) {
    for table in tables(document.root_node()) {
        let _ = black_box(table.to_csv(&TableOptions::new().limit(200_000)));
        let headers = table.header_cells();
        black_box(headers.of(table.cells().len().saturating_sub(1)));
    }
}

pub(crate) fn read_forms(document: &Document) {
    let urls = DocumentUrls::new(document);
    for form in forms(document.root_node()) {
        for control in form.controls().iter().take(5) {
            black_box(control.value());
        }
        black_box(form.entries(form.submit_buttons().next()));
        let _ = black_box(form.submission(&urls, None));
    }
}

pub(crate) fn read_microdata(document: &Document) {
    let microdata = Microdata::of(document.root_node(), &DocumentUrls::new(document));
    let _ = black_box(microdata.to_json(2_000_000));
    black_box(microdata.items().take(3).map(|item| item.errors().len()).sum::<usize>());
}

pub(crate) fn read_metadata(document: &Document) {
    black_box(Metadata::of(document, &DocumentUrls::new(document)).to_json());
}

pub(crate) fn read_links_and_images(document: &Document) {
    let urls = DocumentUrls::new(document);
    for link in links(document.root_node(), &urls, LinkOptions::all()) {
        black_box(link.text());
    }
    for image in images(document.root_node()) {
        black_box((image.sources(&urls), image.errors()));
    }
}

pub(super) const CASES: &[Case] = &[
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
                "<tr><td colspan=100>".repeat(n)
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
        name: "many legends after many other children",
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
            format!("<div itemscope itemref=i0></div>{}", items.collect::<Vec<_>>().concat())
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
            let ids = (0..n).map(|i| format!("i{i} ")).collect::<Vec<_>>().concat();
            let chain =
                (0..n).map(|i| format!("<div id=i{i} itemprop=p>")).collect::<Vec<_>>().concat();
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
            let names = (0..n).map(|i| format!("p{i} ")).collect::<Vec<_>>().concat();
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
                (0..n).map(|i| format!("a{i}, a")).collect::<Vec<_>>().concat()
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
        name: "candidates of srcset before a long address",
        page: |n| format!("{}{}", "a 1x, ".repeat(n), "b".repeat(1000 * n)),
        reading: Reading::Text(|text| {
            black_box(parse_srcset(text));
        }),
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
