//! Drives a parser over a case: the same input, fed in different ways.

use treewright_syntax::{
    AttributeBuffer, Attributes, DocumentMode, ElementName, FragmentContext, LocalName, Namespace,
    Origin, ParseError, ParserOptions, Pause, TreeParser,
};

use crate::formats::{CaseContext, Input};
use crate::trees::TestTree;

/// The setting of a parse, without the input.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The options of the parser.
    pub options: ParserOptions,
    /// The context element, for a fragment.
    pub context: Option<CaseContext>,
    /// The mode of the context element's document.
    pub context_mode: DocumentMode,
    /// True if the context element is inside a `form` element.
    pub form: bool,
}

/// How the input is fed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Feed {
    /// At once, shared with the parser.
    Whole,
    /// In pieces of one character, or code unit.
    ByCharacter,
    /// In two pieces, of which the first is shared with the parser.
    CutAt(usize),
    /// By a script that writes one character, or code unit, at a time; the input itself is empty.
    Written,
}

/// The result of a parse.
#[derive(Debug)]
pub struct Parsed<T: TestTree> {
    /// The tree.
    pub tree: T,
    /// The document, or the fragment.
    pub root: T::Handle,
    /// The parse errors.
    pub errors: Vec<ParseError>,
}

/// The action at a script.
pub trait Play<T: TestTree> {
    /// Runs a script that `pump` or `write` paused at. What it writes is parsed when this returns,
    /// up to the insertion point.
    ///
    /// # Errors
    /// The error of the script.
    fn play(
        &mut self,
        parser: &mut TreeParser<T::Handle>,
        tree: &mut T,
        script: T::Handle,
    ) -> Result<(), String>;
}

/// Continues at scripts as if they were empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct Skip;

impl<T: TestTree> Play<T> for Skip {
    fn play(
        &mut self,
        _parser: &mut TreeParser<T::Handle>,
        _tree: &mut T,
        _script: T::Handle,
    ) -> Result<(), String> {
        Ok(())
    }
}

/// Parses `input` into an empty tree.
///
/// # Errors
/// If a script cannot be played or the parser does not finish.
pub fn parse<T: TestTree>(
    setup: &Setup,
    input: &Input,
    feed: Feed,
    play: &mut dyn Play<T>,
) -> Result<Parsed<T>, String> {
    let mut tree = match (feed, input) {
        (Feed::Whole, Input::Text(text)) => T::for_source(text),
        _ => T::empty(),
    };
    let mut parser = parser_of(setup, &mut tree);
    let cuts = match feed {
        Feed::Whole => Vec::new(),
        Feed::CutAt(cut) => vec![cut],
        Feed::ByCharacter | Feed::Written => input.cuts(),
    };
    let mut start = 0;
    if feed == Feed::Written {
        parser.begin_script();
    }
    let last = match input {
        Input::Text(text) => text.len(),
        Input::CodeUnits(units) => units.len(),
    };
    for end in cuts.into_iter().chain([last]) {
        let pause = match (input, feed) {
            (Input::Text(text), Feed::Written) => {
                parser.write(&text[start..end], &mut tree).map_err(|error| error.to_string())?
            }
            (Input::CodeUnits(units), Feed::Written) => parser
                .write_utf16(&units[start..end], &mut tree)
                .map_err(|error| error.to_string())?,
            (Input::Text(text), _) => {
                let piece = &text[start..end];
                // The first piece is shared, if it can have more than a character.
                let appended = match feed {
                    Feed::Whole | Feed::CutAt(_) if start == 0 => {
                        parser.append_shared(piece.into())
                    }
                    _ => parser.append(piece),
                };
                appended.map_err(|error| error.to_string())?;
                parser.pump(&mut tree)
            }
            (Input::CodeUnits(units), _) => {
                parser.append_utf16(&units[start..end]).map_err(|error| error.to_string())?;
                parser.pump(&mut tree)
            }
        };
        go_on(&mut parser, &mut tree, play, pause)?;
        start = end;
    }
    if feed == Feed::Written {
        parser.end_script();
    }
    parser.end_of_input();
    let pause = parser.pump(&mut tree);
    match go_on(&mut parser, &mut tree, play, pause)? {
        Pause::Finished => {}
        other => return Err(format!("the parser ends with {}", name(&other))),
    }
    let root = parser.fragment().cloned().unwrap_or_else(|| tree.document());
    Ok(Parsed { root, errors: parser.take_errors(), tree })
}

/// Creates the parser of a case.
pub(crate) fn parser_of<T: TestTree>(setup: &Setup, tree: &mut T) -> TreeParser<T::Handle> {
    let Some(context) = &setup.context else {
        return TreeParser::new(setup.options.clone());
    };
    let mut attributes = AttributeBuffer::default();
    for (name, value) in &context.attributes {
        attributes.push(name, value);
    }
    let form = setup.form.then(|| {
        let name = ElementName { namespace: Namespace::Html, local: LocalName::FORM, text: "form" };
        let document = tree.document();
        tree.create_element(name, Attributes::EMPTY, &document, Origin::default())
    });
    let mut element = FragmentContext::new(context.namespace, &context.local_name);
    element.attributes = attributes;
    element.document_mode = setup.context_mode;
    element.form = form;
    TreeParser::for_fragment(tree, &element, setup.options.clone())
}

/// Plays scripts until the parser pauses for another reason.
fn go_on<T: TestTree>(
    parser: &mut TreeParser<T::Handle>,
    tree: &mut T,
    play: &mut dyn Play<T>,
    mut pause: Pause<T::Handle>,
) -> Result<Pause<T::Handle>, String> {
    while let Pause::Script(script) = pause {
        play.play(parser, tree, script)?;
        pause = parser.pump(tree);
    }
    Ok(pause)
}

fn name<H>(pause: &Pause<H>) -> &'static str {
    match pause {
        Pause::NeedInput => "a need of input",
        Pause::Blocked => "a script that blocks it",
        Pause::Script(_) => "a script",
        Pause::Finished => "the end",
        Pause::Aborted(_) => "the first error",
        _ => "another pause",
    }
}
