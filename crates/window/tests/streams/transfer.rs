//! Streams that are transferred.

use super::check;

#[test]
fn readable_streams() {
    check(&[
        (
            "const s = of(1, {a: 2}); const t = structuredClone(s, {transfer: [s]}); return [s.locked, t instanceof ReadableStream, t !== s, JSON.stringify(await all(t))]",
            r#"true,true,true,[1,{"a":2}]"#,
        ),
        (
            "const c = new MessageChannel; const s = of(1, 2); const got = new Promise(resolve => c.port2.onmessage = resolve); c.port1.postMessage(s, [s]); const e = await got; return [e.ports.length, await all(e.data)]",
            "0,1,2",
        ),
        (
            "const s = of(1); s.getReader(); return [fails(() => structuredClone(s, {transfer: [s]})), fails(() => structuredClone(of())), fails(() => { const t = of(); structuredClone(t, {transfer: [t]}); structuredClone(t, {transfer: [t]}) })]",
            "DataCloneError,DataCloneError,DataCloneError",
        ),
        (
            "const s = new ReadableStream({start(c) { c.error('bad') }}); return name(all(structuredClone(s, {transfer: [s]})))",
            "bad",
        ),
        (
            "const s = new ReadableStream({cancel(it) { log.push(it) }}); await structuredClone(s, {transfer: [s]}).cancel('why'); await turn(); return log",
            "why",
        ),
        // A chunk that cannot be cloned ends both sides.
        (
            "const s = new ReadableStream({start(c) { c.enqueue(() => 1) }, cancel(it) { log.push(it.name) }}); const t = structuredClone(s, {transfer: [s]}); return [await name(all(t)), log]",
            "DataCloneError,DataCloneError",
        ),
        // Transferred twice.
        (
            "const s = of(1); const t = structuredClone(s, {transfer: [s]}); return all(structuredClone(t, {transfer: [t]}))",
            "1",
        ),
    ]);
}

#[test]
fn writable_streams() {
    check(&[
        (
            "const s = new WritableStream({write(it) { log.push(it) }, close() { log.push('close') }}); const w = structuredClone(s, {transfer: [s]}).getWriter(); await w.write(1); await w.write(2); await w.close(); await turn(); return log",
            "1,2,close",
        ),
        (
            "const s = new WritableStream({abort(it) { log.push(it) }}); await structuredClone(s, {transfer: [s]}).abort('why'); await turn(); return log",
            "why",
        ),
        (
            "const s = new WritableStream({write() { throw 'bad' }}); const w = structuredClone(s, {transfer: [s]}).getWriter(); w.write(1).catch(() => {}); return name(w.closed)",
            "bad",
        ),
        (
            "const s = new WritableStream; s.getWriter(); return fails(() => structuredClone(s, {transfer: [s]}))",
            "DataCloneError",
        ),
        (
            "const s = new WritableStream; const w = structuredClone(s, {transfer: [s]}).getWriter(); return [await name(w.write(() => 1)), await name(w.closed)]",
            "DataCloneError,DataCloneError",
        ),
    ]);
}

#[test]
fn transform_streams() {
    check(&[
        (
            "const s = new TransformStream({transform(it, c) { c.enqueue(it * 2) }}); const t = structuredClone(s, {transfer: [s]}); return [t instanceof TransformStream, s.readable.locked, s.writable.locked, await all(of(1, 2).pipeThrough(t))]",
            "true,true,true,2,4",
        ),
        (
            "const s = new TransformStream; s.readable.getReader(); return fails(() => structuredClone(s, {transfer: [s]}))",
            "DataCloneError",
        ),
    ]);
}
