//! The streams of bodies and blobs.

use super::check;

#[test]
fn streams_of_bodies() {
    check(&[
        (
            "const r = new Response('text'); return [r.body === r.body, r.body.locked, r.bodyUsed, await all(r.body), r.bodyUsed]",
            "true,false,false,116,101,120,116,true",
        ),
        ("return [new Response().body, new Request('/').body, Response.error().body]", ",,"),
        // Streams of bodies are of bytes.
        (
            "const {value} = await new Response('text').body.getReader({mode: 'byob'}).read(new Uint8Array(2)); return value",
            "116,101",
        ),
        // A body that was read as a whole is locked and used.
        (
            "const r = new Response('text'); await r.text(); return [r.body.locked, r.bodyUsed, await name(r.body.cancel())]",
            "true,true,TypeError",
        ),
        (
            "const r = new Response('text'); r.body.getReader(); return [r.bodyUsed, await name(r.text()), fails(() => r.clone())]",
            "false,TypeError,TypeError",
        ),
        (
            "const r = new Response('text'); await r.body.cancel(); return [r.bodyUsed, await name(r.text())]",
            "true,TypeError",
        ),
        ("const r = new Response('text'); r.body; return r.text()", "text"),
        (
            "const r = new Response('text'); const reader = r.body.getReader(); reader.releaseLock(); return r.text()",
            "text",
        ),
        ("return all(new Response('é').textStream())", "é"),
    ]);
}

#[test]
fn streams_as_bodies() {
    check(&[
        (
            "const bytes = new Uint8Array([97, 98]); const s = of(bytes, new Uint8Array([99])); const r = new Response(s); return [r.body === s, r.headers.get('content-type'), await r.text()]",
            "true,,abc",
        ),
        ("return name(new Response(of('text')).text())", "TypeError"),
        (
            "return name(new Response(new ReadableStream({start(c) { c.error('bad') }})).text())",
            "bad",
        ),
        ("const s = of(); s.getReader(); return fails(() => new Response(s))", "TypeError"),
        ("const s = of(); await s.cancel(); return fails(() => new Response(s))", "TypeError"),
        (
            "return [fails(() => new Request('/', {method: 'POST', body: of()})), fails(() => new Request('/', {method: 'POST', body: of(), duplex: 'half', mode: 'no-cors'})), fails(() => new Request('/', {method: 'POST', body: of(), duplex: 'half', keepalive: true}))]",
            "TypeError,TypeError,TypeError",
        ),
        // The body of a request moves to the next one.
        (
            "const one = new Request('/', {method: 'POST', body: of(new Uint8Array([97])), duplex: 'half'}); const two = new Request(one, {duplex: 'half'}); return [one.bodyUsed, await two.text()]",
            "true,a",
        ),
        (
            "const one = new Request('/', {method: 'POST', body: 'text'}); const two = new Request(one); return [one.bodyUsed, await two.text(), await name(one.text())]",
            "true,text,TypeError",
        ),
        // Many chunks are read without recursion.
        (
            "let n = 0; const s = new ReadableStream({start(c) { while (n++ < 5000) c.enqueue(new Uint8Array(1)); c.close() }}); return (await new Response(s).bytes()).length",
            "5000",
        ),
        ("return fails(() => navigator.sendBeacon('/', of()))", "TypeError"),
    ]);
}

#[test]
fn clones() {
    check(&[
        (
            "const r = new Response('text'); const before = r.body; const c = r.clone(); return [before.locked, r.body === before, await r.text(), await c.text()]",
            "true,false,text,text",
        ),
        (
            "const r = new Response('text'); const c = r.clone(); return [r.body === c.body, await all(r.body), await c.text()]",
            "false,116,101,120,116,text",
        ),
        // The clone gets clones of chunks.
        (
            "const chunk = {a: 1}; const r = new Response(of(chunk)); const c = r.clone(); const [one] = await all(r.body), [two] = await all(c.body); return [one === chunk, two === chunk, two.a]",
            "true,false,1",
        ),
        (
            "const r = new Response(of(() => 1)); const c = r.clone(); return [await name(all(r.body)), await name(all(c.body))]",
            "DataCloneError,DataCloneError",
        ),
        (
            "const r = new Request('/', {method: 'POST', body: 'text'}); r.body; const c = r.clone(); return [await r.text(), await c.text()]",
            "text,text",
        ),
    ]);
}

#[test]
fn fetches() {
    check(&[
        (
            "const r = await fetch('/text'); return new TextDecoder().decode((await all(r.body))[0])",
            "some text",
        ),
        (
            "const r = await fetch('/text'); return all(r.body.pipeThrough(new TextDecoderStream))",
            "some text",
        ),
        (
            "const r = await fetch('/text'); const c = r.clone(); return [await all(r.textStream()), await c.text()]",
            "some text,some text",
        ),
        (
            "const r = await fetch('/text'); await r.body.cancel(); return [r.bodyUsed, await all(r.body)]",
            "true,",
        ),
        (
            "const a = new AbortController; const r = await fetch('/text', {signal: a.signal}); const text = await r.text(); a.abort(); return text",
            "some text",
        ),
        (
            "return (await fetch('/text', {method: 'POST', body: of(new Uint8Array([97])), duplex: 'half'})).text()",
            "some text",
        ),
        (
            "return name(fetch('/text', {method: 'POST', body: new ReadableStream({start(c) { c.error('bad') }}), duplex: 'half'}))",
            "TypeError",
        ),
    ]);
}

#[test]
fn blobs() {
    check(&[
        ("return all(new Blob(['ab']).stream())", "97,98"),
        (
            "const b = new Blob(['ab']); return [b.stream() === b.stream(), await all(new Blob([]).stream()), await all(b.textStream())]",
            "false,,ab",
        ),
        (
            "const {value} = await new Blob(['ab']).stream().getReader({mode: 'byob'}).read(new Uint8Array(8)); return value",
            "97,98",
        ),
        // Long blobs come in pieces.
        (
            "return (await all(new Blob([new Uint8Array(200000)]).stream())).map(it => it.length)",
            "65536,65536,65536,3392",
        ),
        (
            "return (await new Response(new Blob([new Uint8Array(200000)]).stream()).arrayBuffer()).byteLength",
            "200000",
        ),
    ]);
}
