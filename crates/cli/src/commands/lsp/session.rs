//! The messages of a session.

use std::collections::{HashMap, HashSet};

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::notification::{
    DidChangeTextDocument, DidChangeWatchedFiles, DidCloseTextDocument, DidOpenTextDocument,
    DidSaveTextDocument, Notification as _, PublishDiagnostics,
};
use lsp_types::request::{CodeActionRequest, Formatting, HoverRequest, Request as _};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionParams, CodeActionProviderCapability,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    DocumentFormattingParams, HoverParams, HoverProviderCapability, OneOf,
    PublishDiagnosticsParams, ServerCapabilities, TextDocumentSyncCapability, TextDocumentSyncKind,
    TextDocumentSyncOptions, TextDocumentSyncSaveOptions, TextEdit, Uri,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use treewright::{End, Input, Limits, Options, PrettyOptions, PrettyPrinter};

use super::documents::Document;
use super::{actions, findings, hover};
use crate::checking::config::{Configs, NAME};
use crate::checking::syntax::Syntax;

/// The abilities of the server.
pub(super) fn capabilities() -> ServerCapabilities {
    let sync = TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(TextDocumentSyncKind::INCREMENTAL),
        save: Some(TextDocumentSyncSaveOptions::Supported(true)),
        ..TextDocumentSyncOptions::default()
    };
    let kinds = vec![CodeActionKind::QUICKFIX, actions::fix_all()];
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Options(sync)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(kinds),
            ..CodeActionOptions::default()
        })),
        document_formatting_provider: Some(OneOf::Left(true)),
        ..ServerCapabilities::default()
    }
}

/// The client has gone away.
type Gone = String;

/// A session with its open documents.
pub(super) struct Session<'a> {
    connection: &'a Connection,
    documents: HashMap<Uri, Document>,
    /// The documents whose findings are not those that the client has.
    changed: HashSet<Uri>,
    configs: Configs,
    /// The limits of each parse.
    limits: &'a Limits,
}

impl<'a> Session<'a> {
    pub(super) fn new(connection: &'a Connection, limits: &'a Limits) -> Self {
        Self {
            connection,
            limits,
            documents: HashMap::new(),
            changed: HashSet::new(),
            configs: Configs::found(),
        }
    }

    pub(super) fn run(mut self) -> Result<(), Gone> {
        // It ends with the connection.
        while let Ok(message) = self.connection.receiver.recv() {
            match message {
                Message::Request(request) => {
                    let is_end = self
                        .connection
                        .handle_shutdown(&request)
                        .map_err(|error| error.to_string())?;
                    if is_end {
                        return Ok(());
                    }
                    self.request(request)?;
                }
                Message::Notification(notification) => self.notification(notification),
                Message::Response(_) => {}
            }
            // While more messages are waiting, the text is about to change again.
            if self.connection.receiver.is_empty() {
                self.publish()?;
            }
        }
        Ok(())
    }

    fn send(&self, message: Message) -> Result<(), Gone> {
        self.connection.sender.send(message).map_err(|error| error.to_string())
    }

    fn request(&mut self, request: Request) -> Result<(), Gone> {
        let Request { id, method, params } = request;
        let response = match method.as_str() {
            HoverRequest::METHOD => answer(id, params, |params: HoverParams| {
                let place = params.text_document_position_params;
                let document = self.document(&place.text_document.uri)?;
                hover::hover(document, place.position)
            }),
            CodeActionRequest::METHOD => answer(id, params, |params: CodeActionParams| {
                let uri = params.text_document.uri.clone();
                let document = self.document(&uri)?;
                Some(actions::actions(document, &uri, params.range, &params.context))
            }),
            Formatting::METHOD => answer(id, params, |params: DocumentFormattingParams| {
                let limits = self.limits;
                let document = self.document(&params.text_document.uri)?;
                format(document, &params, limits)
            }),
            other => {
                let message = format!("unknown method {other}");
                Response::new_err(id, ErrorCode::MethodNotFound as i32, message)
            }
        };
        self.send(Message::Response(response))
    }

