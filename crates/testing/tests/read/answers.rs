//! The answers to the questions of the cases, as text.

use std::fmt::Write as _;

use treewright::read::url::Url;
use treewright::read::{
    Cell, Descriptor, DocumentUrls, Entry, EntryValue, Form, HeaderCells, ImageKind, LinkOptions,
    Metadata, Microdata, Spans, Table, TableModelError, TableOptions, forms, images, links, tables,
};
use treewright::{Document, NodeRef};

/// The answer to a question: its first word is the subject, the others are arguments.
pub(crate) fn answer(document: &Document, url: Option<&Url>, question: &str) -> String {
    let urls = match url {
        Some(url) => DocumentUrls::with_url(document, url.clone()),
        None => DocumentUrls::new(document),
    };
    let root = document.root_node();
    let words: Vec<&str> = question.split_whitespace().collect();
    match *words.first().expect("a question") {
        "base" => urls.base().map_or_else(String::new, |base| base.as_str().to_owned()),
        "links" => described_links(root, &urls, &words[1..]),
        "images" => described_images(root, &urls),
        "metadata" => described_metadata(document, &urls, &words[1..]),
        "microdata" => {
            Microdata::of(root, &urls).to_json(100_000).unwrap_or_else(|error| error.to_string())
        }
        "microdata-errors" => {
            let microdata = Microdata::of(root, &urls);
            let errors = microdata
                .items()
                .map(|item| item.errors().into_iter().map(label).collect::<Vec<_>>().join(" "));
            errors.collect::<Vec<_>>().join("\n")
        }
        "entries" => described_entries(&form(root, &words).entries(submitter(root, &words))),
        "controls" => {
            let form = form(root, &words);
            form.controls()
                .iter()
                .map(|control| label(control.element))
                .collect::<Vec<_>>()
                .join(" ")
        }
        "buttons" => form(root, &words).submit_buttons().map(label).collect::<Vec<_>>().join(" "),
        "submission" => described_submission(&form(root, &words), &urls, submitter(root, &words)),
        _ => described_table(root, &words),
    }
}

/// The id of an element, or its name and its text.
fn label(element: NodeRef<'_>) -> String {
    match element.attr("id") {
        Some(id) => format!("@{id}"),
        None => format!("{}({})", element.name(), escaped(element.text().trim())),
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\r', "\\r").replace('\n', "\\n").replace('\t', "\\t")
}

fn by_id<'a>(root: NodeRef<'a>, id: &str) -> NodeRef<'a> {
    let mut nodes = root.descendants();
    nodes.find(|node| node.attr("id") == Some(id)).unwrap_or_else(|| panic!("no element {id}"))
}

/// The form of a question: the first one, unless the question has `form=ID`.
fn form<'a>(root: NodeRef<'a>, words: &[&str]) -> Form<'a> {
    let id = words.iter().find_map(|word| word.strip_prefix("form="));
    let mut found = forms(root).into_iter();
    let form = found.find(|form| id.is_none_or(|id| form.element().attr("id") == Some(id)));
    form.expect("a form")
}

/// The submitter of a question: that with the id `by=ID`.
fn submitter<'a>(root: NodeRef<'a>, words: &[&str]) -> Option<NodeRef<'a>> {
    words.iter().find_map(|word| word.strip_prefix("by=")).map(|id| by_id(root, id))
}

fn described_entry(entry: &Entry) -> String {
    let name = escaped(&entry.name);
    match &entry.value {
        EntryValue::File { name: file, content_type, contents } => {
            format!("{name}=@{file:?} {content_type} {}", contents.len())
        }
        _ => format!("{name}={}", escaped(entry.value.as_str())),
    }
}

fn described_entries(entries: &[Entry]) -> String {
    entries.iter().map(described_entry).collect::<Vec<_>>().join("\n")
}

