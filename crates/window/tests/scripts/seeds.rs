//! The lines about scripts of the list of requirements that the project began with, by their numbers.

use super::{JS, Resource, check, run};

/// Checks the log and the body of a page.
#[track_caller]
fn check_body(page: &str, resources: &[Resource], log: &str, body: &str) {
    let outcome = run(page, resources);
    assert_eq!((outcome.log.as_str(), outcome.body.trim_end()), (log, body), "{page}");
}

#[test]
fn s015_input_also_comes_from_scripts() {
    check_body("<body><p>a<script>document.write('<b>b')</script>c", &[], "", "<p>a<b>bc</b></p>");
    let written = [("a.js", JS, "document.write('b<i>')")];
    check_body("<body>a<script src=a.js></script>c", &written, "", "ab<i>c</i>");
}

#[test]
fn s016_tree_construction_is_re_entrant() {
    let page = "<body><script>document.write('<i id=x>'); log(document.body.lastChild.id);
        document.write('<script>document.write(`<u id=y>`); log(x.lastChild.id)<\\/script>');
        log(y.parentNode.id)</script>t";
    check_body(page, &[], "x y x", "<i id=\"x\"><u id=\"y\">t</u></i>");
}

#[test]
fn s017_a_written_start_tag_is_handled_while_the_script_is() {
    let page = "<body><script>document.write('<p>');
        log(document.body.lastChild.localName + document.scripts.length)</script>Tea";
    check_body(page, &[], "p2", "<p>Tea</p>");
}

#[test]
fn s018_the_script_nesting_level_starts_at_zero() {
    let a = ("a.js", JS, "log('a' + document.querySelectorAll('p').length)");
    // At level zero the parser itself waits; above, it pauses, and the call returns.
    let page = "<body><script src=a.js></script><p><script>
        document.write('<script src=a.js><\\/script><p>'); log(document.querySelectorAll('p').length)</script>
        <script>log('end' + document.querySelectorAll('p').length)</script>";
    check(page, &[a], "a0 1 a1 end2");
}

#[test]
fn s019_the_parser_pause_flag_starts_false() {
    let a = ("a.js", JS, "document.write('<u>'); log(document.querySelector('u') !== null)");
    let page = "<body><script>document.write('<i>'); log(document.querySelector('i') !== null);
        document.write('<script src=a.js><\\/script>')</script>";
    // It is false again once the script that set it has run.
    check_body(page, &[a], "true true", "<i><u></u></i>");
}

#[test]
fn s071_the_insertion_point_is_before_the_next_character() {
    let page = "<body><script>document.write('1'); document.write('2<script>document.write(`3`)<\\/script>4');
        document.write('5')</script>6";
    check_body(page, &[], "", "123456");
    // It is undefined where no script of the parser runs: a script that is not the parser's does not write.
    check_body(
        "<body>a<script async src=a.js></script>b",
        &[("a.js", JS, "document.write('x')")],
        "",
        "ab",
    );
    // After the end of the parser, a write opens the document anew.
    let page =
        "<body>a<script>onload = () => { document.write('<body>b'); document.close() }</script>";
    check_body(page, &[], "", "b");
}

#[test]
fn s072_close_writes_the_explicit_end_of_file() {
    let page = "<body><iframe></iframe><script>onload = () => {
        const d = frames[0].document; const show = () => log(`${d.readyState === 'loading'}${d.childNodes.length}`);
        d.open(); d.write('<!--a'); show(); d.write('b'); show(); d.close(); show(); log(d.firstChild.data) }</script>";
    check(page, &[], "true0 true0 false2 ab");
}

#[test]
fn s108_elements_that_move_stay_on_the_stack() {
    let page = "<body><div id=a><script>const a = document.getElementById('a'); a.remove();
        onload = () => log(a.lastChild.outerHTML + document.body.childNodes.length)</script>x<b>y";
    check(page, &[], "<b>y</b>0");
    let page = "<body><p id=to></p><div id=a><script>to.append(a)</script>x</div>y";
    check_body(page, &[], "", "<p id=\"to\"><div id=\"a\">x</div></p>y");
}

#[test]
fn s121_scripting_is_that_of_the_document_when_its_parser_began() {
    let page = "<body><noscript><p></noscript><script>const kind = d => log(d.querySelector('noscript').firstChild.nodeType);
        kind(document); kind(new DOMParser().parseFromString('<body><noscript><p></noscript>', 'text/html'));
        document.body.innerHTML = '<noscript><p></noscript>'; kind(document)</script>";
    check(page, &[], "3 1 3");
}

#[test]
fn s131_a_paused_parser_returns_to_its_caller() {
    let a = ("a.js", JS, "log('a' + document.querySelector('i'))");
    let page = "<body><script>document.write('<script src=a.js><\\/script>'); document.write('<i>');
        log(document.querySelector('i'))</script><script>log(document.querySelector('i').localName)</script>";
    check(page, &[a], "null anull i");
}

#[test]
fn s315_a_written_carriage_return_is_a_line_feed_at_once() {
    let page = "<body><pre>x<script>const data = () => log(JSON.stringify(document.querySelector('pre').lastChild.data));
        document.write('\\r'); data(); onload = data</script>\nb";
    check(page, &[], "\"\\n\" \"\\nb\"");
}

#[test]
fn s343_a_script_without_an_end_tag_does_not_run() {
    let page = "<body><script>onload = () => { document.body.append(document.scripts[2]); log('end') }</script>
        <script>log('never')";
    check(page, &[], "end");
}

#[test]
fn s350_the_end_of_parsing() {
    let resources = [
        ("defer.js", JS, "log('defer-' + document.readyState)"),
        ("slow.js", "text/javascript 100ms", "log('async-' + document.readyState)"),
    ];
    let page = "<body><script defer src=defer.js></script><script async src=slow.js></script><script>
        addEventListener('DOMContentLoaded', () => log('content-' + document.readyState));
        addEventListener('load', () => log('load-' + document.readyState)); log(document.readyState)</script>";
    let log = "loading defer-interactive content-interactive async-interactive load-complete";
    check(page, &resources, log);
}

#[test]
fn s370_script_data_runs_at_the_end_tag() {
    let page = "<body><script>log('<b>&amp;</i>' + document.querySelectorAll('b').length)</script>";
    check(page, &[], "<b>&amp;</i>0");
}

#[test]
fn s371_the_parser_waits_for_scripts_and_style_sheets() {
    let resources = [
        ("s.css", "text/css 200ms", "p { color: red }"),
        ("a.js", "text/javascript 100ms", "log('a' + document.querySelectorAll('p').length)"),
    ];
    let page = "<link rel=stylesheet href=s.css onload=\"log('sheet')\"><script>log('inline')</script><body>
        <script src=a.js></script><p><script>log('p' + document.querySelectorAll('p').length)</script>";
    check(page, &resources, "sheet inline a0 p1");
}
