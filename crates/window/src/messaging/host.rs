//! Messages between pages and the program around them.

use std::time::Duration;

use treewright_dom::NodeId;
use treewright_messages::{HostPort, Inbox, Limits, Message};

use super::{MessageParts, fire_a_message, fire_a_message_error};
use crate::agent::AgentError;
use crate::event_loop::TaskSource;
use crate::events::Target;
use crate::structured_data::structured_deserialize_with_transfer;
use crate::{Agent, Cx};

/// How the surrounding program communicates with a page.
impl Agent {
    /// Opens a channel to the page of the first window, which gets the other end with a `message` event, as
    /// `event.ports[0]`.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions, Until};
    ///
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// let page = b"<script>onmessage = ({ports: [port]}) => port.onmessage = e => port.postMessage(e.data + '!')</script>";
    /// agent.open("https://example.org/", page)?;
    /// let port = agent.port_to_page()?;
    /// port.send("hello");
    /// agent.run_until(Until::Idle);
    /// assert_eq!(port.try_receive()?.value.as_str(), Some("hello!"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`AgentError::NoWindow`] if no page is open.
    pub fn port_to_page(&mut self) -> Result<HostPort, AgentError> {
        let document = self.first_document().ok_or(AgentError::NoWindow)?;
        self.port_to(document)
    }

    /// The same for the window of any document of the agent.
    ///
    /// # Errors
    /// [`AgentError::NoWindow`] if the node is not a document with a window.
    pub fn port_to(&mut self, document: NodeId) -> Result<HostPort, AgentError> {
        let (here, there) = HostPort::pair();
        self.post_message(document, Message::with_ports("port", [there]))?;
        Ok(here)
    }

    /// Posts a message to the window of a document: it gets a `message` event whose origin is empty and whose source
    /// is null.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions, Until};
    ///
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// agent.open("https://example.org/", b"<script>onmessage = e => document.title = e.data</script>")?;
    /// let document = agent.document().map(|document| document.id()).expect("it is open");
    /// agent.post_message(document, "hello")?;
    /// agent.run_until(Until::Idle);
    /// assert_eq!(agent.evaluate("document.title")?, "hello");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`AgentError::NoWindow`] if the node is not a document with a window.
    pub fn post_message(
        &mut self,
        document: NodeId,
        message: impl Into<Message>,
    ) -> Result<(), AgentError> {
        let message = message.into();
        self.enter(Err(AgentError::Panicked), |cx| {
            let realm = cx.host.window_of(document).ok_or(AgentError::NoWindow)?;
            let steps = Box::new(move |cx: &mut Cx<'_>| deliver(cx, realm, message));
            cx.host.event_loop.queue_a_task(TaskSource::PostedMessage, Some(document), steps);
            Ok(())
        })
    }

    /// Waits, at most for this time, for messages from another thread. Returns true if there are
    /// any: [`Agent::step`] then has work.
    pub fn wait_for_messages(&mut self, timeout: Duration) -> bool {
        self.inbox().wait(timeout)
    }

    /// The inbox for messages from other threads.
    pub fn inbox(&self) -> Inbox {
        self.world.messaging.inbox.clone()
    }

    /// Limits the values that pages may clone or send.
    pub fn set_message_limits(&mut self, limits: Limits) {
        self.world.structured_data.limits = limits;
    }
}

fn deliver(cx: &mut Cx<'_>, realm: crate::realms::RealmId, message: Message) {
    let Some(engine) = crate::global_objects::engine_realm(cx, realm) else { return };
    let target = Target::Window(realm);
    let received = cx.in_realm(&engine, |cx| structured_deserialize_with_transfer(cx, message));
    match received {
        Ok(received) => {
            let (data, ports) = (Some(received.value), received.ports);
            let parts = MessageParts { data, ports, ..MessageParts::default() };
            fire_a_message(cx, &engine, &target, parts);
        }
        Err(_) => fire_a_message_error(cx, &engine, &target, MessageParts::default()),
    }
}
