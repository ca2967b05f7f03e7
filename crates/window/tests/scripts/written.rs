//! The writes of scripts as the origins of nodes.

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentOptions, Until};

/// The write that the element with the id `it` comes from: the text from its token on, file, line and the id of the
/// script element. `-` if it comes from none.
fn writer_of_it(page: &str) -> String {
    let mut options = AgentOptions::default();
    options.origins = true;
    let mut agent = Agent::new(options).unwrap();
    let mut loader = MapLoader::new();
    let script = "\n\n  document.write('<i id=it>')";
    let script = Response::of_type("text/javascript", script);
    loader.insert("https://example.com/a.js".parse().unwrap(), script);
    let frame = Response::of_type("text/html", "<script>document.write('<b>x')</script>");
    loader.insert("https://example.com/f".parse().unwrap(), frame);
    agent.set_loader(loader);
    agent.open("https://example.com/", page.as_bytes()).unwrap();
    agent.run_until(Until::Idle);
    let document = agent.document().unwrap();
    let it = document.descendants().find(|node| node.attr("id") == Some("it")).unwrap();
    let Some(write) = agent.write_of(it.id()) else { return "-".into() };
    let script = write.script.and_then(|id| document.document().get(id)?.attr("id"));
    format!(
        "{} {}:{} {}",
        &write.text[write.offset..],
        write.file.trim_start_matches("https://example.com/"),
        write.line,
        script.unwrap_or("-"),
    )
}

#[test]
fn writes_are_named() {
    let check = |page: &str, expected: &str| assert_eq!(writer_of_it(page), expected, "{page}");
    check("<p id=it>", "-");
    check("<script id=s>document.write('a<p id=it>b')</script>", "<p id=it>b :1 s");
    check("\n<script id=s>\n\ndocument.writeln('a', '<p id=it>')</script>", "<p id=it>\n :4 s");
    check("<script id=s src=a.js></script>", "<i id=it> a.js:3 s");
    // A write within a write, and the text of the page after it.
    check(
        "<script id=s>document.write('<script id=t>document.write(`<p id=it>`)<\\/script><b>')</script>",
        "<p id=it> :1 t",
    );
    check("<script>document.write('<b>'); document.write('<i>')</script><p id=it>", "-");
    // The last of several writes that make a tag together.
    check("<script id=s>document.write('<p '); document.write('id=it>')</script>", "id=it> :1 s");
    // Into a document that a script opens, in turn.
    check(
        "<script>onload = () => { document.open(); document.write('<b>'); document.write('<i>x<p id=it>y'); document.write('<u>'); document.close() }</script>",
        "<p id=it>y :1 -",
    );
    // Surrogates, before it and in it.
    check(
        "<script id=s>document.write('\\ud800\\u{10f000}<p id=it>\\udfff')</script>",
        "<p id=it>\u{fffd} :1 s",
    );
    // Parsers that take turns.
    check(
        "<script>document.write('<b>')</script><iframe src=f></iframe><iframe src=f></iframe><script id=s>document.write('<p id=it>')</script>",
        "<p id=it> :1 s",
    );
    // Nodes that do not come from written markup.
    check("<body><script>document.body.innerHTML = '<p id=it>'</script>", "-");
    check(
        "<body><script>document.write('<b>')</script><script>document.body.append(Object.assign(document.createElement('p'), { id: 'it' }))</script>",
        "-",
    );
}
