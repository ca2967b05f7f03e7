//! Encoding cases: bytes to a tree, with the encoding sniffed, and changed if a `meta` element requires it.

use std::collections::VecDeque;
use std::ops::Range;

use treewright_syntax::{
    ChangeOfEncoding, Confidence, DecodingError, Encoding, EncodingDecision, EncodingSource,
    InputByteStream, ParserOptions, Pause, ScriptingMode, TreeParser,
};

use super::Mismatch;
use crate::formats::{EncodingCase, ScriptPlay};
use crate::scripted_host::{ScriptRun, Separate};
use crate::trees::{Event, EventSink, TestTree};

/// Bytes up to this size are cut at each position.
const CUT_UP_TO: usize = 2048;

/// How bytes are given to the parser, and what it knows of the confidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ByteFeed {
    /// At once.
    Whole,
    /// At once, to a parser that always considers the encoding tentative and leaves the decision to the
    /// stream.
    WholeAlwaysTentative,
    /// One by one.
    ByByte,
    /// In two pieces.
    CutAt(usize),
    /// In pieces of many sizes up to this one.
    UpTo(usize),
}

impl ByteFeed {
    fn pieces(self, mut bytes: &[u8]) -> VecDeque<&[u8]> {
        let mut pieces = VecDeque::new();
        let mut state: usize = 1;
        while !bytes.is_empty() {
            let length = match self {
                Self::Whole | Self::WholeAlwaysTentative => bytes.len(),
                Self::ByByte => 1,
                Self::CutAt(position) if pieces.is_empty() => position,
                Self::CutAt(_) => bytes.len(),
                Self::UpTo(most) => {
                    state = (state * 75 + 74) % 65_537;
                    1 + state % most
                }
            };
            let (piece, rest) = bytes.split_at(length.min(bytes.len()));
            pieces.push_back(piece);
            bytes = rest;
        }
        pieces
    }
}

/// The result for bytes.
#[derive(Debug)]
pub struct ParsedBytes<T> {
    /// The tree.
    pub tree: T,
    /// The decision before anything was parsed.
    pub first_decision: EncodingDecision,
    /// The final decision.
    pub decision: EncodingDecision,
    /// The result of "change the encoding", if it was requested while the encoding was tentative.
    pub change: Option<ChangeOfEncoding>,
    /// The malformed sequences.
    pub decoding_errors: Vec<DecodingError>,
}

/// Drives a stream and a parser.
struct Host<'a, T: TestTree> {
    feed: ByteFeed,
    scripts: ScriptPlay,
    restart_the_tree: &'a dyn Fn(&mut T),
    pieces: VecDeque<&'a [u8]>,
    stream: InputByteStream,
    parser: TreeParser<T::Handle>,
    /// The parser has received text.
    is_started: bool,
    tree: T,
    /// The running script.
    script: Option<ScriptRun<T::Handle>>,
    first_decision: Option<EncodingDecision>,
    change: Option<ChangeOfEncoding>,
}

