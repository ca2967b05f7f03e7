//! `treewright select`: the elements of pages that match a selector.

use std::io::{self, Write as _};

use clap::{Args, ValueEnum};
use serde::Serialize;
use treewright::{Namespace, NodeRef, Selector};

use crate::arguments::{PagesArguments, ResultArguments, ScopeName, compile};
use crate::output::{Failure, Notation, Outcome, Printer, write_text};
use crate::pages::{Page, Pages};
use crate::results::{JsonAttributes, JsonPlace, Prefixes, in_one_line, write_json_line};

#[derive(Debug, Args)]
#[command(after_help = "\
Takes CSS selectors; `:contains(\"text\")` matches elements with this text.

Examples:
  treewright select title page.html -t
  treewright select 'a[href]' -a href site
  treewright select 'img:not([alt])' -n site
  treewright select 'article h2' --json site | jq -r '.path + \": \" + .text'
  curl -s https://example.com/ | treewright select h1 -t

Exit codes: 0 something was found, 1 nothing was found, 2 wrong usage or a file that cannot be read.")]
pub(crate) struct SelectArguments {
    /// The elements to find, as a CSS selector
    #[arg(value_name = "SELECTOR")]
    selector: String,

    #[command(flatten)]
    form: FormArguments,

    /// Maximum number of elements per page
    #[arg(long, short = 'm', value_name = "N")]
    max_count: Option<u64>,

    /// The trees to search
    #[arg(long, value_enum, default_value_t = ScopeName::Light)]
    scope: ScopeName,

    #[command(flatten)]
    results: ResultArguments,

    #[command(flatten)]
    pages: PagesArguments,
}

/// The form of the output; HTML without one.
#[derive(Debug, Args)]
#[group(multiple = false)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
struct FormArguments {
    /// Print the value of this attribute of the elements that have it
    #[arg(long, short = 'a', value_name = "ATTRIBUTE")]
    attribute: Option<String>,

    /// Print the text of each element on one line
    #[arg(long, short = 't')]
    text: bool,

    /// Print the HTML of each element; this is the default
    #[arg(long)]
    html: bool,

    /// Print a line of JSON for each element, with its path, line and column
    #[arg(long)]
    json: bool,

    /// Form of the output: the same as `--text`, `--html` or `--json`
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Option<FormatName>,

    /// Print the number of elements in each page
    #[arg(long, short = 'c')]
    count: bool,

    /// Print only the names of files with matching elements
    #[arg(long, short = 'l')]
    files_with_matches: bool,

    /// Print nothing; the exit code is the answer
    #[arg(long, short = 'q')]
    quiet: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatName {
    /// The text of each element on one line
    Text,
    /// The HTML of each element
    Html,
    /// A line of JSON for each element
    Json,
}

#[derive(Debug)]
enum Form {
    Attribute(String),
    Text,
    Html,
    Json,
    Count,
    Names,
    Nothing,
}

impl FormArguments {
    fn form(self) -> Form {
        let Self { attribute, text, html: _, json, format, count, files_with_matches, quiet } =
            self;
        let text = text || format == Some(FormatName::Text);
        let json = json || format == Some(FormatName::Json);
        match attribute {
            Some(name) => Form::Attribute(name),
            None if text => Form::Text,
            None if json => Form::Json,
            None if count => Form::Count,
            None if files_with_matches => Form::Names,
            None if quiet => Form::Nothing,
            None => Form::Html,
        }
    }
}

pub(crate) fn run(arguments: SelectArguments) -> Result<Outcome, Failure> {
    let SelectArguments { selector, form, max_count, scope, results, pages: arguments } = arguments;
    let selector = compile(&selector, scope)?;
    let form = form.form();
    let is_json = matches!(form, Form::Json);
    let options = arguments.parsing.options().origins(is_json || results.line_number);
    let notation = if is_json { Notation::Json } else { Notation::Text };
    let pages = Pages::new(&arguments, "select", options, notation)?;
    let prefixes = Prefixes::new(results, pages.may_be_several());
    let most = max_count.map_or(usize::MAX, |count| usize::try_from(count).unwrap_or(usize::MAX));
    let search = Search { selector, form, most, prefixes };
    pages.print(move |page, out| search.print(page, out).map(Outcome::of_search))
}

struct Search {
    selector: Selector,
    form: Form,
    most: usize,
    prefixes: Prefixes,
}

impl Search {
    /// Prints the matching elements of a page, and returns true if one was found.
    fn print(&self, page: &Page, out: &mut Printer<'_>) -> io::Result<bool> {
        let mut found = self.selector.select(&page.parsed.document).take(self.most);
        match &self.form {
            Form::Nothing => Ok(found.next().is_some()),
            Form::Names => {
                let found = found.next().is_some();
                if found {
                    self.prefixes.write_name_alone(&page.input, out)?;
                }
                Ok(found)
            }
            Form::Count => {
                let count = found.count();
                self.prefixes.write_name(&page.input, out)?;
                writeln!(out, "{count}")?;
                Ok(count > 0)
            }
            Form::Attribute(_) | Form::Text | Form::Html | Form::Json => {
                self.print_each(page, found, out)
            }
        }
    }

    fn print_each<'a>(
        &self,
        page: &'a Page,
        found: impl Iterator<Item = NodeRef<'a>>,
        out: &mut Printer<'_>,
    ) -> io::Result<bool> {
        let mut is_found = false;
        for element in found {
            let prefix = |out: &mut Printer<'_>| self.prefixes.write(page, element, out);
            match &self.form {
                Form::Attribute(name) => {
                    let Some(value) = attribute(element, name) else { continue };
                    prefix(out)?;
                    writeln!(out, "{value}")?;
                }
                Form::Text => {
                    prefix(out)?;
                    writeln!(out, "{}", in_one_line(&element.text()))?;
                }
                Form::Json => {
                    write_json_line(out, &JsonElement::new(page, element))?;
                }
                _ => {
                    prefix(out)?;
                    let (document, id) = (element.document(), element.id());
                    let options = page.serialize_options(id);
                    write_text(&mut *out, |out| Ok(document.serialize_outer(id, &options, out)?))?;
                    writeln!(out)?;
                }
            }
            is_found = true;
        }
        Ok(is_found)
    }
}

/// The value of an attribute: its name is that in the source, in any case for HTML elements.
fn attribute<'a>(element: NodeRef<'a>, name: &str) -> Option<&'a str> {
    let is_html = element.namespace() == Some(Namespace::Html);
    let mut attributes = element.attrs();
    attributes.find_map(|(known, value)| {
        let is_same = match known.prefix {
            Some(prefix) => name.split_once(':') == Some((prefix, known.local)),
            None if is_html => known.local.eq_ignore_ascii_case(name),
            None => known.local == name,
        };
        is_same.then_some(value)
    })
}

/// An element in JSON.
#[derive(Serialize)]
struct JsonElement<'a> {
    #[serde(flatten)]
    place: JsonPlace,
    name: &'a str,
    attributes: JsonAttributes<'a>,
    text: String,
    html: String,
}

impl<'a> JsonElement<'a> {
    fn new(page: &Page, element: NodeRef<'a>) -> Self {
        let options = page.serialize_options(element.id());
        let mut html = String::new();
        // Writing to a string does not fail, and the length is not limited.
        let _ = element.document().serialize_outer(element.id(), &options, &mut html);
        Self {
            place: JsonPlace::of(page, element),
            name: element.name(),
            attributes: JsonAttributes(element),
            text: element.text(),
            html,
        }
    }
}
