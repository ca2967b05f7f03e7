//! The page, and the loaders that answer its requests.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use treewright::microsyntaxes::mime;
use treewright::read::url::Url;
use treewright_window::Agent;
use treewright_window::loader::{
    Answer, ChainLoader, Destination, FileLoader, FollowingLoader, LoadResult, Loader, Request,
    RequestId, content_type_of,
};

use super::reports::{Reports, Sources};
use super::{RunArguments, recordings};
use crate::arguments::Site;
use crate::input::{Folder, Folders};
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
    pub(super) fn new(arguments: &RunArguments, page: From) -> Result<Self, Failure> {
        let Site { url, folders } = arguments.files.site(&page, arguments.base_url.as_ref())?;
        let memory = arguments.budget.budget().memory;
        let most = memory.map_or(u64::MAX, |bytes| bytes as u64 / 2);
        let loader = loader_of(&folders, arguments, most)?;
        Ok(Self { page, url, loader, most })
    }

    /// Opens the page. An error is the reason why it cannot be read; for a page that the agent loads, `arrival` has it later.
    pub(super) fn open(
        self,
        agent: &mut Agent,
        reports: &mut Reports,
        arrival: &Arrival,
    ) -> Result<(), String> {
        let Self { page, url, loader, most } = self;
        let mut loader: Box<dyn Loader> = Box::new(Keeper {
            inner: loader,
            sources: Sources::clone(&reports.sources),
            arrival: Arrival::clone(arrival),
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
            From::Address(address) if address == url => {
                agent.set_loader(loader);
                return agent.navigate(url.as_str()).map_err(|error| format!("{url}: {error}"));
            }
            // The page of one address, as if it were at another.
            From::Address(address) => {
                let (bytes, content_type) = fetch(&mut loader, &address)?;
                (address.to_string(), bytes, content_type)
            }
        };
        // Everything except XML is read as HTML, whatever its type.
        let is_xml = |value: &str| mime::parse(value).is_ok_and(|mime_type| mime_type.is_xml());
        let is_html =
            |value: &str| value.trim_start().to_ascii_lowercase().starts_with("text/html");
        let content_type = content_type.filter(|value| is_xml(value) || is_html(value));
        let content_type = content_type.as_deref().unwrap_or("text/html");
        agent.set_loader(loader);
        reports.page = Some((url.to_string(), name.clone()));
        let bytes: Rc<[u8]> = bytes.into();
        reports.sources.borrow_mut().insert(url.to_string(), Rc::clone(&bytes));
        agent
            .open_as(url.as_str(), content_type, &bytes)
            .map_err(|error| format!("{name}: {error}"))
    }
}

/// The reason why the first page that the agent loads cannot be read, once it has come.
pub(super) type Arrival = Rc<RefCell<Option<Result<(), String>>>>;

/// The reason why an answer is not a page. `None` for a redirect.
fn arrived(url: &Url, answer: &LoadResult) -> Option<Result<(), String>> {
    let response = match answer {
        Ok(response) => response,
        Err(error) => return Some(Err(format!("{url}: {error}"))),
    };
    let (status, headers) = (response.status, &response.headers);
    if (300..400).contains(&status) && headers.contains("Location") {
        return None;
    }
    // A server can send a page that says so; a folder has none.
    if status >= 400 && response.body.is_empty() {
        return Some(Err(format!("{url}: {status} {}", response.status_text)));
    }
    let mime_type = headers.text("Content-Type").and_then(|value| mime::parse(&value).ok());
    let is_page = mime_type.as_ref().is_none_or(|mime_type| {
        mime_type.type_() == "text"
            || mime_type.is_xml()
            || mime_type.is_json()
            || mime_type.is_javascript()
    });
    Some(match mime_type {
        Some(mime_type) if !is_page => {
            Err(format!("{url}: not a page, but {}", mime_type.essence()))
        }
        _ => Ok(()),
    })
}

/// A word as an address. File names have no scheme, or the letter of a drive.
pub(super) fn address(word: &OsStr) -> Option<Url> {
    let word = word.to_str()?;
    let url = Url::parse(word).ok()?;
    matches!(url.scheme(), "http" | "https" | "file").then_some(url)
}

/// The loader of all resources that a page requests.
fn loader_of(
    folders: &Folders,
    arguments: &RunArguments,
    most: u64,
) -> Result<Box<dyn Loader>, Failure> {
    if let Some(path) = &arguments.replay {
        return Ok(Box::new(recordings::read(path)?));
    }
    let mut chain = ChainLoader::new();
    for Folder { base, path } in folders.iter() {
        chain = chain.and(FileLoader::new(base.clone(), path).largest(most));
    }
    if let Some(loader) = arguments.net.loader(most)? {
        chain = chain.and(loader);
    }
    match &arguments.record {
        Some(path) => Ok(Box::new(recordings::write(chain, path)?)),
        None => Ok(Box::new(chain)),
    }
}

/// The longest time for a page to come.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// Fetches a page over redirects: its bytes and its type.
fn fetch(loader: &mut Box<dyn Loader>, url: &Url) -> Result<(Vec<u8>, Option<String>), String> {
    // The agent counts its requests from 1.
    let request = Request::get(RequestId(0), url.clone());
    let mut following = FollowingLoader::new(Lent(loader));
    let answer = match following.start(&request) {
        Answer::Now(answer) => Some(answer),
        Answer::Later => following.take_answers(LONGEST_WAIT).pop().map(|(_, answer)| answer),
    };
    let answer = answer.ok_or_else(|| format!("{url}: no response"))?;
    if let Some(Err(message)) = arrived(url, &answer) {
        return Err(message);
    }
    let response = answer.map_err(|error| format!("{url}: {error}"))?;
    Ok((response.body.bytes(), response.headers.text("Content-Type")))
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
    arrival: Arrival,
    /// The requests whose answers are to come.
    open: HashMap<RequestId, Request>,
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
    fn keep(&self, request: &Request, answer: &LoadResult) {
        let url = &request.url;
        if request.destination == Destination::Document && self.arrival.borrow().is_none() {
            *self.arrival.borrow_mut() = arrived(url, answer);
        }
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
            Answer::Now(answer) => self.keep(request, answer),
            Answer::Later => {
                self.open.insert(request.id, request.clone());
            }
        }
        answer
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        let answers = self.inner.take_answers(wait);
        for (id, answer) in &answers {
            if let Some(request) = self.open.remove(id) {
                self.keep(&request, answer);
            }
        }
        answers
    }

    fn cancel(&mut self, id: RequestId) {
        self.open.remove(&id);
        self.inner.cancel(id);
    }
}
