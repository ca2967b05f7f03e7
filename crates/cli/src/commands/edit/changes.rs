//! The changes that a command line asks for, made to a page.

use std::fmt;
use std::io::{self, Write as _};
use std::str::FromStr;

use clap::Args;
use treewright::write::{EditError, SourceEditor};
use treewright::{End, LineColumn, NodeId, NodeRef, Selector};

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
    #[arg(long, value_name = "TEXT", help_heading = HEADING)]
    text: Option<String>,

    /// Insert HTML before the element
    #[arg(long, value_name = "HTML", help_heading = HEADING)]
    before: Option<String>,

    /// Insert HTML before the contents
    #[arg(long, value_name = "HTML", help_heading = HEADING)]
    prepend: Option<String>,

    /// Insert HTML after the contents
    #[arg(long, value_name = "HTML", help_heading = HEADING)]
    append: Option<String>,

    /// Insert HTML after the element
    #[arg(long, value_name = "HTML", help_heading = HEADING)]
    after: Option<String>,

    /// Replace the element with HTML
    #[arg(
        long,
        value_name = "HTML",
        help_heading = HEADING,
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

    fn of_element(element: NodeRef<'_>, error: EditError) -> Self {
        let reason = format!("`{}` cannot be changed: {error}", element.name());
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
        scripting: bool,
    ) -> Result<Edited, Vec<Refusal>> {
        let parsed = &page.parsed;
        let document = &parsed.document;
        let whole = |error: EditError| vec![Refusal::of_page(error)];
        if !matches!(parsed.end, End::Complete | End::Degraded) {
            return Err(vec![Refusal::of_page("the parse stopped before the end of the page")]);
        }
        let mut editor = SourceEditor::new(document).map_err(whole)?.scripting(scripting);
        let (mut count, mut refusals) = (0_usize, Vec::new());
        for element in selector.select(document) {
            count = count.saturating_add(1);
            match self.change(&mut editor, element.id()) {
                Ok(()) | Err(EditError::Removed) => {}
                Err(error) => refusals.push(Refusal::of_element(element, error)),
            }
        }
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let bytes = match &parsed.encoding {
            Some(decision) => editor.to_bytes(&page.bytes, decision.encoding).map_err(whole)?,
            None => editor.to_text().into_bytes(),
        };
        Ok(Edited { count, bytes, text: editor.to_text() })
    }

    fn change(&self, editor: &mut SourceEditor<'_>, element: NodeId) -> Result<(), EditError> {
        if self.remove {
            return editor.remove(element);
        }
        if let Some(html) = &self.replace {
            return editor.replace(element, html);
        }
        for Setting { name, value } in &self.set_attr {
            editor.set_attribute(element, name, value)?;
        }
        for name in &self.remove_attr {
            editor.remove_attribute(element, name)?;
        }
        if let Some(text) = &self.text {
            editor.set_text(element, text)?;
        }
        if let Some(html) = &self.before {
            editor.insert_before(element, html)?;
        }
        if let Some(html) = &self.prepend {
            editor.prepend(element, html)?;
        }
        if let Some(html) = &self.append {
            editor.append(element, html)?;
        }
        if let Some(html) = &self.after {
            editor.insert_after(element, html)?;
        }
        Ok(())
    }
}
