//! Work on pages: each is read, parsed and printed on a thread, and the results come in the order of
//! the files. All commands that print something about pages are built on this.

use std::borrow::Cow;
use std::io;
use std::sync::Arc;

use treewright::{
    Context, Encoding, NodeId, NodeKind, Options, OutOfBandMetadata, Parsed, SerializeOptions,
};

use crate::arguments::{Fragment, PagesArguments, ParsingArguments, Switch};
use crate::input::{Binary, Files, Input, Inputs, Unreadable};
use crate::memories::{Lent, Memories};
use crate::output::{
    BoundedBuffer, Failure, MetLimit, Notation, Out, Outcome, Printer, Surface, is_too_long,
};

/// A page that was parsed.
pub(crate) struct Page {
    pub(crate) input: Input,
    pub(crate) parsed: Parsed,
    /// The bytes that were parsed.
    pub(crate) bytes: Vec<u8>,
    /// True if the page was parsed with scripting enabled.
    pub(crate) has_scripting: bool,
    /// The kind of page that was inferred, if the command line left that to the page.
    inferred: Option<Inferred>,
    /// The options that it was parsed with.
    options: Options,
    /// The element whose contents it is.
    pub(crate) context: Option<Context>,
    /// The memory that it was parsed in.
    memory: Lent,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.memory.give_back(&mut self.parsed.document, self.bytes.len());
    }
}

/// The kind of a page, inferred from its first tag.
#[derive(Clone)]
enum Inferred {
    Document,
    Fragment(Context),
}

impl Page {
    /// The options to write a node with: all shadow roots inside of it are written, so that no part of a
    /// page is lost.
    pub(crate) fn serialize_options(&self, node: NodeId) -> SerializeOptions {
        let document = &self.parsed.document;
        let inside = document.descendants_with_fragments(node);
        let roots = inside.filter(|id| document.kind(*id) == Some(NodeKind::ShadowRoot));
        SerializeOptions::new().scripting(self.has_scripting).shadow_roots(roots)
    }

    /// The text of the page, as it was parsed.
    pub(crate) fn text(&self) -> Cow<'_, str> {
        match &self.parsed.encoding {
            Some(decision) => decision.encoding.decode_with_bom_removal(&self.bytes).0,
            None => String::from_utf8_lossy(&self.bytes),
        }
    }

    /// The options of the parser for a text that takes the place of the page.
    pub(crate) fn options(&self) -> Options {
        self.options.clone().collect_errors(false).stop_at_first_error(false).origins(false)
    }

    /// Parses a text that takes the place of the page.
    pub(crate) fn parse_again(&self, text: &str) -> Parsed {
        match &self.context {
            Some(context) => self.options().parse_fragment(text, context),
            None => self.options().parse(text),
        }
    }

    /// Prints the remarks about the page.
    pub(crate) fn print_warnings(&self, out: &mut Out) -> Result<Outcome, Failure> {
        Warnings::of(self).print(&self.input, out)
    }
}

/// The pages that a command line names.
pub(crate) struct Pages {
    files: Files,
    reader: Reader,
    notation: Notation,
}

impl Pages {
    /// `options` are those of the parser, with what the command needs. `notation` is the way in which
    /// control characters are escaped on a terminal.
    pub(crate) fn new(
        arguments: &PagesArguments,
        command: &str,
        options: Options,
        notation: Notation,
    ) -> Result<Self, Failure> {
        let inputs = Inputs::of_html(&arguments.files, command)?;
        let metadata = arguments.encoding.metadata()?;
        let reader = Reader::new(options, &arguments.parsing, metadata);
        Ok(Self { files: Files::new(inputs, arguments.threads), reader, notation })
    }

    /// Ends each parse at its first error.
    pub(crate) fn stop_at_first_error(mut self) -> Self {
        self.reader.options = self.reader.options.stop_at_first_error(true);
        self.reader.may_end_early = true;
        self.reader.stops_at_first_error = true;
        self
    }

    /// Returns true unless the command line names exactly one file.
    pub(crate) fn may_be_several(&self) -> bool {
        self.files.may_be_several()
    }

    /// Returns true if standard input is one of them.
    pub(crate) fn has_standard_input(&self) -> bool {
        self.files.have_standard_input()
    }

