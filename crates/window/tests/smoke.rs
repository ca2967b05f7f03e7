//! A page whose scripts change it.

use treewright_window::{Agent, AgentOptions, Until};

#[test]
fn a_script_changes_the_page() {
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    let page = "<!doctype html><p id=a>x</p><script>\
        const p = document.getElementById('a');\
        p.textContent = [window === this, document === window.document, p.parentNode.nodeName,\
            document.querySelectorAll('p').length, p instanceof Element].join();\
        </script>";
    agent.open("https://example.com/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    assert_eq!(agent.take_events(), []);
    let document = agent.document().unwrap();
    assert!(document.html().contains("<p id=\"a\">true,true,BODY,1,true</p>"), "{}", document.html());
}
