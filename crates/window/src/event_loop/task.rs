//! Tasks and their sources.

use treewright_dom::NodeId;

use crate::Cx;

/// The steps of a task.
pub(crate) type Steps = Box<dyn FnOnce(&mut Cx<'_>)>;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#concept-task>
pub(crate) struct Task {
    pub(crate) source: TaskSource,
    /// The document that the task is for; it runs only while that is fully active.
    pub(crate) document: Option<NodeId>,
    pub(crate) steps: Steps,
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#generic-task-sources>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TaskSource {
    DomManipulation,
    UserInteraction,
    Networking,
    NavigationAndTraversal,
    Rendering,
    Timer,
    PostedMessage,
    JavaScriptEngine,
    FileReading,
    Idle,
    IntersectionObserver,
    PerformanceTimeline,
    MediaElementEvent,
}

impl TaskSource {
    /// The name in a trace.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::DomManipulation => "DOM manipulation",
            Self::UserInteraction => "user interaction",
            Self::Networking => "networking",
            Self::NavigationAndTraversal => "navigation and traversal",
            Self::Rendering => "rendering",
            Self::Timer => "timer",
            Self::PostedMessage => "posted message",
            Self::JavaScriptEngine => "JavaScript engine",
            Self::FileReading => "file reading",
            Self::Idle => "idle",
            Self::IntersectionObserver => "intersection observer",
            Self::PerformanceTimeline => "performance timeline",
            Self::MediaElementEvent => "media element event",
        }
    }
}
