//! The pages and scripts of the tests that move scripts between documents.

use std::time::Duration;

use treewright_window::loader::Response;

use super::super::exchange::{Exchange, Failure, after, in_parts};

/// A page that comes in two parts: the second one has the script.
pub(super) fn iframe(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    let text =
        |name: &str, default: &str| exchange.text(name).unwrap_or_else(|| default.to_owned());
    let form = text("inlineOrExternal", "null");
    let blocking = text("hasBlockingStylesheet", "true") == "true";
    let result = text("result", "success");
    let kind = if text("type", "classic") == "classic" { "text/javascript" } else { "module" };
    // A fresh address for each request.
    let cache = |exchange: &mut Exchange<'_>| format!("0.{:06}", exchange.stash.number());

    let mut first = "<!DOCTYPE html>\n    <head>\n      <script>\n        parent.postMessage(\"fox\", \"*\");\n      </script>\n".to_owned();
    if blocking {
        let cache = cache(exchange);
        first.push_str(&format!(
            "\n        <link rel=\"stylesheet\" href=\"slow-flag-setter.py?result=css&cache={cache}\">\n"
        ));
    }
    first.push_str("\n    </head>\n    <body>\n");
    let has_script = ["inline", "external", "empty-src"].contains(&form.as_str());
    if has_script {
        first.push_str("\n      <streaming-element>\n");
    }
    // Enough for a parser to begin with.
    first.push_str(&"A".repeat(100_000));

    let handlers = "onload=\"scriptOnLoad()\"\n                onerror=\"scriptOnError(event)\"";
    let mut second = match form.as_str() {
        "inline" => {
            let error = if result == "parse-error" { "1=2 parse error\n" } else { "" };
            format!(
                "\n        <script id=\"s1\" type=\"{kind}\"\n                {handlers}>\n        \
                 if (!window.readyToEvaluate) {{\n          window.didExecute = \"executed too early\";\n        \
                 }} else {{\n          window.didExecute = \"executed\";\n        }}\n    {error}\n        \
                 </script>\n      </streaming-element>\n    "
            )
        }
        "external" => {
            let cache = cache(exchange);
            format!(
                "\n        <script id=\"s1\" type=\"{kind}\"\n                \
                 src=\"slow-flag-setter.py?result={result}&cache={cache}\"\n                {handlers}></script>\n      \
                 </streaming-element>\n    "
            )
        }
        "empty-src" => format!(
            "\n        <script id=\"s1\" type=\"{kind}\"\n                src=\"\"\n                {handlers}></script>\n      \
             </streaming-element>\n    "
        ),
        _ => String::new(),
    };
    second.push_str(&"B".repeat(100_000));

    let wait = if has_script { Duration::from_secs(1) } else { Duration::ZERO };
    let mut response = Response::of_type("text/html; charset=utf-8", "");
    response.headers.set("Transfer-Encoding", "chunked");
    response.body =
        in_parts(vec![(Duration::ZERO, first.into_bytes()), (wait, second.into_bytes())]);
    Ok(response)
}

/// A script or a style sheet that comes late.
pub(super) fn slow_flag_setter(exchange: &mut Exchange<'_>) -> Result<Response, Failure> {
    const SOURCE: &str = "\n      fetch('exec');\n      console.log('exec');\n      \
                          if (!window.readyToEvaluate) {\n        window.didExecute = \"executed too early\";\n      \
                          } else {\n        window.didExecute = \"executed\";\n      }\n    ";
    let result = exchange.text("result").unwrap_or_else(|| "success".to_owned());
    let two_seconds = |response| after(Duration::from_secs(2), response);
    Ok(match result.as_str() {
        "css" => after(Duration::from_secs(3), Response::of_type("text/css", "")),
        "parse-error" => two_seconds(Response::of_type("text/javascript", "1=2 parse error;")),
        "fetch-error" => {
            let mut response =
                Response::of_type("text/plain", "window.didExecute = \"fetch error\";");
            response.status = 404;
            "Not Found".clone_into(&mut response.status_text);
            two_seconds(response)
        }
        _ => two_seconds(Response::of_type("text/javascript", SOURCE)),
    })
}
