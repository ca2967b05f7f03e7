//! Reading pages: their bytes at once, or piece by piece where the parse may end before the page does.

#[cfg(feature = "run")]
use std::io::Read as _;
use std::path::Path;
use std::sync::Arc;

use treewright::read::url::Url;
use treewright::{Limits, Options, OutOfBandMetadata};

use super::memory::{Held, Memories};
use super::parsing::{Parsing, context_of, start_of};
use super::piecewise::{ParsedInPieces, Piecewise};
use super::{Inferred, Page};
use crate::arguments::{Fragment, ParsingArguments, Switch, may_end_early};
use crate::input::net::{self, Asking};
use crate::input::{Input, Unreadable};

/// The place that a page comes from.
#[derive(Clone, Debug)]
pub(crate) enum From {
    Input(Input),
    Address(Url),
}

/// A page as it came.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Received {
    pub(crate) bytes: Vec<u8>,
    /// The type that its server or its sender says.
    pub(crate) content_type: Option<String>,
}

impl From {
    /// Reads all bytes of the page, or fetches them.
    pub(crate) fn read(&self, asking: &Asking) -> Result<Received, Unreadable> {
        match self {
            Self::Input(input) => Received::of(input),
            Self::Address(url) => {
                let fetched = net::fetch(url, asking)
                    .map_err(|message| Unreadable { name: url.to_string(), message })?;
                Ok(Received { bytes: fetched.bytes, content_type: fetched.content_type })
            }
        }
    }

    /// The path of a file.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Input(input) => input.path(),
            Self::Address(_) => None,
        }
    }
}

impl Received {
    /// Reads all bytes of an input.
    pub(crate) fn of(input: &Input) -> Result<Self, Unreadable> {
        Ok(Self { bytes: input.read()?, content_type: None })
    }

    /// The same, if it has at most so many bytes; no more are read.
    #[cfg(feature = "run")]
    pub(crate) fn of_at_most(input: &Input, most: u64) -> Result<Self, Unreadable> {
        let mut bytes = Vec::new();
        let read = input.open()?.take(most.saturating_add(1)).read_to_end(&mut bytes);
        read.map_err(|error| input.unreadable_as(&error))?;
        if bytes.len() as u64 > most {
            let message = format!("the page has more than {most} bytes, half of its memory");
            return Err(input.unreadable(&message));
        }
        Ok(Self { bytes, content_type: None })
    }

    /// The metadata of the page: these, and the metadata received with it.
    pub(crate) fn metadata(&self, metadata: &OutOfBandMetadata) -> OutOfBandMetadata {
        let metadata = metadata.clone();
        match &self.content_type {
            Some(content_type) => metadata.content_type(content_type),
            None => metadata,
        }
    }
}

/// Reads and parses files.
pub(crate) struct Reader {
    options: Options,
    metadata: OutOfBandMetadata,
    fragment: Option<Fragment>,
    has_scripting: bool,
    limits: Limits,
    stops_at_first_error: bool,
    memories: Arc<Memories>,
}

impl Reader {
    /// Reads documents. `options` are the parser options, with those that the command needs.
    pub(crate) fn of_documents(options: Options, metadata: OutOfBandMetadata) -> Self {
        Self {
            options,
            metadata,
            fragment: None,
            has_scripting: false,
            limits: Limits::NONE,
            stops_at_first_error: false,
            memories: Arc::default(),
        }
    }

    /// Reads pages as a command line says. `options` are the parser options, with those that the command needs.
    pub(crate) fn new(
        options: Options,
        parsing: &ParsingArguments,
        metadata: OutOfBandMetadata,
    ) -> Self {
        Self {
            fragment: parsing.fragment.clone(),
            has_scripting: parsing.scripting == Switch::On,
            ..Self::of_documents(options, metadata).within(&parsing.limits.limits)
        }
    }

    /// Sets the limits of each parse. Nothing is read after the place where one of them cuts a page off.
    pub(crate) fn within(self, limits: &Limits) -> Self {
        Self { options: self.options.limits(limits.clone()), limits: limits.clone(), ..self }
    }

    /// Makes pages the contents of elements.
    pub(crate) fn of_fragments(self, fragment: Option<Fragment>) -> Self {
        Self { fragment, ..self }
    }

    /// Ends each parse at its first error.
    pub(crate) fn stop_at_first_error(mut self) -> Self {
        self.options = self.options.stop_at_first_error(true);
        self.stops_at_first_error = true;
        self
    }

    pub(crate) fn read(&self, input: &Input) -> Result<Page, Unreadable> {
        if self.stops_at_first_error || may_end_early(&self.limits) {
            return self.read_while_parsing(input);
        }
        let Received { bytes, .. } = Received::of(input)?;
        let parsing = self.parsing(&bytes);
        let parsed = parsing.whole_in(&bytes, &self.metadata, &self.memories);
        Ok(self.page(input, parsed, bytes, parsing))
    }

    /// Reads a file no further than its parse goes.
    fn read_while_parsing(&self, input: &Input) -> Result<Page, Unreadable> {
        let piecewise = Piecewise {
            options: &self.options,
            limits: &self.limits,
            fragment: self.fragment.as_ref(),
            metadata: &self.metadata,
            stops_at_first_error: self.stops_at_first_error,
        };
        let ParsedInPieces { parsed, bytes, parsing } = piecewise.read(input)?;
        Ok(self.page(input, Held::alone(parsed), bytes, parsing))
    }

    fn parsing(&self, bytes: &[u8]) -> Parsing {
        let context = context_of(self.fragment.as_ref(), start_of(bytes), &self.metadata);
        Parsing { options: self.options.clone(), context }
    }

    fn page(&self, input: &Input, parsed: Held, bytes: Vec<u8>, parsing: Parsing) -> Page {
        let is_inferred = matches!(self.fragment, Some(Fragment::Auto));
        let inferred = is_inferred.then(|| match &parsing.context {
            Some(context) => Inferred::Fragment(context.clone()),
            None => Inferred::Document,
        });
        let has_scripting = self.has_scripting;
        let (input, metadata) = (input.clone(), self.metadata.clone());
        Page { input, parsed, bytes, has_scripting, inferred, parsing, metadata }
    }
}
