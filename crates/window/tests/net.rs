//! Bytes, texts, headers, bodies and fetches of scripts.

use treewright_window::loader::{MapLoader, Response};
use treewright_window::{Agent, AgentEvent, AgentOptions, Until};

fn loader() -> Result<MapLoader, url::ParseError> {
    let mut loader = MapLoader::new();
    let mut insert = |url: &str, response: Response| {
        loader.insert(url.parse()?, response);
        Ok::<(), url::ParseError>(())
    };
    let mut text = Response::of_type("text/plain", "text");
    text.headers.append("X-Own", "1");
    text.headers.append("Set-Cookie", "a=b");
    insert("https://example.org/text", text.clone())?;
    insert("https://other.org/closed", text.clone())?;
    text.headers.append("Access-Control-Allow-Origin", "*");
    insert("https://other.org/open", text.clone())?;
    text.headers.append("Access-Control-Expose-Headers", "X-Own");
    insert("https://other.org/exposed", text)?;
    insert("https://example.org/json", Response::of_type("application/json", "{\"a\": [1]}"))?;
    insert("https://example.org/page", Response::of_type("text/html", "<title>é</title><p>"))?;
    insert("https://example.org/xml", Response::of_type("text/xml", "<a xmlns='urn:x'><b/></a>"))?;
    insert("https://example.org/gone", Response::with_status(404))?;
    insert("https://example.org/empty", Response::with_status(204))?;
    let mut moved = Response::with_status(302);
    moved.headers.append("Location", "/text#there");
    insert("https://example.org/moved", moved)?;
    Ok(loader)
}

/// Runs the body of an asynchronous function, and compares what it returns as text.
fn check(script: &str, expected: &str) {
    let run = || -> Result<String, Box<dyn std::error::Error>> {
        let mut agent = Agent::new(AgentOptions::default())?;
        agent.set_loader(loader()?);
        let page = format!(
            "<!doctype html><script>(async () => {{ {script} }})()\
             .then(it => console.log(String(it)), it => console.log('threw ' + it))</script>"
        );
        agent.open("https://example.org/", page.as_bytes())?;
        agent.run_until(Until::Idle);
        let texts = agent.take_events().into_iter().map(|event| match event {
            AgentEvent::Console { text, .. } => text,
            other => format!("{other:?}"),
        });
        Ok(texts.collect::<Vec<_>>().join("\n"))
    };
    let actual = run().unwrap_or_else(|error| error.to_string());
    assert_eq!(actual, expected, "{script}");
}

#[test]
fn encodes_and_decodes_texts() {
    check("return new TextEncoder().encode('é€😀')", "195,169,226,130,172,240,159,152,128");
    check(
        "const a = new Uint8Array(4); const r = new TextEncoder().encodeInto('é€', a); return [r.read, r.written, ...a]",
        "1,2,195,169,0,0",
    );
    check("return new TextDecoder().decode(new Uint8Array([239, 187, 191, 97]))", "a");
    check("return new TextDecoder('latin1').encoding", "windows-1252");
    check("return new TextDecoder('none')", "threw RangeError: Failed to construct 'TextDecoder': The encoding label is invalid");
    check(
        "const d = new TextDecoder(); return d.decode(new Uint8Array([226, 130]), {stream: true}) + '|' + d.decode(new Uint8Array([172]))",
        "|€",
    );
    check("try { new TextDecoder('utf-8', {fatal: true}).decode(new Uint8Array([255])) } catch (e) { return e.name }", "TypeError");
    check("return new TextDecoder('utf-16le', {ignoreBOM: true}).decode(new Uint8Array([255, 254, 97, 0])).length", "2");
}

#[test]
fn has_blobs_files_and_form_data() {
    check("const b = new Blob(['ab', new Uint8Array([99]), new Blob(['d'])], {type: 'A/b'}); return [b.size, b.type, await b.text()]", "4,a/b,abcd");
    check("const b = new Blob(['abcdef']).slice(-4, -1, 'X'); return [b.type, await b.text()]", "x,cde");
    check("const f = new File(['a'], 'n', {lastModified: 5}); return [f.name, f.lastModified, f instanceof Blob, new Uint8Array(await f.arrayBuffer())]", "n,5,true,97");
    check("const f = new FormData(); f.append('a', '1'); f.append('b', new Blob(['x'])); f.append('a', '2'); f.set('a', '3'); return [...f].map(([n, v]) => n + '=' + (v.name ?? v))", "a=3,b=blob");
    check("const f = new FormData(); const x = new File(['1'], 'n'); f.append('a', x); return f.get('a') === x", "true");
    check("const f = new FormData(); f.append('a', '1\\n2'); f.append('b', new File(['x'], 'q\"')); const g = await new Response(f).formData(); return [g.get('a') === '1\\r\\n2', g.get('b').name, await g.get('b').text()]", "true,q\",x");
    check("const u = URL.createObjectURL(new Blob(['hi'], {type: 'a/b'})); const r = await fetch(u); return [u.startsWith('blob:https://example.org/'), r.headers.get('content-type'), await r.text()]", "true,a/b,hi");
    check("const u = URL.createObjectURL(new Blob(['hi'])); URL.revokeObjectURL(u); return fetch(u).catch(e => e.name)", "TypeError");
}

