//! The page, and the loaders that answer its requests.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, BufReader, IsTerminal as _};
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use treewright::microsyntaxes::mime;
use treewright::read::url::Url;
use treewright_window::Agent;
use treewright_window::loader::{
    Answer, ChainLoader, Destination, FileLoader, FollowingLoader, LoadResult, Loader,
    RecordingLoader, ReplayLoader, Request, RequestId, content_type_of,
};

use super::RunArguments;
use super::reports::{Reports, Sources};
use crate::arguments::Site;
use crate::input::{Folder, Folders, Input, describe};
use crate::output::Failure;
use crate::pages::{From, Received};

/// The data needed to open a page.
pub(super) struct Loading {
    page: From,
    /// The address that it has.
    url: Url,
    loader: Box<dyn Loader>,
    /// The most bytes of the page: half of the memory, because its tree takes the other half.
    most: u64,
}

impl Loading {
    pub(super) fn new(arguments: &RunArguments) -> Result<Self, Failure> {
        let page = match &arguments.page {
            None if io::stdin().is_terminal() => {
                let message = "name a page, or `-` for standard input; see `treewright run --help`";
                return Err(Failure::usage(message));
            }
            None => From::Input(Input::StandardInput { again: false }),
            Some(word) => match word.to_str().and_then(address) {
                Some(url) => From::Address(url),
                None => From::Input(Input::named(word)),
            },
        };
        let Site { url, folders } = arguments.files.site(&page, arguments.base_url.as_ref())?;
        let memory = arguments.budget.budget().memory;
        let most = memory.map_or(u64::MAX, |bytes| bytes as u64 / 2);
        let loader = loader_of(&folders, arguments, most)?;
        Ok(Self { page, url, loader, most })
    }

    /// Opens the page. Gives its name, or the reason why it cannot be read.
    pub(super) fn open(self, agent: &mut Agent, reports: &mut Reports) -> Result<String, String> {
        let Self { page, mut url, loader, most } = self;
        let mut loader: Box<dyn Loader> = Box::new(Keeper {
            inner: loader,
            sources: Sources::clone(&reports.sources),
            open: HashMap::new(),
        });
        let (name, bytes, content_type) = match page {
            From::Input(input) => {
                let extension = input.path().and_then(Path::extension).and_then(OsStr::to_str);
                let content_type = extension.and_then(content_type_of).map(str::to_owned);
                let received = Received::of_at_most(&input, most);
                let received = received.map_err(|unreadable| unreadable.to_string())?;
                (input.to_string(), received.bytes, content_type)
            }
            From::Address(address) => {
                let (bytes, last, content_type) = fetch(&mut loader, &address)?;
                if url == address {
                    url = last;
                }
                (address.to_string(), bytes, content_type)
            }
        };
        // Everything except XML is read as HTML, whatever its type.
        let content_type = content_type.filter(|content_type| {
            mime::parse(content_type).is_ok_and(|mime_type| mime_type.is_xml())
        });
        let content_type = content_type.as_deref().unwrap_or("text/html");
        agent.set_loader(loader);
        reports.page = Some((url.to_string(), name.clone()));
        let bytes: Rc<[u8]> = bytes.into();
        reports.sources.borrow_mut().insert(url.to_string(), Rc::clone(&bytes));
        agent
            .open_as(url.as_str(), content_type, &bytes)
            .map_err(|error| format!("{name}: {error}"))?;
        Ok(name)
    }
}

/// The word as an address. File names have no scheme, or the letter of a drive.
fn address(word: &str) -> Option<Url> {
    let url = Url::parse(word).ok()?;
    matches!(url.scheme(), "http" | "https" | "file").then_some(url)
}

