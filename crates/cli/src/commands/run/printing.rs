//! The page after its scripts.

use std::io::{self, Write as _};

use treewright::read::{LinkOptions, links};
use treewright::{NodeRef, Selector, SerializeOptions};
use treewright_window::Agent;

use super::super::links::write_link;
use super::Format;
use crate::output::{Printer, write_text};

/// Prints the page or the selected elements. False if none is selected.
pub(super) fn print(
    agent: &Agent,
    format: Format,
    selector: Option<&Selector>,
    out: &mut Printer<'_>,
) -> io::Result<bool> {
    let Some(document) = agent.document() else { return Ok(false) };
    let Some(selector) = selector else {
        print_node(agent, document, format, out)?;
        return Ok(true);
    };
    let mut is_found = false;
    for element in selector.select(document) {
        is_found = true;
        print_node(agent, element, format, out)?;
        if matches!(format, Format::Html) {
            writeln!(out)?;
        }
    }
    Ok(is_found)
}

fn print_node(
    agent: &Agent,
    node: NodeRef<'_>,
    format: Format,
    out: &mut Printer<'_>,
) -> io::Result<()> {
    let (document, id) = (node.document(), node.id());
    match format {
        Format::Html => {
            let options = SerializeOptions::new().scripting(true);
            write_text(&mut *out, |out| Ok(document.serialize_outer(id, &options, out)?))?;
            out.end_line_on_a_terminal()
        }
        Format::Tree => write_text(out, |out| document.dump_to(id, out)),
        Format::Json => {
            write_text(&mut *out, |out| document.write_json(id, out))?;
            writeln!(out)
        }
        Format::Text => writeln!(out, "{}", agent.inner_text(node)),
        Format::Markdown => write!(out, "{}", agent.markdown(node)),
        Format::Links => {
            let Some(urls) = agent.urls(node) else { return Ok(()) };
            for link in links(node, &urls, LinkOptions::new()) {
                write_link(&link, out)?;
            }
            Ok(())
        }
        Format::None => Ok(()),
    }
}
