//! A host that plays scripts: as much of JavaScript as the cases use.
//!
//! ```text
//! script     = { statement ";" }            a ";" before a line end or the end can be left out
//! statement  = "var" name "=" expression
//!            | expression "." name "=" expression
//!            | expression
//! expression = postfix { "+" postfix }      numbers add, everything else is joined as text
//! postfix    = primary { "." name [ arguments ] | "[" expression "]" }
//! arguments  = "(" [ expression { "," expression } ] ")"
//! primary    = string | number | name | "(" expression ")"
//! ```
//!
//! Strings are quoted with `'` or `"` and support `\n \r \t \b \f \v \0 \\ \' \" \/ \xHH \uHHHH`; they are
//! UTF-16 code units, so that a script can write half a surrogate pair. `//` and `<!--` start a comment
//! that ends with the line. A variable lives as long as the outermost script.
//!
//! `document` has `write`, `writeln` (only as statements), `body`, `head`, `documentElement`,
//! `getElementById`, `getElementsByTagName` (HTML elements with a known name), `createElement`,
//! `createTextNode`. Nodes have `id`, `className` and every other name as the attribute of that name,
//! `setAttribute`, `getAttribute`, `appendChild`, `insertBefore`, `removeChild`, `remove`, `parentNode`,
//! `firstChild`, `lastChild`, `nextSibling`, `previousSibling`. A text node from a script joins the text
//! before it.
//!
//! Anything else in a script is an error of the case. Scripts that write scripts are played with a list of
//! frames, up to [`MOST_FRAMES`] deep.

mod evaluate;
mod grammar;

use std::collections::HashMap;

use treewright_dom::{Document, NodeId};
use treewright_syntax::{Encoding, Pause, TreeParser, TreeQuery};

use crate::check::Play;
use crate::trees::TestTree;
use evaluate::{Effect, Evaluator, Value};
use grammar::Statement;

/// The maximum nesting of scripts that write scripts.
pub const MOST_FRAMES: usize = 64;

/// Plays the scripts that a parser pauses at.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct ScriptedHost;

/// A parser with its tree, as scripts see them.
pub trait Scripted {
    /// The tree.
    type Tree: TestTree;
    /// The tree, which a script reads and changes.
    fn tree(&mut self) -> &mut Self::Tree;
    /// Announces that a script is about to run.
    fn begin_script(&mut self);
    /// Inserts text at the insertion point, and parses up to there.
    ///
    /// # Errors
    /// The error for a text that is too long.
    fn write(&mut self, units: &[u16]) -> Result<Pause<HandleOf<Self>>, String>;
    /// Continues the parse.
    fn pump(&mut self) -> Pause<HandleOf<Self>>;
    /// Announces that the script has run.
    fn end_script(&mut self);
}

/// The handles of the nodes of a parser's tree.
pub type HandleOf<S> = <<S as Scripted>::Tree as TreeQuery>::Handle;

/// A parser with a separate tree.
#[derive(Debug)]
pub struct Separate<'a, T: TestTree> {
    /// The parser.
    pub parser: &'a mut TreeParser<T::Handle>,
    /// The tree.
    pub tree: &'a mut T,
}

impl<T: TestTree> Scripted for Separate<'_, T> {
    type Tree = T;

    fn tree(&mut self) -> &mut T {
        self.tree
    }

    fn begin_script(&mut self) {
        self.parser.begin_script();
    }

    fn write(&mut self, units: &[u16]) -> Result<Pause<T::Handle>, String> {
        let pause = match String::from_utf16(units) {
            Ok(text) => self.parser.write(&text, self.tree),
            Err(_) => self.parser.write_utf16(units, self.tree),
        };
        pause.map_err(|error| error.to_string())
    }

    fn pump(&mut self) -> Pause<T::Handle> {
        self.parser.pump(self.tree)
    }

    fn end_script(&mut self) {
        self.parser.end_script();
    }
}

/// The facade's parser owns its tree.
impl Scripted for treewright::Parser {
    type Tree = Document;

    fn tree(&mut self) -> &mut Document {
        self.document_mut()
    }

    fn begin_script(&mut self) {
        Self::begin_script(self);
    }