    /// Prints each page. The outcome is the greatest of those that `print` returns.
    pub(crate) fn print(
        self,
        print: impl Fn(&Page, &mut Printer<'_>) -> io::Result<Outcome> + Send + Sync + 'static,
    ) -> Result<Outcome, Failure> {
        self.print_between(|_, _| Ok(()), print, |_| (), |_, (), _| Ok(Outcome::NothingFound))
    }

    /// Prints each page, below its name if there are headers, with an empty line between two of them.
    pub(crate) fn print_below_headers(
        self,
        has_headers: bool,
        print: impl Fn(&Page, &mut Printer<'_>) -> io::Result<Outcome> + Send + Sync + 'static,
    ) -> Result<Outcome, Failure> {
        let mut gap = "";
        self.print_between(
            |input, out| {
                if has_headers {
                    out.printer().header(gap, input).map_err(Failure::output)?;
                    gap = "\n";
                }
                Ok(())
            },
            print,
            |_| (),
            |_, (), _| Ok(Outcome::NothingFound),
        )
    }

    /// Calls `before` when a page's turn comes, prints it, and calls `after` with all that `keep` has
    /// kept of it.
    ///
    /// Pages are printed into memory before their turn. If that takes too much memory, or nothing is
    /// done in parallel, a page is printed when its turn comes.
    pub(crate) fn print_between<T: Send + 'static>(
        self,
        mut before: impl FnMut(&Input, &mut Out) -> Result<(), Failure>,
        print: impl Fn(&Page, &mut Printer<'_>) -> io::Result<Outcome> + Send + Sync + 'static,
        keep: impl Fn(Page) -> T + Send + Sync + 'static,
        mut after: impl FnMut(&Input, T, &mut Out) -> Result<Outcome, Failure>,
    ) -> Result<Outcome, Failure> {
        let Self { files, reader, notation } = self;
        let surface = Surface::of_standard_output(notation);
        let is_ahead = files.are_in_parallel();
        let print = Arc::new(print);
        let keep = Arc::new(keep);
        let work = {
            let (print, keep) = (Arc::clone(&print), Arc::clone(&keep));
            move |input: &Input| {
                let page = reader.read(input)?;
                if is_ahead {
                    let mut out = BoundedBuffer::of_input(page.bytes.len());
                    let mut printer = Printer::new(&mut out, surface);
                    if let Ok(outcome) = print(&page, &mut printer) {
                        let mut warnings = Warnings::of(&page);
                        warnings.troubles = printer.into_troubles();
                        let kept = keep(page);
                        return Ok(Turn::Printed { text: out.bytes(), outcome, warnings, kept });
                    }
                }
                Ok(Turn::Parsed(Box::new(page)))
            }
        };
        files.each(notation, work, |input, turn, out| {
            before(input, out)?;
            let (outcome, warnings, kept) = match turn {
                Turn::Printed { text, outcome, warnings, kept } => {
                    out.write_printed(&text)?;
                    (outcome, warnings, kept)
                }
                Turn::Parsed(page) => {
                    let mut printer = out.printer();
                    let outcome = print(&page, &mut printer).map_err(Failure::output)?;
                    let troubles = printer.into_troubles();
                    (outcome, Warnings { troubles, ..Warnings::of(&page) }, keep(*page))
                }
            };
            Ok(outcome.max(warnings.print(input, out)?).max(after(input, kept, out)?))
        })
    }
}

/// A page that waits for its turn.
enum Turn<T> {
    Printed {
        text: Vec<u8>,
        outcome: Outcome,
        warnings: Warnings,
        kept: T,
    },
    /// Printed when its turn comes.
    Parsed(Box<Page>),
}

/// The remarks about a page, besides its results.
struct Warnings {
    inferred: Option<Inferred>,
    binary: Option<Binary>,
    is_too_long: bool,
    limits_met: Vec<MetLimit>,
    /// The messages of the command about results that are missing.
    troubles: Vec<String>,
}

impl Warnings {
    fn of(page: &Page) -> Self {
        let encoding = page.parsed.encoding.as_ref().map(|decision| decision.encoding);
        Self {
            inferred: page.inferred.clone(),
            binary: Binary::find(&page.bytes, encoding),
            is_too_long: is_too_long(&page.parsed),
            limits_met: MetLimit::all(&page.parsed, Some(&page.bytes)),
            troubles: Vec::new(),
        }
    }

    fn print(&self, input: &Input, out: &mut Out) -> Result<Outcome, Failure> {
        match &self.inferred {
            Some(Inferred::Fragment(context)) => {
                out.print_message(&format_args!("{input}: parsed as the contents of `{context}`"))?;
            }
            Some(Inferred::Document) => {
                out.print_message(&format_args!("{input}: parsed as a document"))?;
            }
            None => {}
        }
        if let Some(binary) = self.binary {
            out.print_message(&format_args!("warning: {input}: {binary}"))?;
        }
        for met in &self.limits_met {
            out.print_message(&format_args!("warning: {input}: {met}"))?;
        }
        for trouble in &self.troubles {
            out.print_message(&format_args!("{input}: {trouble}"))?;
        }
        if self.is_too_long {
            out.print_message(&format_args!("{input}: longer than the 4 GiB that can be parsed"))?;
        }
        let is_whole = self.troubles.is_empty() && !self.is_too_long;
        Ok(if is_whole { Outcome::NothingFound } else { Outcome::UnreadableInput })
    }
}

/// Reads and parses files.
pub(crate) struct Reader {
    options: Options,
    metadata: OutOfBandMetadata,
    fragment: Option<Fragment>,
    has_scripting: bool,
    /// True if a parse may end before its input does.
    may_end_early: bool,
    stops_at_first_error: bool,
    bytes_of_text: Option<u32>,
    memories: Arc<Memories>,
}

/// The number of bytes read at a time if the parse may end before the input does. Also the number of
/// bytes in which a context is looked for, so that it does not depend on how the input is read.
const PIECE: usize = 1 << 16;

impl Reader {
    /// `options` are those of the parser, with what the command needs.
    pub(crate) fn new(
        options: Options,
        parsing: &ParsingArguments,
        metadata: OutOfBandMetadata,
    ) -> Self {
        let limits = &parsing.limits;
        Self {
            options,
            metadata,
            fragment: parsing.fragment.clone(),
            has_scripting: parsing.scripting == Switch::On,
            may_end_early: limits.bytes.is_some()
                || limits.nodes.is_some()
                || limits.time.is_some(),
            stops_at_first_error: false,
            bytes_of_text: limits.bytes,
            memories: Arc::default(),
        }
    }

    pub(crate) fn read(&self, input: &Input) -> Result<Page, Unreadable> {
        if self.may_end_early {
            return self.read_while_parsing(input);
        }
        let bytes = input.read()?;
        let (context, inferred) = self.context(bytes.get(..PIECE).unwrap_or(&bytes));
        let html = treewright::Input::bytes(&bytes, &self.metadata);
        let (parsed, memory) = match &context {
            Some(context) => (self.options.parse_fragment(html, context), Lent::none()),
            None => {
                let mut memory = Lent::of(&self.memories);
                (self.options.parse_in(html, &mut memory.memory), memory)
            }
        };
        let has_scripting = self.has_scripting;
        let options = self.options.clone();
        let input = input.clone();
        Ok(Page { input, parsed, bytes, has_scripting, inferred, options, context, memory })
    }

    /// Parses a file piece by piece, and reads none after the one at which the parse ends: the input
    /// may be endless.
    fn read_while_parsing(&self, input: &Input) -> Result<Page, Unreadable> {
        /// No encoding needs more bytes for one byte of text. (ISO-2022-JP can switch to another
        /// character set before each character.)
        const MOST_FOR_A_BYTE_OF_TEXT: usize = 4;
        let mut source = input.open()?;
        let mut buffer = vec![0; PIECE];
        let mut bytes = Vec::new();
        if matches!(self.fragment, Some(Fragment::Auto)) {
            while bytes.len() < PIECE {
                match input.read_piece(&mut source, &mut buffer)? {
                    [] => break,
                    piece => bytes.extend_from_slice(piece),
                }
            }
        }
        let (context, inferred) = self.context(bytes.get(..PIECE).unwrap_or(&bytes));
        // A change of the encoding needs all bytes again, as it does where the file is read first.
        let options = self.options.clone().limit_of_kept_bytes(u64::MAX);
        let mut parser = match &context {
            Some(context) => options.fragment_parser(context).for_bytes(&self.metadata),
            None => options.parser().for_bytes(&self.metadata),
        };
        // The "replacement" encoding has one character of text for any number of bytes. Without a
        // limit, text ends where offsets can no longer count it.
        let bytes_of_text = self.bytes_of_text.unwrap_or(u32::MAX) as usize;
        let most = MOST_FOR_A_BYTE_OF_TEXT.saturating_mul(bytes_of_text).saturating_add(PIECE);
        parser.push_bytes(&bytes);
        loop {
            let is_cut_off = parser.syntax().limits_met().iter().any(|met| met.limit.cuts_off());
            let has_error = self.stops_at_first_error && !parser.errors().is_empty();
            if is_cut_off || has_error || bytes.len() > most {
                break;
            }
            let piece = input.read_piece(&mut source, &mut buffer)?;
            if piece.is_empty() {
                break;
            }
            bytes.extend_from_slice(piece);
            parser.push_bytes(piece);
        }
        let has_scripting = self.has_scripting;
        let options = self.options.clone();
        let (input, parsed) = (input.clone(), parser.finish());
        let memory = Lent::none();
        Ok(Page { input, parsed, bytes, has_scripting, inferred, options, context, memory })
    }

    /// The context of a page that begins with these bytes, and the same again if it was inferred.
    fn context(&self, start: &[u8]) -> (Option<Context>, Option<Inferred>) {
        match &self.fragment {
            None => (None, None),
            Some(Fragment::Of(context)) => (Some(context.clone()), None),
            Some(Fragment::Auto) => {
                let encoding: &Encoding = self.metadata.sniff(start).encoding;
                let context = Context::infer(&encoding.decode(start).0);
                let inferred = context.clone().map_or(Inferred::Document, Inferred::Fragment);
                (context, Some(inferred))
            }
        }
    }
}