/// The method and the URL, followed by the target, the type and the body, if present. The boundary of a
/// body in parts is written as BOUNDARY.
fn described_submission(
    form: &Form<'_>,
    urls: &DocumentUrls,
    submitter: Option<NodeRef<'_>>,
) -> String {
    let submission = match form.submission(urls, submitter) {
        Ok(submission) => submission,
        Err(error) => return format!("error {error:?}"),
    };
    let mut answer = format!("{} {}", submission.method.as_str(), submission.url);
    if let Some(target) = submission.target {
        let _ = write!(answer, "\ntarget {target:?}");
    }
    if let Some((body, media_type)) = &submission.body {
        let boundary = media_type.split_once("boundary=").map_or("", |(_, boundary)| boundary);
        let body: String = body.escape_ascii().map(char::from).collect();
        let shown = format!(
            "\n{media_type}\n{}",
            body.replace("\\r\\n", "\n").replace("\\\"", "\"").replace("\\'", "'")
        );
        answer.push_str(&if boundary.is_empty() {
            shown
        } else {
            shown.replace(boundary, "BOUNDARY")
        });
    }
    answer
}

fn described_links(root: NodeRef<'_>, urls: &DocumentUrls, words: &[&str]) -> String {
    let options = match words {
        [] => LinkOptions::new(),
        ["all"] => LinkOptions::all(),
        kinds => kinds.iter().fold(
            LinkOptions::new().hyperlinks(false).link_elements(false),
            |options, kind| match *kind {
                "hyperlinks" => options.hyperlinks(true),
                "link-elements" => options.link_elements(true),
                "actions" => options.actions(true),
                "embedded" => options.embedded(true),
                "citations" => options.citations(true),
                _ => panic!("{kind:?} is not known"),
            },
        ),
    };
    let lines = links(root, urls, options).map(|link| {
        let url = link.url.as_ref().map_or_else(|error| format!("! {error}"), Url::to_string);
        let mut line = format!("{} {} {url}", link.element.name(), link.attribute);
        let text = link.text();
        if !text.is_empty() {
            let _ = write!(line, " ({text})");
        }
        let rel: Vec<&str> = link.rel().collect();
        if !rel.is_empty() {
            let _ = write!(line, " rel={}", rel.join(","));
        }
        if let Some(download) = link.download() {
            let _ = write!(line, " download={download}");
        }
        for ping in link.ping(urls) {
            let _ =
                write!(line, " ping={}", ping.map_or_else(|error| error.to_string(), String::from));
        }
        line
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn described_images(root: NodeRef<'_>, urls: &DocumentUrls) -> String {
    let mut lines = Vec::new();
    for image in images(root) {
        let kind = match image.kind {
            ImageKind::Img => "img",
            ImageKind::Button => "button",
            ImageKind::Poster => "poster",
            ImageKind::Svg => "svg",
            ImageKind::Icon => "icon",
            ImageKind::Preload => "preload",
            _ => "other",
        };
        let alt = image.alt().map_or_else(String::new, |alt| format!(" alt={alt:?}"));
        let lazy = if image.is_lazy() { " lazy" } else { "" };
        lines.push(format!("{kind}{alt}{lazy}"));
        for source in image.sources(urls) {
            let url = source.url.as_ref().map_or_else(|error| format!("! {error}"), Url::to_string);
            let mut line = format!("  {} {url}", source.element.name());
            if source.descriptor != Descriptor::None {
                let _ = write!(line, " {}", source.descriptor);
            }
            if let Some(media) = source.media() {
                let _ = write!(line, " media={media}");
            }
            if let Some(media_type) = source.media_type() {
                let _ = write!(line, " type={media_type}");
            }
            for size in source.sizes() {
                let _ = write!(line, " [{}] {}", size.condition, size.size);
            }
            lines.push(line);
        }
        for (element, error) in image.errors() {
            lines.push(format!("  error {} {:?}", element.name(), error.kind));
        }
    }
    lines.join("\n")
}

/// The members of the metadata with these names, a line for each.
fn described_metadata(document: &Document, urls: &DocumentUrls, names: &[&str]) -> String {
    let json = Metadata::of(document, urls).to_json();
    let value: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    let line = |name: &&str| value.get(name).map(|value| format!("{name} {value}"));
    names.iter().filter_map(line).collect::<Vec<_>>().join("\n")
}

/// The refresh of a page with this value of `content`.
pub(crate) fn refresh_of_content(content: &str) -> String {
    let content = content.replace('&', "&amp;").replace('"', "&quot;").replace('\r', "&#13;");
    let page = format!("<meta http-equiv=refresh content=\"{content}\">");
    let document = treewright::parse(&page);
    let urls = DocumentUrls::with_url(&document, Url::parse(super::URL).expect("a URL"));
    Metadata::of(&document, &urls).refresh.map_or_else(
        || "none".to_owned(),
        |refresh| match refresh.url {
            Some(url) => format!("{} {url}", refresh.seconds),
            None => format!("{} same", refresh.seconds),
        },
    )
}

/// The value that an `input` element with these attributes submits, or `-` for none.
pub(crate) fn value_of_input(attributes: &str) -> String {
    let document = treewright::parse(&format!("<form><input name=n {attributes}></form>"));
    let entries = forms(document.root_node())[0].entries(None);
    match &entries[..] {
        [] => "-".to_owned(),
        [entry, ..] => format!("={}", escaped(entry.value.as_str())),
    }
}

/// The name of a cell in an answer: its id, or else its text.
fn cell_name(table: &Table<'_>, number: usize) -> String {
    let cell = &table.cells()[number];
    cell.element.attr("id").map_or_else(|| cell.text(), str::to_owned)
}

fn described_table(root: NodeRef<'_>, words: &[&str]) -> String {
    let table = tables(root).next().expect("a table");
    let options = match words.get(1) {
        Some(&"first") => TableOptions::new().spans(Spans::First),
        _ => TableOptions::new(),
    };
    match words[0] {
        "cells" => described_cells(&table),
        "groups" => described_groups(&table),
        "errors" => table.errors().iter().map(described_error).collect::<Vec<_>>().join("\n"),
        "headers" => described_headers(&table, &table.header_cells()),
        "csv" => table.to_csv(&options).expect("it is small"),
        "json" => table.to_json(&options).expect("it is small"),
        "objects" => table.to_json_objects(&options).expect("it is small"),
        "names" => table.column_names(&options).expect("it is small").join("|"),
        "rows" => {
            let rows = table.rows().map(|row| {
                let element =
                    row.element().map_or_else(|| "-".to_owned(), |tr| tr.name().to_owned());
                let group = row.group().map_or("-", |group| group.element.name());
                let slots = row.slots().map(|cell| cell.map_or_else(|| "_".to_owned(), Cell::text));
                format!("{} {element} {group} {}", row.y(), slots.collect::<Vec<_>>().join(" "))
            });
            rows.collect::<Vec<_>>().join("\n")
        }
        other => panic!("{other:?} is not known"),
    }
}

/// The size, and the name, anchor and size of each cell.
fn described_cells(table: &Table<'_>) -> String {
    let mut answer = format!("{}x{}", table.width(), table.height());
    for (number, cell) in table.cells().iter().enumerate() {
        let name = cell_name(table, number);
        let kind = if cell.is_header() { "th" } else { "td" };
        let _ = write!(answer, "; {kind} {name} {},{}", cell.x, cell.y);
        if (cell.width, cell.height) != (1, 1) {
            let _ = write!(answer, " {}x{}", cell.width, cell.height);
        }
    }
    answer
}

fn described_groups(table: &Table<'_>) -> String {
    let caption = table.caption().map(|caption| format!("caption {}", caption.text()));
    let groups =
        table.column_groups().iter().map(|group| format!("colgroup {}+{}", group.x, group.width));
    let columns = table.columns().iter().map(|column| format!("col {}+{}", column.x, column.width));
    let rows = table.row_groups();
    let rows =
        rows.iter().map(|group| format!("{} {}+{}", group.element.name(), group.y, group.height));
    caption.into_iter().chain(groups).chain(columns).chain(rows).collect::<Vec<_>>().join("; ")
}

fn described_error(error: &TableModelError<'_>) -> String {
    match error {
        TableModelError::RowsWithoutCells(rows) => format!("rows {}..{}", rows.start, rows.end),
        TableModelError::ColumnsWithoutCells(columns) => {
            format!("columns {}..{}", columns.start, columns.end)
        }
        TableModelError::OverlappingCells { element, other, x, y } => {
            format!("overlap {} {} {x},{y}", element.text().trim(), other.text().trim())
        }
        other => panic!("{other:?} is not known"),
    }
}

/// The names of the header cells of each cell that has some.
fn described_headers(table: &Table<'_>, headers: &HeaderCells<'_, '_>) -> String {
    let mut lines = Vec::new();
    for number in 0..table.cells().len() {
        let of: Vec<String> =
            headers.of(number).into_iter().map(|header| cell_name(table, header)).collect();
        if !of.is_empty() {
            lines.push(format!("{}: {}", cell_name(table, number), of.join(" ")));
        }
    }
    lines.join("\n")
}