/// The loader of all resources that a page requests.
fn loader_of(
    folders: &Folders,
    arguments: &RunArguments,
    most: u64,
) -> Result<Box<dyn Loader>, Failure> {
    let failure = |path: &Path, error: &dyn std::fmt::Display| {
        Failure::usage(&format!("{}: {error}", path.display()))
    };
    if let Some(path) = &arguments.replay {
        let file = File::open(path).map_err(|error| failure(path, &describe(&error)))?;
        let replay = ReplayLoader::read(BufReader::new(file));
        return Ok(Box::new(replay.map_err(|error| failure(path, &error))?));
    }
    let mut chain = ChainLoader::new();
    for Folder { base, path } in folders.iter() {
        chain = chain.and(FileLoader::new(base.clone(), path).largest(most));
    }
    #[cfg(feature = "net")]
    if arguments.net {
        use treewright_window::loader::{NetLoader, NetOptions};
        let mut options = NetOptions::default();
        options.largest_body = options.largest_body.min(most);
        chain = chain.and(NetLoader::new(options));
    }
    let Some(path) = &arguments.record else { return Ok(Box::new(chain)) };
    let file = fs::File::create(path).map_err(|error| failure(path, &describe(&error)))?;
    let recording = RecordingLoader::new(chain, file);
    Ok(Box::new(recording.map_err(|error| failure(path, &describe(&error)))?))
}

/// The longest time for a page to come.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Fetches a page, with the address that it has after redirects.
fn fetch(
    loader: &mut Box<dyn Loader>,
    url: &Url,
) -> Result<(Vec<u8>, Url, Option<String>), String> {
    // The agent counts its requests from 1.
    let request = Request::get(RequestId(0), url.clone());
    let mut following = FollowingLoader::new(Lent(loader));
    let answer = match following.start(&request) {
        Answer::Now(answer) => Some(answer),
        Answer::Later => following.take_answers(LONGEST_WAIT).pop().map(|(_, answer)| answer),
    };
    match answer {
        // A server can send a page that says so; a folder has none.
        Some(Ok(response)) if response.status >= 400 && response.body.is_empty() => {
            Err(format!("{url}: {} {}", response.status, response.status_text))
        }
        Some(Ok(response)) => {
            let last = response.url.clone().unwrap_or_else(|| url.clone());
            let content_type = response.headers.text("Content-Type");
            Ok((response.body.bytes(), last, content_type))
        }
        Some(Err(error)) => Err(format!("{url}: {error}")),
        None => Err(format!("{url}: no response")),
    }
}

/// A loader that is needed again afterwards.
struct Lent<'a>(&'a mut Box<dyn Loader>);

impl Loader for Lent<'_> {
    fn start(&mut self, request: &Request) -> Answer {
        self.0.start(request)
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        self.0.take_answers(wait)
    }

    fn cancel(&mut self, id: RequestId) {
        self.0.cancel(id);
    }
}

/// Keeps the bodies of scripts and pages, for messages about them.
struct Keeper {
    inner: Box<dyn Loader>,
    sources: Sources,
    /// The addresses of requests whose answers are to come.
    open: HashMap<RequestId, Url>,
}

/// True if messages can be about lines of the answer.
fn can_have_scripts(request: &Request) -> bool {
    matches!(
        request.destination,
        Destination::Document
            | Destination::Embed
            | Destination::Frame
            | Destination::Iframe
            | Destination::Json
            | Destination::Object
            | Destination::Script
            | Destination::ServiceWorker
            | Destination::SharedWorker
            | Destination::Worker
    )
}

impl Keeper {
    fn keep(&self, url: &Url, answer: &LoadResult) {
        if let Ok(response) = answer {
            let bytes = response.body.bytes().into();
            self.sources.borrow_mut().insert(url.to_string(), bytes);
        }
    }
}

impl Loader for Keeper {
    fn start(&mut self, request: &Request) -> Answer {
        let answer = self.inner.start(request);
        match &answer {
            _ if !can_have_scripts(request) => {}
            Answer::Now(answer) => self.keep(&request.url, answer),
            Answer::Later => {
                self.open.insert(request.id, request.url.clone());
            }
        }
        answer
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        let answers = self.inner.take_answers(wait);
        for (id, answer) in &answers {
            if let Some(url) = self.open.remove(id) {
                self.keep(&url, answer);
            }
        }
        answers
    }

    fn cancel(&mut self, id: RequestId) {
        self.open.remove(&id);
        self.inner.cancel(id);
    }
}
