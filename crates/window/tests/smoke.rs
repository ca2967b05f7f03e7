//! A page whose scripts change it.

use treewright_window::{Agent, AgentOptions, Until};

fn run(page: &str) -> String {
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.open("https://example.com/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    let events = agent.take_events();
    let html = agent.document().unwrap().html();
    if events.is_empty() { html } else { format!("{html}\n{events:?}") }
}

#[test]
fn t1() {
    run("<p>a");
}
#[test]
fn t2() {
    run("<script>1</script>");
}
#[test]
fn t3() {
    println!("{}", run("<script>window.foo = 1</script>"));
}
#[test]
fn t4() {
    println!("{}", run("<script>document.nodeType</script>"));
}
#[test]
fn t5() {
    println!("{}", run("<script>document.getElementsByTagName('p')</script>"));
}
#[test]
fn a_script_changes_the_page() {
    let html = run("<!doctype html><p id=a>x</p><script>\
        const p = document.getElementById('a');\
        p.textContent = [window === this, document === window.document, p.parentNode.nodeName,\
            document.querySelectorAll('p').length, p instanceof Element].join();\
        </script>");
    assert!(html.contains("<p id=\"a\">true,true,BODY,1,true</p>"), "{html}");
}