    /// An open document, checked in its current state.
    fn document(&mut self, uri: &Uri) -> Option<&Document> {
        let document = self.documents.get_mut(uri)?;
        document.check(&mut self.configs, self.limits);
        Some(document)
    }

    fn notification(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        match method.as_str() {
            DidOpenTextDocument::METHOD => {
                let Some(params) = read::<DidOpenTextDocumentParams>(params) else { return };
                let item = params.text_document;
                let document = Document::new(&item.uri, item.text, item.version);
                self.documents.insert(item.uri.clone(), document);
                self.changed.insert(item.uri);
            }
            DidChangeTextDocument::METHOD => {
                let Some(params) = read::<DidChangeTextDocumentParams>(params) else { return };
                let uri = params.text_document.uri;
                let Some(document) = self.documents.get_mut(&uri) else { return };
                document.change(params.content_changes, params.text_document.version);
                self.changed.insert(uri);
            }
            DidCloseTextDocument::METHOD => {
                let Some(params) = read::<DidCloseTextDocumentParams>(params) else { return };
                self.documents.remove(&params.text_document.uri);
                self.changed.insert(params.text_document.uri);
            }
            DidSaveTextDocument::METHOD | DidChangeWatchedFiles::METHOD => {
                let is_about_settings = params.to_string().contains(NAME);
                if method == DidChangeWatchedFiles::METHOD || is_about_settings {
                    self.read_settings_again();
                }
            }
            _ => {}
        }
    }

    fn read_settings_again(&mut self) {
        self.configs = Configs::found();
        for (uri, document) in &mut self.documents {
            document.forget_settings();
            self.changed.insert(uri.clone());
        }
    }

    /// Sends the client the findings in documents that have changed.
    fn publish(&mut self) -> Result<(), Gone> {
        let mut changed: Vec<Uri> = self.changed.drain().collect();
        changed.sort_by(|one, other| one.as_str().cmp(other.as_str()));
        for uri in changed {
            let (diagnostics, version) = match self.documents.get_mut(&uri) {
                Some(document) => {
                    document.check(&mut self.configs, self.limits);
                    (findings::diagnostics(document, &uri), Some(document.version()))
                }
                None => (Vec::new(), None),
            };
            let params = PublishDiagnosticsParams { uri, diagnostics, version };
            let method = PublishDiagnostics::METHOD.to_owned();
            self.send(Message::Notification(Notification::new(method, params)))?;
        }
        Ok(())
    }
}

fn read<T: DeserializeOwned>(params: serde_json::Value) -> Option<T> {
    serde_json::from_value(params).ok()
}

/// The response to a request: its result, or an error for parameters that cannot be read.
fn answer<P: DeserializeOwned, R: Serialize>(
    id: RequestId,
    params: serde_json::Value,
    work: impl FnOnce(P) -> Option<R>,
) -> Response {
    match serde_json::from_value(params) {
        Ok(params) => Response::new_ok(id, work(params)),
        Err(error) => Response::new_err(id, ErrorCode::InvalidParams as i32, error.to_string()),
    }
}

/// The page with a line for each block.
fn format(
    document: &Document,
    params: &DocumentFormattingParams,
    limits: &Limits,
) -> Option<Vec<TextEdit>> {
    const MOST: usize = 16;
    // Pages are written in the HTML syntax, and whole.
    if document.syntax() != Syntax::Html || document.page()?.parsed.end == End::Truncated {
        return None;
    }
    let indent = if params.options.insert_spaces {
        " ".repeat((params.options.tab_size as usize).min(MOST))
    } else {
        "\t".to_owned()
    };
    let printer = PrettyPrinter::new()
        .parse_options(Options::new().limits(limits.clone()))
        .pretty_options(PrettyOptions::new().indent(&indent));
    let (text, context) = (document.text(), document.context());
    let html = printer.print(Input::from(text).in_context(context)).ok()?.html;
    if html == text {
        return Some(Vec::new());
    }
    Some(vec![TextEdit { range: document.whole(), new_text: html }])
}