#[test]
fn has_headers_requests_and_responses() {
    check("return [...new Headers({b: ' 2 ', A: '1', 'Set-Cookie': 'x'})].join(';')", "a,1;b,2;set-cookie,x");
    check("const h = new Headers([['a', '1'], ['A', '2']]); h.delete('none'); return [h.get('a'), h.has('b'), h.get('b')].join('|')", "1, 2|false|");
    check("return new Headers([['a b', '1']])", "threw TypeError: Invalid header name");
    check("const r = new Response('é', {status: 201, statusText: 'S'}); return [r.status, r.ok, r.statusText, r.type, r.headers.get('content-type'), await r.text(), r.bodyUsed]", "201,true,S,default,text/plain;charset=UTF-8,é,true");
    check("const r = new Response('a'); await r.text(); return r.text().catch(e => e.name)", "TypeError");
    check("const r = new Response('{\"a\":1}'); const c = r.clone(); return [(await r.json()).a, await c.text()]", "1,{\"a\":1}");
    check("return new Response('', {status: 204})", "threw TypeError: A response with this status cannot have a body");
    check("const r = Response.json({a: 1}); return [r.headers.get('content-type'), await r.text()]", "application/json,{\"a\":1}");
    check("const r = Response.redirect('/x', 301); return [r.status, r.headers.get('location')]", "301,https://example.org/x");
    check("const r = new Request('/x', {method: 'post', body: 'b', headers: {Cookie: 'x', 'X-A': '1'}}); return [r.method, r.url, r.mode, r.credentials, [...r.headers].join(';'), await r.text()]", "POST,https://example.org/x,cors,same-origin,content-type,text/plain;charset=UTF-8;x-a,1,b");
    check("return new Request('/', {body: 'x'})", "threw TypeError: A request with GET or HEAD cannot have a body");
    check("return new Request('/', {method: 'TRACE'})", "threw TypeError: The method of the request is forbidden");
}

#[test]
fn fetches() {
    check("const r = await fetch('text'); return [r.status, r.type, r.url, r.redirected, r.headers.get('x-own'), r.headers.get('set-cookie'), await r.text()]", "200,basic,https://example.org/text,false,1,,text");
    check("return (await (await fetch('json')).json()).a", "1");
    check("const r = await fetch('moved'); return [r.redirected, r.url]", "true,https://example.org/text");
    check("const r = await fetch('moved', {redirect: 'manual'}); return [r.type, r.status]", "opaqueredirect,0");
    check("return fetch('moved', {redirect: 'error'}).catch(e => e.name)", "TypeError");
    check("return [(await fetch('gone')).status, await (await fetch('empty')).text()]", "404,");
    check("return fetch('https://other.org/closed').catch(e => e.name)", "TypeError");
    check("const r = await fetch('https://other.org/closed', {mode: 'no-cors'}); return [r.type, r.status, await r.text(), [...r.headers]]", "opaque,0,,");
    check("const r = await fetch('https://other.org/open'); return [r.type, r.headers.get('x-own'), await r.text()]", "cors,,text");
    check("const r = await fetch('https://other.org/exposed'); return r.headers.get('x-own')", "1");
    check("return fetch('https://other.org/open', {mode: 'same-origin'}).catch(e => e.name)", "TypeError");
    check("const r = await fetch('data:text/x;base64,YQ=='); return [r.headers.get('content-type'), await r.text()]", "text/x,a");
    check("const c = new AbortController; const p = fetch('text', {signal: c.signal}); c.abort(); return p.catch(e => e.name)", "AbortError");
    check("return fetch('text', {signal: AbortSignal.abort(5)}).catch(e => e)", "5");
    check("return fetch('http://[').catch(e => e.name)", "TypeError");
}
