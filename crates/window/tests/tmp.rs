use treewright_window::{Agent, AgentOptions, Until};
#[test]
fn t() {
    for s in ["1", "document.body", "new Event('x')", "addEventListener('x', ()=>1)", "dispatchEvent(new Event('x'))", "new EventTarget().addEventListener('x', ()=>{})", "setTimeout(()=>1)","console.log(1)", "throw 1"] {
    eprintln!("{s}");
    let mut agent = Agent::new(AgentOptions::default()).unwrap();
    agent.open("https://example.com/", format!("<!doctype html><script>{s}</script>").as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    eprintln!("{:?}", agent.take_events());
    drop(agent);
    }
}
