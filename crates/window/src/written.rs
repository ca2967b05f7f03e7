//! The calls of `document.write` that nodes come from, with their scripts.

use rustc_hash::FxHashMap;
use treewright_dom::parsing::ParserTarget;
use treewright_dom::{NodeId, ScriptText};
use treewright_markup::{SourceId, Span};

use crate::Cx;
use crate::agent::Agent;
use crate::world::World;

/// A call of `document.write` or `document.writeln`, as the origin of a node: see [`Agent::write_of`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Write {
    /// The whole text of the call.
    pub text: String,
    /// The offset in `text` at which the token of the node begins.
    pub offset: usize,
    /// The address of the script that called, empty without a script.
    pub file: String,
    /// The line of the call, from 1; 0 if it is not known.
    pub line: u32,
    /// The column of the call, from 1; 0 if it is not known.
    pub column: u32,
    /// The `script` element that ran: `document.currentScript` at the time of the call.
    pub script: Option<NodeId>,
}

/// The writes by source number of the tree, each list in order of position.
#[derive(Debug, Default)]
pub(crate) struct Writes {
    by_source: FxHashMap<SourceId, Vec<Record>>,
}

/// The position of a write in its source, the write with the text as the parser got it, and whether
/// it has placeholders for lone surrogates.
type Record = (u32, Write, bool);

/// The calling script, without its text; `None` unless origins are kept.
pub(crate) fn writer(cx: &mut Cx<'_>, document: NodeId) -> Option<Write> {
    cx.host.writes.as_ref()?;
    let (file, line, column) = cx.running_place().map_or_else(Default::default, |place| {
        (place.file.into_scalar(), place.line, place.column)
    });
    let script = cx.host.documents.get(document).and_then(|state| state.current_script);
    Some(Write { text: String::new(), offset: 0, file, line, column, script })
}

/// Records text given to a parser: its position among the sources of the parser of a document.
pub(crate) fn note(
    world: &mut World,
    document: NodeId,
    place: Span,
    write: Option<Write>,
    text: &str,
) {
    let Some(write) = write else { return };
    let Some(state) = world.documents.get(document) else { return };
    let has_stand_ins = state.surrogates_were_written;
    world.tree.continue_a_watched_parse(state.source);
    let source = if place.source == SourceId::MAIN {
        state.source
    } else {
        world.tree.set_source_of(place.source, text)
    };
    if let Some(writes) = &mut world.writes {
        let of_source = writes.by_source.entry(source).or_default();
        of_source.push((place.start, Write { text: text.to_owned(), ..write }, has_stand_ins));
    }
}

impl Agent {
    /// The call of `document.write` that a node comes from, if one does and origins are
    /// [kept](crate::AgentOptions::origins).
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions, Until};
    ///
    /// let mut options = AgentOptions::default();
    /// options.origins = true;
    /// let mut agent = Agent::new(options)?;
    /// agent.open("https://example.org/", b"<script>\ndocument.write('<p>one<b>two')</script>")?;
    /// agent.run_until(Until::Loaded);
    /// let bold = agent.document().unwrap().descendants().find(|node| node.local_name() == Some("b"));
    /// let write = agent.write_of(bold.unwrap().id()).unwrap();
    /// assert_eq!((&write.text[write.offset..], write.line), ("<b>two", 2));
    /// assert_eq!(write.file, "https://example.org/");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write_of(&self, node: NodeId) -> Option<Write> {
        let span = self.world.tree.origin(node)?.token()?.span;
        let of_source = self.world.writes.as_ref()?.by_source.get(&span.source)?;
        let end = of_source.partition_point(|(start, ..)| *start <= span.start);
        let (start, write, has_stand_ins) = of_source.get(end.checked_sub(1)?)?;
        let offset = span.start.saturating_sub(*start) as usize;
        let (before, after) = write.text.split_at_checked(offset)?;
        if *has_stand_ins {
            let [before, after] = [before, after]
                .map(|text| ScriptText::from_stand_ins(text).to_lossy().into_owned());
            let (offset, text) = (before.len(), before + &after);
            return Some(Write { text, offset, ..write.clone() });
        }
        Some(Write { offset, ..write.clone() })
    }
}
