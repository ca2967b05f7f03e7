//! The changes that a command line asks for, made to a page.

use std::fmt;
use std::io::{self, Write as _};
use std::str::FromStr;

use clap::Args;
use treewright::{AddedTag, Change, Edit, Editor, LineColumn, NodeId, NodeRef, Obstacle, Selector};

use crate::output::Printer;
use crate::pages::Page;

/// The heading of the changes in the help.
const HEADING: &str = "Changes";

/// The changes to make to each element.
#[derive(Clone, Debug, Args)]
#[group(required = true, multiple = true)]
pub(super) struct ChangesArguments {
    /// Set or add an attribute; repeatable
    #[arg(long, value_name = "NAME=VALUE", help_heading = HEADING)]
    set_attr: Vec<Setting>,

    /// Remove an attribute; repeatable
    #[arg(long, value_name = "NAME", help_heading = HEADING)]
    remove_attr: Vec<String>,

    /// Replace the contents with text, which is escaped
    #[arg(long, value_name = "TEXT", help_heading = HEADING, allow_hyphen_values = true)]
    text: Option<String>,

    /// Insert HTML before the element
    #[arg(long, value_name = "HTML", help_heading = HEADING, allow_hyphen_values = true)]
    before: Option<String>,

    /// Insert HTML before the contents
    #[arg(long, value_name = "HTML", help_heading = HEADING, allow_hyphen_values = true)]
    prepend: Option<String>,

    /// Insert HTML after the contents
    #[arg(long, value_name = "HTML", help_heading = HEADING, allow_hyphen_values = true)]
    append: Option<String>,

    /// Insert HTML after the element
    #[arg(long, value_name = "HTML", help_heading = HEADING, allow_hyphen_values = true)]
    after: Option<String>,

    /// Replace the element with HTML
    #[arg(
        long,
        value_name = "HTML",
        help_heading = HEADING,
        allow_hyphen_values = true,
        conflicts_with_all = ["set_attr", "remove_attr", "text", "before", "prepend", "append", "after"]
    )]
    replace: Option<String>,

    /// Remove the element with its contents
    #[arg(
        long,
        help_heading = HEADING,
        conflicts_with_all =
            ["set_attr", "remove_attr", "text", "before", "prepend", "append", "after", "replace"]
    )]
    remove: bool,
}

/// An attribute and its new value.
#[derive(Clone, Debug)]
struct Setting {
    name: String,
    value: String,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('=') {
            Some(("", _)) => Err("missing name before `=`".to_owned()),
            Some((name, value)) => Ok(Self { name: name.to_owned(), value: value.to_owned() }),
            None => Err(format!("write `{text}=` for an empty value")),
        }
    }
}

/// A page with its changes.
pub(super) struct Edited {
    /// The number of elements that were found.
    pub(super) count: usize,
    pub(super) bytes: Vec<u8>,
    /// The same as text, for a terminal.
    pub(super) text: String,
    /// The tags that were written though the page left them out.
    pub(super) tags: Vec<AddedTag>,
    /// The elements that were not changed.
    pub(super) refusals: Vec<Refusal>,
}

impl Edited {
    /// Prints the page: its bytes, or its text on a terminal.
    pub(super) fn print(&self, out: &mut Printer<'_>) -> io::Result<()> {
        if out.is_for_a_terminal() {
            out.write_all(self.text.as_bytes())?;
            return out.end_line_on_a_terminal();
        }
        out.write_all(&self.bytes)
    }

    /// Reports the tags that were written in addition to the changes, and the elements that were not changed.
    pub(super) fn report(self, out: &mut Printer<'_>) {
        for AddedTag { tag, place, .. } in &self.tags {
            out.note_at(*place, format_args!("wrote `{tag}`, which the page left out"));
        }
        for refusal in self.refusals {
            refusal.report(out);
        }
    }
}

/// The reason why an element, or a page, cannot be changed.
pub(super) struct Refusal {
    place: Option<LineColumn>,
    reason: String,
}

impl Refusal {
    fn of_page(reason: impl fmt::Display) -> Self {
        Self { place: None, reason: format!("the page cannot be changed: {reason}") }
    }

    fn of_element(element: NodeRef<'_>, obstacle: &Obstacle) -> Self {
        let hint = match obstacle {
            Obstacle::LeftOutTags(tags) if tags.len() == 1 => "; --normalize writes it",
            Obstacle::LeftOutTags(_) => "; --normalize writes them",
            Obstacle::OtherParts => "; --normalize does it",
            _ => "",
        };
        let reason = format!("`{}` cannot be changed: {obstacle}{hint}", element.name());
        Self { place: element.line_column(), reason }
    }

    pub(super) fn report(self, out: &mut Printer<'_>) {
        match self.place {
            Some(place) => out.failure_at(place, self.reason),
            None => out.failure(self.reason),
        }
    }
}

impl ChangesArguments {
    /// Changes the elements of a page that a selector matches. Descendants of an element whose contents are
    /// replaced or removed are removed with them.
    pub(super) fn make(
        &self,
        page: &Page,
        selector: &Selector,
        editor: &Editor,
    ) -> Result<Edited, Refusal> {
        let document = &page.parsed.document;
        let found: Vec<NodeId> = selector.select(document).map(NodeRef::id).collect();
        let changes = self.changes();
        let edits: Vec<Edit<'_>> =
            found.iter().map(|element| Edit::new(*element, &changes)).collect();
        let editor = editor.clone().parse_options(page.options());
        let edited =
            editor.edit(page.as_input(), &page.parsed, &edits).map_err(Refusal::of_page)?;
        let refusals = edited.refused.iter().filter_map(|refused| {
            let element = document.get(*found.get(refused.edit)?)?;
            Some(Refusal::of_element(element, &refused.obstacle))
        });
        let refusals = refusals.collect();
        let treewright::Edited { bytes, text, tags, .. } = edited;
        Ok(Edited { count: found.len(), bytes, text, tags, refusals })
    }

    /// The changes of each element, in the order in which they are made.
    fn changes(&self) -> Vec<Change<'_>> {
        let mut changes: Vec<Change<'_>> = Vec::new();
        for Setting { name, value } in &self.set_attr {
            changes.push(Change::SetAttribute { name, value });
        }
        changes.extend(self.remove_attr.iter().map(|name| Change::RemoveAttribute(name)));
        changes.extend(self.text.as_deref().map(Change::SetText));
        changes.extend(self.before.as_deref().map(Change::InsertBefore));
        changes.extend(self.prepend.as_deref().map(Change::Prepend));
        changes.extend(self.append.as_deref().map(Change::Append));
        changes.extend(self.after.as_deref().map(Change::InsertAfter));
        changes.extend(self.replace.as_deref().map(Change::Replace));
        changes.extend(self.remove.then_some(Change::Remove));
        changes
    }
}
