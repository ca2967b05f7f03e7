//! Feeds a text to a parser according to a [`WritePattern`], and lets scripts write other text.

use std::collections::VecDeque;

use treewright_syntax::{Pause, TreeParser};

use crate::check::{Parsed, Play, Setup, parser_of};
use crate::generator::{ScriptWrites, WritePattern};
use crate::trees::TestTree;

/// Parses a text that is fed in the given way. In the end all of it has arrived in order, so that the tree
/// is that of the text in one piece.
///
/// # Errors
/// If the parser does not reach its end.
pub fn deliver<T: TestTree>(
    setup: &Setup,
    text: &str,
    pattern: &WritePattern,
) -> Result<Parsed<T>, String> {
    let mut tree = T::empty();
    let mut setup = setup.clone();
    setup.options.tokens_per_pump = pattern.tokens_per_pump;
    let parser = parser_of(&setup, &mut tree);
    let mut delivery = Delivery {
        parser,
        tree,
        pieces: pattern.pieces(text),
        next: 0,
        scripts: pattern.scripts.iter(),
        nothing_waits: true,
    };
    delivery.run(pattern.written_first)?;
    let Delivery { mut parser, tree, .. } = delivery;
    let root = parser.fragment().cloned().unwrap_or_else(|| tree.document());
    Ok(Parsed { root, errors: parser.take_errors(), tree })
}

struct Delivery<'a, T: TestTree> {
    parser: TreeParser<T::Handle>,
    tree: T,
    pieces: Vec<&'a str>,
    /// The next piece.
    next: usize,
    scripts: std::slice::Iter<'a, ScriptWrites>,
    /// All available text was read when the parser paused, so that the text of a script directly follows
    /// it.
    nothing_waits: bool,
}

impl<T: TestTree> Delivery<'_, T> {
    fn run(&mut self, written_first: usize) -> Result<(), String> {
        if written_first > 0 {
            self.parser.begin_script();
            self.write_up_to(written_first.min(self.pieces.len()))?;
            self.parser.end_script();
            self.nothing_waits = false;
            let pause = self.parser.pump(&mut self.tree);
            self.settle(pause, self.pieces.len())?;
        }
        while self.next < self.pieces.len() {
            self.append()?;
            let pause = self.parser.pump(&mut self.tree);
            self.settle(pause, self.pieces.len())?;
        }
        self.parser.end_of_input();
        let pause = self.parser.pump(&mut self.tree);
        match self.settle(pause, self.pieces.len())? {
            Pause::Finished => Ok(()),
            _ => Err("the parser does not end".to_owned()),
        }
    }

    fn append(&mut self) -> Result<(), String> {
        let piece = self.pieces[self.next].into();
        self.parser.append_shared(piece).map_err(|error| error.to_string())?;
        self.next += 1;
        Ok(())
    }

    /// Runs scripts until the parser pauses for another reason. They write pieces up to `end`.
    fn settle(
        &mut self,
        mut pause: Pause<T::Handle>,
        end: usize,
    ) -> Result<Pause<T::Handle>, String> {
        loop {
            match pause {
                Pause::Script(_) => self.script(end)?,
                Pause::Budget => {}
                Pause::NeedInput | Pause::Finished => {
                    if self.parser.script_nesting_level() == 0 {
                        self.nothing_waits = true;
                    }
                    return Ok(pause);
                }
                _ => return Err("the parser pauses for a reason that cannot be".to_owned()),
            }
            pause = self.parser.pump(&mut self.tree);
        }
    }

    /// Runs a script. It calls itself for the scripts that it writes, which are few.
    fn script(&mut self, end: usize) -> Result<(), String> {
        if !self.nothing_waits {
            return Ok(());
        }
        let Some(writes) = self.scripts.next() else { return Ok(()) };
        let written = (self.next + writes.written).min(end);
        let mut after = written;
        if self.parser.script_nesting_level() == 0 {
            let came_before = (written + writes.came_before).min(end);
            for piece in &self.pieces[written..came_before] {
                self.parser.append(piece).map_err(|error| error.to_string())?;
            }
            after = came_before;
        }
        self.parser.begin_script();
        self.write_up_to(written)?;
        self.parser.end_script();
        if after > written {
            self.nothing_waits = false;
            self.next = after;
        }
        Ok(())
    }

    fn write_up_to(&mut self, end: usize) -> Result<(), String> {
        while self.next < end {
            let piece = self.pieces[self.next];
            self.next += 1;
            let pause =
                self.parser.write(piece, &mut self.tree).map_err(|error| error.to_string())?;
            // The text waits for the end of the outermost script.
            self.nothing_waits &= !self.parser.parser_pause_flag();
            self.settle(pause, end)?;
            self.nothing_waits &= !self.parser.parser_pause_flag();
        }
        Ok(())
    }
}

/// Scripts that write their own text: the first one that runs writes the first list, and so on. When the
/// lists are used up, scripts do nothing.
#[derive(Clone, Debug)]
pub struct Insertions {
    waiting: VecDeque<Vec<String>>,
    written: Vec<String>,
}

impl Insertions {
    /// Creates scripts that write these pieces.
    pub fn new(lists: &[Vec<String>]) -> Self {
        Self { waiting: lists.iter().cloned().collect(), written: Vec::new() }
    }

    /// The text written so far, in the order of the sources: that of number 1 comes first.
    pub fn written(&self) -> &[String] {
        &self.written
    }
}

impl<T: TestTree> Play<T> for Insertions {
    fn play(
        &mut self,
        parser: &mut TreeParser<T::Handle>,
        tree: &mut T,
        _script: T::Handle,
    ) -> Result<(), String> {
        let Some(pieces) = self.waiting.pop_front() else { return Ok(()) };
        parser.begin_script();
        for piece in &pieces {
            self.written.push(piece.clone());
            let mut pause = parser.write(piece, tree).map_err(|error| error.to_string())?;
            while let Pause::Script(script) = pause {
                self.play(parser, tree, script)?;
                pause = parser.pump(tree);
            }
        }
        parser.end_script();
        Ok(())
    }
}
