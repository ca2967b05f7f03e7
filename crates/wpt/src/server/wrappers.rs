//! Pages and scripts that are made for `.any.js`, `.window.js` and `.worker.js`.

use treewright_window::loader::Response;

use super::exchange::{Exchange, Failure};
use super::files::{file_of, headers_files, read};
use crate::metadata::{Metadata, globals, script_metadata};

/// A kind of wrapper: the end of its path, the end of the script's file, the end of the script that it
/// runs, the global scope that the script must be made for, and the form.
struct Wrapper {
    end: &'static str,
    file: &'static str,
    script: &'static str,
    global: Option<&'static str>,
    form: Form,
}

#[derive(Clone, Copy)]
enum Form {
    Any,
    Window,
    /// A page that runs the tests of a worker, by this expression.
    Worker(&'static str),
    /// The same for a service worker, which must be registered; the options.
    ServiceWorker(&'static str),
    ClassicScript,
    ModuleScript,
}

/// Longer ends come before the shorter ones that they contain.
#[rustfmt::skip]
const WRAPPERS: [Wrapper; 11] = [
    Wrapper { end: ".any.worker.html", file: ".any.js", script: ".any.worker.js", global: Some("dedicatedworker"), form: Form::Worker("new Worker(\"URL\")") },
    Wrapper { end: ".any.worker-module.html", file: ".any.js", script: ".any.worker-module.js", global: Some("dedicatedworker-module"), form: Form::Worker("new Worker(\"URL\", { type: \"module\" })") },
    Wrapper { end: ".any.sharedworker.html", file: ".any.js", script: ".any.worker.js", global: Some("sharedworker"), form: Form::Worker("new SharedWorker(\"URL\")") },
    Wrapper { end: ".any.sharedworker-module.html", file: ".any.js", script: ".any.worker-module.js", global: Some("sharedworker-module"), form: Form::Worker("new SharedWorker(\"URL\", { type: \"module\" })") },
    Wrapper { end: ".any.serviceworker.html", file: ".any.js", script: ".any.worker.js", global: Some("serviceworker"), form: Form::ServiceWorker("{ scope }") },
    Wrapper { end: ".any.serviceworker-module.html", file: ".any.js", script: ".any.worker-module.js", global: Some("serviceworker-module"), form: Form::ServiceWorker("{ scope, type: 'module' }") },
    Wrapper { end: ".any.html", file: ".any.js", script: ".any.js", global: Some("window"), form: Form::Any },
    Wrapper { end: ".window.html", file: ".window.js", script: ".window.js", global: None, form: Form::Window },
    Wrapper { end: ".worker.html", file: ".worker.js", script: ".worker.js", global: None, form: Form::Worker("new Worker(\"URL\")") },
    Wrapper { end: ".any.worker.js", file: ".any.js", script: ".any.js", global: None, form: Form::ClassicScript },
    Wrapper { end: ".any.worker-module.js", file: ".any.js", script: ".any.js", global: None, form: Form::ModuleScript },
];

/// The wrapper at a path, if its end is that of a wrapper; a file of that name is ignored.
pub(super) fn serve(
    exchange: &mut Exchange<'_>,
    path: &str,
) -> Option<Result<(Response, String), Failure>> {
    let wrapper = WRAPPERS.iter().find(|wrapper| path.ends_with(wrapper.end))?;
    Some(write(exchange, path.strip_suffix(wrapper.end)?, wrapper))
}

/// The response, and the path that decides on pipes: that of the script.
fn write(
    exchange: &mut Exchange<'_>,
    stem: &str,
    wrapper: &Wrapper,
) -> Result<(Response, String), Failure> {
    let file = file_of(exchange.root, &format!("{stem}{}", wrapper.file))?;
    let metadata = script_metadata(&read(&file)?);
    if let Some(global) = wrapper.global
        && !globals(&metadata).iter().any(|other| other == global)
    {
        return Err(Failure::new(404, format!("this test cannot be loaded in {global} mode")));
    }
    let script = format!("{stem}{}", wrapper.script);
    let query = exchange.request.url.query().map(|query| format!("?{query}")).unwrap_or_default();
    let address = format!("{script}{query}");
    let (content_type, text) = match wrapper.form {
        Form::ClassicScript | Form::ModuleScript => {
            ("text/javascript", worker_script(wrapper.form, &metadata, &script))
        }
        _ => ("text/html", page(wrapper.form, &metadata, &address)),
    };
    let mut response = Response::of_type(content_type, text);
    for (name, value) in headers_files(exchange, &file)?.iter() {
        response.headers.set(name, value);
    }
    Ok((response, script))
}

const SCRIPTS: &str = "<script src=\"/resources/testharness.js\"></script>\n\
                       <script src=\"/resources/testharnessreport.js\"></script>\n";

const WINDOW_GLOBAL: &str = "<script>\nself.GLOBAL = {\n  isWindow: function() { return true; },\n  \
                             isWorker: function() { return false; },\n};\n</script>\n";

const WORKER_GLOBAL: &str = "self.GLOBAL = {\n  isWindow: function() { return false; },\n  \
                             isWorker: function() { return true; },\n};\n";

fn page(form: Form, metadata: &Metadata, address: &str) -> String {
    let text = |value: &str| value.replace('&', "&amp;").replace('<', "&lt;");
    let mut page = "<!doctype html>\n<meta charset=utf-8>\n".to_owned();
    for (key, value) in metadata {
        match key.as_str() {
            "timeout" if value == "long" => {
                page.push_str("<meta name=\"timeout\" content=\"long\">\n");
            }
            "title" => page.push_str(&format!("<title>{}</title>\n", text(value))),
            _ => {}
        }
    }
    if matches!(form, Form::Any) {
        page.push_str(WINDOW_GLOBAL);
    }
    page.push_str(SCRIPTS);
    match form {
        Form::Any | Form::Window => {
            for (_, value) in metadata.iter().filter(|(key, _)| key == "script") {
                let value = value.replace('&', "&amp;").replace('"', "&quot;");
                page.push_str(&format!("<script src=\"{value}\"></script>\n"));
            }
            page.push_str(&format!("<div id=log></div>\n<script src=\"{address}\"></script>\n"));
        }
        Form::Worker(expression) => {
            let expression = expression.replace("URL", address);
            page.push_str("<div id=log></div>\n<script>\n");
            page.push_str(&format!("fetch_tests_from_worker({expression});\n</script>\n"));
        }
        Form::ServiceWorker(options) => {
            page.push_str("<div id=log></div>\n<script>\n(async function() {\n");
            page.push_str("  const scope = 'does/not/exist';\n");
            page.push_str("  let reg = await navigator.serviceWorker.getRegistration(scope);\n");
            page.push_str("  if (reg) await reg.unregister();\n");
            page.push_str(&format!(
                "  reg = await navigator.serviceWorker.register(\"{address}\", {options});\n"
            ));
            page.push_str("  fetch_tests_from_worker(reg.installing);\n})();\n</script>\n");
        }
        Form::ClassicScript | Form::ModuleScript => {}
    }
    page
}

fn worker_script(form: Form, metadata: &Metadata, script: &str) -> String {
    let text = |value: &str| value.replace('\\', "\\\\").replace('"', "\\\"");
    let import = |value: &str| match form {
        Form::ModuleScript => format!("import \"{}\";\n", text(value)),
        _ => format!("importScripts(\"{}\");\n", text(value)),
    };
    let mut source = String::new();
    for (_, value) in metadata.iter().filter(|(key, _)| key == "title") {
        source.push_str(&format!("self.META_TITLE = \"{}\";\n", text(value)));
    }
    source.push_str(WORKER_GLOBAL);
    source.push_str(&import("/resources/testharness.js"));
    for (_, value) in metadata.iter().filter(|(key, _)| key == "script") {
        source.push_str(&import(value));
    }
    source.push_str(&import(script));
    source.push_str("done();\n");
    source
}