    fn write(&mut self, units: &[u16]) -> Result<Pause<NodeId>, String> {
        Ok(match String::from_utf16(units) {
            Ok(text) => Self::write(self, &text),
            Err(_) => self.write_utf16(units),
        })
    }

    fn pump(&mut self) -> Pause<NodeId> {
        Self::pump(self)
    }

    fn end_script(&mut self) {
        Self::end_script(self);
    }
}

/// A running script.
#[derive(Debug)]
struct Frame {
    statements: std::vec::IntoIter<Statement>,
    /// A write was interrupted by a script that it wrote, and continues after it.
    is_writing: bool,
}

impl Frame {
    /// Starts a script.
    fn begin<S: Scripted>(host: &mut S, script: &HandleOf<S>) -> Result<Self, String> {
        // A script from elsewhere, or in another language, has nothing to run.
        let tree = host.tree();
        let foreign = tree.has_attribute(script, "src")
            || tree.attribute_value(script, "type").is_some_and(|kind| kind != "text/javascript");
        let text = if foreign { String::new() } else { tree.child_text(script) };
        let statements = grammar::read(&text).map_err(|error| format!("{error} in `{text}`"))?;
        host.begin_script();
        Ok(Self { statements: statements.into_iter(), is_writing: false })
    }
}

impl<T: TestTree> Play<T> for ScriptedHost {
    fn play(
        &mut self,
        parser: &mut TreeParser<T::Handle>,
        tree: &mut T,
        script: T::Handle,
    ) -> Result<(), String> {
        let mut host = Separate { parser, tree };
        let mut run = ScriptRun::begin(&mut host, &script)?;
        // Text has no encoding that could change.
        while run.go_on(&mut host)?.is_some() {}
        Ok(())
    }
}

/// A script that was started, with the scripts that it writes, which are played inside it.
#[derive(Debug)]
pub struct ScriptRun<H> {
    variables: HashMap<String, Value<H>>,
    frames: Vec<Frame>,
}

impl<H: Clone + PartialEq> ScriptRun<H> {
    /// Starts the script of a [`Pause::Script`].
    ///
    /// # Errors
    /// The error of the script.
    pub fn begin<S>(host: &mut S, script: &H) -> Result<Self, String>
    where
        S: Scripted<Tree: TestTree<Handle = H>>,
    {
        let frames = vec![Frame::begin(host, script)?];
        Ok(Self { variables: HashMap::new(), frames })
    }

    /// Plays to the end, or until a write changes the encoding: then another call continues from there,
    /// unless the parse restarts, and the scripts with it.
    ///
    /// # Errors
    /// The error of a script.
    pub fn go_on<S>(&mut self, host: &mut S) -> Result<Option<&'static Encoding>, String>
    where
        S: Scripted<Tree: TestTree<Handle = H>>,
    {
        while let Some(frame) = self.frames.last_mut() {
            let pause = if std::mem::take(&mut frame.is_writing) {
                host.pump()
            } else if let Some(statement) = frame.statements.next() {
                let tree = host.tree();
                let mut evaluator = Evaluator { tree, variables: &mut self.variables };
                match evaluator.statement(&statement)? {
                    Effect::None => continue,
                    Effect::Write(units) => host.write(&units)?,
                }
            } else {
                host.end_script();
                self.frames.pop();
                continue;
            };
            match pause {
                Pause::Script(nested) => {
                    frame.is_writing = true;
                    if self.frames.len() == MOST_FRAMES {
                        return Err(format!("scripts write scripts more than {MOST_FRAMES} deep"));
                    }
                    self.frames.push(Frame::begin(host, &nested)?);
                }
                Pause::ChangeEncoding(new) => {
                    frame.is_writing = true;
                    return Ok(Some(new));
                }
                _ => {}
            }
        }
        Ok(None)
    }
}

/// The next node in tree order below `root`.
fn next_in_tree_order<T: TreeQuery + ?Sized>(
    tree: &T,
    node: &T::Handle,
    root: &T::Handle,
) -> Option<T::Handle> {
    if let Some(child) = tree.first_child(node) {
        return Some(child);
    }
    let mut node = node.clone();
    while node != *root {
        if let Some(sibling) = tree.next_sibling(&node) {
            return Some(sibling);
        }
        node = tree.parent(&node)?;
    }
    None
}