impl<T: TestTree> Host<'_, T> {
    fn new_parser(scripts: ScriptPlay, feed: ByteFeed) -> TreeParser<T::Handle> {
        let mut options = ParserOptions::default();
        options.scripting = match scripts {
            ScriptPlay::Run => ScriptingMode::Normal,
            ScriptPlay::Skip => ScriptingMode::Disabled,
        };
        let mut parser = TreeParser::new(options);
        if feed == ByteFeed::WholeAlwaysTentative {
            parser.set_confidence(Confidence::Tentative);
        }
        parser
    }

    fn run(mut self) -> Result<ParsedBytes<T>, String> {
        loop {
            if let Some(mut script) = self.script.take() {
                let mut host = Separate { parser: &mut self.parser, tree: &mut self.tree };
                if let Some(new) = script.go_on(&mut host)? {
                    self.script = Some(script);
                    self.change_the_encoding(new)?;
                }
                continue;
            }
            match self.parser.pump(&mut self.tree) {
                Pause::NeedInput => self.give_text()?,
                Pause::Script(script) => {
                    let mut host = Separate { parser: &mut self.parser, tree: &mut self.tree };
                    self.script = Some(ScriptRun::begin(&mut host, &script)?);
                }
                Pause::ChangeEncoding(new) => self.change_the_encoding(new)?,
                Pause::Finished => break,
                _ => return Err("the parser pauses for a reason that cannot be".to_owned()),
            }
        }
        let decision = self.stream.encoding_decision().ok_or("nothing was decided")?;
        Ok(ParsedBytes {
            first_decision: self.first_decision.ok_or("nothing was decided at first")?,
            decision,
            change: self.change,
            decoding_errors: self.stream.take_decoding_errors(),
            tree: self.tree,
        })
    }

    /// Gives the parser the next text, or ends the input.
    fn give_text(&mut self) -> Result<(), String> {
        let mut said_the_end = false;
        loop {
            if let Some(text) = self.stream.convert() {
                self.parser.append(text).map_err(|error| error.to_string())?;
                break;
            }
            if self.stream.is_at_end() {
                self.parser.end_of_input();
                break;
            }
            match self.pieces.pop_front() {
                Some(piece) => self.stream.append(piece),
                None if said_the_end => return Err("the stream does not end".to_owned()),
                None => {
                    self.stream.end_of_input();
                    said_the_end = true;
                }
            }
        }
        if !std::mem::replace(&mut self.is_started, true)
            && self.feed != ByteFeed::WholeAlwaysTentative
        {
            self.parser.set_confidence(self.stream.confidence());
        }
        if self.first_decision.is_none() {
            self.first_decision = self.stream.encoding_decision();
        }
        Ok(())
    }

    fn change_the_encoding(&mut self, new: &'static Encoding) -> Result<(), String> {
        let was_tentative = self.stream.confidence() == Confidence::Tentative;
        let change = self.parser.change_the_encoding(new, &mut self.stream);
        if self.stream.confidence() != Confidence::Certain {
            return Err("after a change the encoding is not certain".to_owned());
        }
        if !was_tentative {
            return match (change, self.feed) {
                (ChangeOfEncoding::Ignored, ByteFeed::WholeAlwaysTentative) => Ok(()),
                (ChangeOfEncoding::Ignored, _) => {
                    Err("the parser wants to change an encoding that is certain".to_owned())
                }
                _ => Err(format!("a certain encoding is changed: {change:?}")),
            };
        }
        self.change = Some(change);
        if let ChangeOfEncoding::Restart(_) = change {
            self.stream.restart();
            self.parser = Self::new_parser(self.scripts, self.feed);
            self.is_started = false;
            self.script = None;
            (self.restart_the_tree)(&mut self.tree);
        }
        Ok(())
    }
}

/// Parses bytes into `tree`. When the parse restarts, `restart_the_tree` resets it.
///
/// # Errors
/// If a script cannot be played, or stream and parser do not reach an end.
pub fn parse_bytes<T: TestTree>(
    case: &EncodingCase,
    feed: ByteFeed,
    tree: T,
    restart_the_tree: &dyn Fn(&mut T),
) -> Result<ParsedBytes<T>, String> {
    let mut stream = InputByteStream::new(case.metadata.clone());
    stream.report_decoding_errors();
    if let Some(limit) = case.limit_of_kept_bytes {
        stream.set_limit_of_kept_bytes(limit);
    }
    let host = Host {
        feed,
        scripts: case.scripts,
        restart_the_tree,
        pieces: feed.pieces(&case.bytes),
        stream,
        parser: Host::<T>::new_parser(case.scripts, feed),
        is_started: false,
        tree,
        script: None,
        first_decision: None,
        change: None,
    };
    host.run()
}

/// The events of a parse of the bytes of a case, for a sink that cannot undo writes: a restart is an
/// [`Event::Restart`], followed by the events of the new parse, which counts nodes from 1 again.
///
/// # Errors
/// As for [`parse_bytes`].
pub fn events_of_bytes(case: &EncodingCase) -> Result<Vec<Event>, String> {
    let parsed = parse_bytes(case, ByteFeed::Whole, EventSink::empty(), &EventSink::restart)?;
    Ok(parsed.tree.events().to_vec())
}

/// Checks the expectations of an encoding case with all bytes at once. Then the bytes come one by one, in
/// pieces of different sizes, and, if they are few, cut at each position: decision, change, tree and
/// malformed sequences must be the same each time. The sniffing algorithm for complete bytes must agree
/// with the first decision.
///
/// # Errors
/// The first difference.
pub fn check_encoding_case<T: TestTree>(case: &EncodingCase) -> Result<(), Mismatch> {
    let run = |feed: ByteFeed| {
        parse_bytes(case, feed, T::empty(), &|tree: &mut T| *tree = T::empty())
            .map_err(|message| Mismatch::new(format!("{feed:?}"), "a tree", message))
    };
    let sniffed = case.metadata.sniff(&case.bytes);
    let whole = run(ByteFeed::Whole)?;
    check_expected(case, &whole)?;
    check_sniffed(&sniffed, ByteFeed::Whole, &whole)?;
    let mut feeds = vec![
        ByteFeed::WholeAlwaysTentative,
        ByteFeed::ByByte,
        ByteFeed::UpTo(7),
        ByteFeed::UpTo(400),
    ];
    if case.bytes.len() <= CUT_UP_TO {
        feeds.extend((1..case.bytes.len()).map(ByteFeed::CutAt));
    }
    let expected_tree = whole.tree.dump(&whole.tree.document());
    for feed in feeds {
        let parsed = run(feed)?;
        let differs = |what: &str, expected: String, found: String| {
            Err(Mismatch::new(format!("{feed:?}: {what}"), expected, found))
        };
        if parsed.decision != whole.decision {
            let (expected, found) = (&whole.decision, &parsed.decision);
            return differs("decision", format!("{expected:#?}"), format!("{found:#?}"));
        }
        if parsed.change != whole.change {
            let (expected, found) = (&whole.change, &parsed.change);
            return differs("change", format!("{expected:?}"), format!("{found:?}"));
        }
        if parsed.decoding_errors != whole.decoding_errors {
            let (expected, found) = (&whole.decoding_errors, &parsed.decoding_errors);
            return differs("malformed", format!("{expected:#?}"), format!("{found:#?}"));
        }
        let tree = parsed.tree.dump(&parsed.tree.document());
        if tree != expected_tree {
            return differs("tree", expected_tree, tree);
        }
        check_sniffed(&sniffed, feed, &parsed)?;
    }
    Ok(())
}

