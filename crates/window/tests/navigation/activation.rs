//! User activation, which the host reports.

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentOptions, Until};

use super::PAGE;

/// The page has a frame of its origin, which has one of another origin, which has one of the first.
fn agent() -> Agent {
    let mut loader = MapLoader::new();
    let mut file = |url: &str, text: &str| {
        loader.insert(url.parse().unwrap(), Response::of_type("text/html", text));
    };
    file(PAGE, "<iframe src=/inner.html></iframe>");
    file("https://example.com/inner.html", "<iframe src=https://other.example/></iframe>");
    file("https://other.example/", "<iframe src=https://example.com/last.html></iframe>");
    file("https://example.com/last.html", "<p>");
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.set_loader(loader);
    agent.navigate(PAGE).unwrap();
    agent.run_until(Until::Idle);
    agent
}

/// The states of the windows that scripts can see: sticky and transient of the page, of the first frame, and of the last.
fn states(agent: &mut Agent) -> String {
    let script =
        "[self, frames[0], frames[0][0][0]].map(w => { const a = w.navigator.userActivation;
        return `${+a.hasBeenActive}${+a.isActive}` }).join(' ')";
    let value = agent.evaluate(script).unwrap();
    value.to_string().trim_matches('"').to_owned()
}

#[test]
fn notification_and_time_and_consumption() {
    let mut agent = agent();
    let document = agent.document().unwrap().id();
    assert_eq!(states(&mut agent), "00 00 00");
    assert_eq!(agent.consume_user_activation(document), Ok(false));
    agent.notify_user_activation(document).unwrap();
    assert_eq!(states(&mut agent), "11 11 11");
    agent.evaluate("new Promise(done => setTimeout(done, 4999))").unwrap();
    assert_eq!(states(&mut agent), "11 11 11");
    agent.evaluate("new Promise(done => setTimeout(done, 1))").unwrap();
    assert_eq!(states(&mut agent), "10 10 10");
    agent.notify_user_activation(document).unwrap();
    assert_eq!(agent.consume_user_activation(document), Ok(true));
    assert_eq!(states(&mut agent), "10 10 10");
    assert_eq!(agent.consume_user_activation(document), Ok(false));
    let same = "navigator.userActivation === navigator.userActivation && navigator.userActivation instanceof UserActivation";
    assert_eq!(agent.evaluate(same).unwrap(), true);
}

#[test]
fn before_the_load_event_a_user_makes_an_entry() {
    for (is_active, entries) in [(false, 1), (true, 2)] {
        let mut agent = Agent::new(AgentOptions::default()).unwrap();
        let mut loader = MapLoader::new();
        let page = "<script>function go() { location.hash = 'x' }</script><img src=never.png>";
        loader.insert(PAGE.parse().unwrap(), Response::of_type("text/html", page));
        agent.set_loader(loader);
        agent.open(PAGE, page.as_bytes()).unwrap();
        let document = agent.document().unwrap().id();
        if is_active {
            agent.notify_user_activation(document).unwrap();
        }
        assert_eq!(
            agent
                .evaluate("document.readyState === 'complete' ? 'late' : (go(), history.length)")
                .unwrap(),
            entries,
            "{is_active}"
        );
    }
}
