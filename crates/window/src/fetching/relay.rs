//! Requests of workers: they are sent, as values, to the agent that the program holds, whose loader
//! answers them. The program and its loader need not know about threads.

use std::sync::Arc;
use std::time::Duration;

use crate::Cx;
use crate::budget;
use crate::loader::{Answer, LoadError, LoadResult, Loader, Request, RequestId};
use crate::workers::{Control, Mail, Mailbox};

/// A request of a worker that waits for the loader of this agent.
pub(crate) struct Relayed {
    worker: Arc<Mailbox>,
    /// The number that the worker has for it.
    id: RequestId,
}

/// Hands a request of a worker to the loader of this agent.
pub(crate) fn relay(cx: &mut Cx<'_>, worker: Arc<Mailbox>, mut request: Request) {
    let relayed = Relayed { worker, id: request.id };
    if !budget::spend_requests(cx, 1) {
        let error = LoadError::Network("too many requests".into());
        return relayed.worker.send(Mail::Answer(relayed.id, Err(error)));
    }
    request.id = cx.host.fetching.next_id();
    match cx.host.fetching.loader.start(&request) {
        Answer::Now(result) => hand_back(cx, &relayed, result),
        Answer::Later => {
            cx.host.fetching.relayed.insert(request.id, relayed);
        }
    }
}

fn hand_back(cx: &mut Cx<'_>, relayed: &Relayed, mut result: LoadResult) {
    if let Ok(response) = &result
        && !budget::spend_fetched_bytes(cx, response.body.len() as u64)
    {
        result = Err(LoadError::Network("too many bytes".into()));
    }
    relayed.worker.send(Mail::Answer(relayed.id, result));
}

/// The loader has answered a request that does not belong to this agent.
pub(super) fn answered(cx: &mut Cx<'_>, id: RequestId, result: LoadResult) {
    if let Some(relayed) = cx.host.fetching.relayed.remove(&id) {
        hand_back(cx, &relayed, result);
    }
}

/// A worker no longer wants an answer.
pub(crate) fn stop_relaying(cx: &mut Cx<'_>, worker: &Arc<Mailbox>, id: RequestId) {
    forget(cx, |relayed| relayed.id == id && Arc::ptr_eq(&relayed.worker, worker));
}

/// A worker is gone.
pub(crate) fn forget_relayed(cx: &mut Cx<'_>, worker: &Arc<Mailbox>) {
    forget(cx, |relayed| Arc::ptr_eq(&relayed.worker, worker));
}

fn forget(cx: &mut Cx<'_>, is_meant: impl Fn(&Relayed) -> bool) {
    let fetching = &mut cx.host.fetching;
    let meant = fetching.relayed.iter().filter(|(_, relayed)| is_meant(relayed));
    let ids: Vec<RequestId> = meant.map(|(id, _)| *id).collect();
    for id in ids {
        fetching.relayed.remove(&id);
        fetching.loader.cancel(id);
    }
}

/// The loader of a worker.
pub(crate) struct RelayLoader {
    pub(crate) first_agent: Arc<Mailbox>,
    pub(crate) control: Arc<Control>,
}

impl Loader for RelayLoader {
    fn start(&mut self, request: &Request) -> Answer {
        let worker = Arc::clone(&self.control.mailbox);
        self.first_agent.send(Mail::Request { worker, request: Box::new(request.clone()) });
        Answer::Later
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        self.control.take_answers(wait)
    }

    fn cancel(&mut self, id: RequestId) {
        let worker = Arc::clone(&self.control.mailbox);
        self.first_agent.send(Mail::Cancel { worker, id });
    }
}
