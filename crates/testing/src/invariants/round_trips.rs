//! Serializing, parsing, and serializing again.

use treewright_dom::{Document, NodeError, NodeId, SerializeOptions};
use treewright_syntax::ScriptingMode;

use super::warnings::Warning;
use super::{Subject, Violation};
use crate::check::{Feed, Setup, Skip, parse};
use crate::formats::Input;

const NAME: &str = "round trip";

/// The outcome of a round trip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundTrip {
    /// The first serialization already reproduces itself.
    pub is_stable_at_once: bool,
    /// The second serialization reproduces itself.
    pub is_stable: bool,
    /// The case in the tree of the second round that the standard warns of, if any.
    pub warning: Option<Warning>,
}

/// The first serialization is that of the parsed document, the second that of the first one's tree; from
/// then on nothing changes, except in the cases that the standard warns of.
/// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
///
/// # Errors
/// If the third serialization differs from the second without a warning.
pub fn check_round_trip(
    subject: &Subject<'_>,
    document: &Document,
    root: NodeId,
) -> Result<RoundTrip, Violation> {
    let options = SerializeOptions::new()
        .scripting(subject.setup.options.scripting != ScriptingMode::Disabled)
        .serializable_shadow_roots(true);
    let setup = subject.setup;
    let first = serialize(document, root, setup, &options)?;
    let (tree, root) = parse_again(setup, &first)?;
    let second = serialize(&tree, root, setup, &options)?;
    let warning = Warning::about(&tree, root, setup);
    if second == first {
        return Ok(RoundTrip { is_stable_at_once: true, is_stable: true, warning });
    }
    let (tree, root) = parse_again(setup, &second)?;
    let third = serialize(&tree, root, setup, &options)?;
    let is_stable = third == second;
    if !is_stable && warning.is_none() {
        let what = format!("first:\n{first}\nsecond:\n{second}\nthird:\n{third}");
        return Err(Violation::new(NAME, what));
    }
    Ok(RoundTrip { is_stable_at_once: false, is_stable, warning })
}

/// The contents of the document, or of the context element once the fragment is in it: that matters for
/// text in an element like `style`.
fn serialize(
    document: &Document,
    root: NodeId,
    setup: &Setup,
    options: &SerializeOptions,
) -> Result<String, Violation> {
    let mut html = String::new();
    let written = match &setup.context {
        None => document.serialize(root, options, &mut html),
        Some(context) => {
            let mut document = document.clone();
            let fail = |error: NodeError| Violation::new(NAME, error.to_string());
            let element =
                document.create_element(context.namespace, &context.local_name).map_err(fail)?;
            let target = document.template_contents(element).unwrap_or(element);
            document.append(target, root).map_err(fail)?;
            document.serialize(element, options, &mut html)
        }
    };
    written.map_err(|error| Violation::new(NAME, error.to_string()))?;
    Ok(html)
}

fn parse_again(setup: &Setup, text: &str) -> Result<(Document, NodeId), Violation> {
    let parsed = parse::<Document>(setup, &Input::Text(text.to_owned()), Feed::Whole, &mut Skip)
        .map_err(|message| Violation::new(NAME, message))?;
    Ok((parsed.tree, parsed.root))
}