fn check_expected<T: TestTree>(
    case: &EncodingCase,
    parsed: &ParsedBytes<T>,
) -> Result<(), Mismatch> {
    let compare = |what: &str, expected: &str, found: &str| {
        if expected == found {
            return Ok(());
        }
        Err(Mismatch::new(format!("Whole: {what}"), expected, found))
    };
    let (expected, decision) = (&case.expected, &parsed.decision);
    compare("encoding", expected.encoding.name(), decision.encoding.name())?;
    if let Some(confidence) = expected.confidence {
        compare("confidence", confidence.as_str(), decision.confidence.as_str())?;
    }
    if let Some(source) = expected.source {
        compare("source", source.as_str(), decision.source.as_str())?;
    }
    if let Some(change) = expected.change {
        compare("change", change, change_name(parsed.change))?;
    }
    for (source, said) in &expected.steps {
        let name = |said: Option<&'static Encoding>| said.map_or("-", Encoding::name);
        let found = decision.step(*source).map_or("no such step", |step| name(step.encoding));
        compare(&format!("step {source}"), name(*said), found)?;
    }
    if let Some(malformed) = &expected.malformed {
        let expected = malformed.iter().map(|(bytes, encoding)| malformed_line(bytes, encoding));
        let expected = expected.collect::<Vec<_>>().join("\n");
        compare("malformed", &expected, &malformed_lines(&parsed.decoding_errors))?;
    }
    if let Some(tree) = &expected.tree {
        compare("tree", tree, &parsed.tree.dump(&parsed.tree.document()))?;
    }
    Ok(())
}

/// The sniffing algorithm on all bytes decides the same as the stream at first. At that time the stream may
/// have skipped some steps; in the end it has run all.
fn check_sniffed<T>(
    sniffed: &EncodingDecision,
    feed: ByteFeed,
    parsed: &ParsedBytes<T>,
) -> Result<(), Mismatch> {
    let (first, last) = (&parsed.first_decision, &parsed.decision);
    let decided =
        |decision: &EncodingDecision| (decision.encoding, decision.confidence, decision.source);
    let of_the_stream = last.steps.iter().filter(|s| s.source != EncodingSource::MetaElement);
    let (what, found) = if decided(first) != decided(sniffed)
        || first.steps.iter().any(|step| !sniffed.steps.contains(step))
    {
        ("the first decision, as sniffed", first)
    } else if !of_the_stream.eq(&sniffed.steps) {
        ("the steps in the end, as sniffed", last)
    } else {
        return Ok(());
    };
    let run = format!("{feed:?}: {what}");
    Err(Mismatch::new(run, format!("{sniffed:#?}"), format!("{found:#?}")))
}

fn change_name(change: Option<ChangeOfEncoding>) -> &'static str {
    match change {
        None => "none",
        Some(ChangeOfEncoding::Ignored) => "ignored",
        Some(ChangeOfEncoding::Same) => "same",
        Some(ChangeOfEncoding::OnTheFly(_)) => "on-the-fly",
        Some(ChangeOfEncoding::Restart(_)) => "restart",
        Some(ChangeOfEncoding::BytesAreGone(_)) => "bytes-are-gone",
        Some(_) => "unknown",
    }
}

fn malformed_lines(errors: &[DecodingError]) -> String {
    let lines = errors.iter().map(|error| malformed_line(&error.bytes, error.encoding));
    lines.collect::<Vec<_>>().join("\n")
}

fn malformed_line(bytes: &Range<u64>, encoding: &'static Encoding) -> String {
    format!("{}..{} {}", bytes.start, bytes.end, encoding.name())
}
