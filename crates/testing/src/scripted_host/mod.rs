//! A host that plays scripts: a small part of JavaScript, as much as the cases use.
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
//! Strings stand in `'` or `"` and know `\n \r \t \b \f \v \0 \\ \' \" \/ \xHH \uHHHH`; they are
//! UTF-16 code units, so that a script can write half a surrogate pair. `//` and `<!--` begin a
//! comment that ends with the line. A variable lives as long as the outermost script.
//!
//! `document` has `write`, `writeln` (as a statement of their own), `body`, `head`,
//! `documentElement`, `getElementById`, `getElementsByTagName` (HTML elements with a known name),
//! `createElement`, `createTextNode`. Nodes have `id`, `className` and every other name as the
//! attribute of that name, `setAttribute`, `getAttribute`, `appendChild`, `insertBefore`,
//! `removeChild`, `remove`, `parentNode`, `firstChild`, `lastChild`, `nextSibling`,
//! `previousSibling`. A text node that a script makes joins the text that it is put behind.
//!
//! Whatever else a script says is an error of the case. Scripts that write scripts are played with
//! a list of frames, up to [`MOST_FRAMES`] deep.

mod evaluate;
mod grammar;

use std::collections::HashMap;

use treewright_syntax::{Encoding, Pause, TreeParser, TreeQuery};

use crate::check::Play;
use crate::trees::TestTree;
use evaluate::{Effect, Evaluator, Value};
use grammar::Statement;

/// How deep scripts can write scripts.
pub const MOST_FRAMES: usize = 64;

/// Plays the scripts that a parser pauses at.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct ScriptedHost;

/// A script that runs.
#[derive(Debug)]
struct Frame {
    statements: std::vec::IntoIter<Statement>,
    /// A write was interrupted by a script that it wrote, and goes on after it.
    is_writing: bool,
}

impl Frame {
    /// Begins to run a script.
    fn begin<T: TestTree>(
        parser: &mut TreeParser<T::Handle>,
        tree: &T,
        script: &T::Handle,
    ) -> Result<Self, String> {
        // A script from elsewhere, or in another language, has nothing to run.
        let foreign = tree.has_attribute(script, "src")
            || tree.attribute_value(script, "type").is_some_and(|kind| kind != "text/javascript");
        let text = if foreign { String::new() } else { tree.child_text(script) };
        let statements = grammar::read(&text).map_err(|error| format!("{error} in `{text}`"))?;
        parser.begin_script();
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
        let mut run = ScriptRun::begin(parser, tree, &script)?;
        // Text has no encoding that could change.
        while run.go_on(parser, tree)?.is_some() {}
        Ok(())
    }
}

/// A script that was begun, with the scripts that it writes, which are played inside of it.
#[derive(Debug)]
pub struct ScriptRun<H> {
    variables: HashMap<String, Value<H>>,
    frames: Vec<Frame>,
}

impl<H: Clone + PartialEq> ScriptRun<H> {
    /// Begins to play the script of a [`Pause::Script`].
    ///
    /// # Errors
    /// The fault of the script.
    pub fn begin<T: TestTree<Handle = H>>(
        parser: &mut TreeParser<T::Handle>,
        tree: &T,
        script: &T::Handle,
    ) -> Result<Self, String> {
        let frames = vec![Frame::begin(parser, tree, script)?];
        Ok(Self { variables: HashMap::new(), frames })
    }

    /// Plays on to the end, or until something was written that changes the encoding: then a call
    /// goes on from there, unless the parse begins again and the scripts with it.
    ///
    /// # Errors
    /// The fault of a script.
    pub fn go_on<T: TestTree<Handle = H>>(
        &mut self,
        parser: &mut TreeParser<T::Handle>,
        tree: &mut T,
    ) -> Result<Option<&'static Encoding>, String> {
        while let Some(frame) = self.frames.last_mut() {
            let pause = if std::mem::take(&mut frame.is_writing) {
                parser.pump(tree)
            } else if let Some(statement) = frame.statements.next() {
                let mut evaluator = Evaluator { tree, variables: &mut self.variables };
                match evaluator.statement(&statement)? {
                    Effect::None => continue,
                    Effect::Write(units) => write(parser, tree, &units)?,
                }
            } else {
                parser.end_script();
                self.frames.pop();
                continue;
            };
            match pause {
                Pause::Script(nested) => {
                    frame.is_writing = true;
                    if self.frames.len() == MOST_FRAMES {
                        return Err(format!("scripts write scripts more than {MOST_FRAMES} deep"));
                    }
                    self.frames.push(Frame::begin(parser, tree, &nested)?);
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

fn write<T: TestTree>(
    parser: &mut TreeParser<T::Handle>,
    tree: &mut T,
    units: &[u16],
) -> Result<Pause<T::Handle>, String> {
    let pause = match String::from_utf16(units) {
        Ok(text) => parser.write(&text, tree),
        Err(_) => parser.write_utf16(units, tree),
    };
    pause.map_err(|error| error.to_string())
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
