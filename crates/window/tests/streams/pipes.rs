//! Pipes.

use super::check;

#[test]
fn chunks() {
    check(&[
        (
            "await of(1, 2).pipeTo(new WritableStream({write(it) { log.push(it) }, close() { log.push('close') }})); return log",
            "1,2,close",
        ),
        (
            "const s = of(1), w = new WritableStream; const p = s.pipeTo(w); log.push(s.locked, w.locked); await p; return [log, s.locked, w.locked]",
            "true,true,false,false",
        ),
        (
            "const s = of(1); s.getReader(); return [await name(s.pipeTo(new WritableStream)), fails(() => s.pipeThrough(new TransformStream))]",
            "TypeError,TypeError",
        ),
        (
            "const w = new WritableStream; w.getWriter(); return [await name(of(1).pipeTo(w)), fails(() => of(1).pipeThrough({readable: of(), writable: w}))]",
            "TypeError,TypeError",
        ),
        (
            "return [await name(of().pipeTo({})), fails(() => of().pipeThrough({readable: of()})), await name(of().pipeTo(new WritableStream, {signal: 1}))]",
            "TypeError,TypeError,TypeError",
        ),
        // Nothing is read while the destination is full.
        (
            "let n = 0; new ReadableStream({pull(c) { n++; c.enqueue(n) }}, {highWaterMark: 0}).pipeTo(new WritableStream({write: () => new Promise(() => {})}, {highWaterMark: 2})); await turn(); return n",
            "2",
        ),
    ]);
}

#[test]
fn ends() {
    check(&[
        (
            "const w = new WritableStream({close() { log.push('close') }}); await of(1).pipeTo(w, {preventClose: true}); return [log, w.locked]",
            ",false",
        ),
        (
            "const s = new ReadableStream({start(c) { c.error('bad') }}); const w = new WritableStream({abort(it) { log.push(it) }}); return [await name(s.pipeTo(w)), log]",
            "bad,bad",
        ),
        (
            "const s = new ReadableStream({start(c) { c.error('bad') }}); const w = new WritableStream({abort(it) { log.push(it) }}); return [await name(s.pipeTo(w, {preventAbort: true})), log, w.locked]",
            "bad,,false",
        ),
        (
            "const s = new ReadableStream({pull(c) { c.enqueue(1) }, cancel(it) { log.push(it) }}); return [await name(s.pipeTo(new WritableStream({write() { throw 'bad' }}))), log]",
            "bad,bad",
        ),
        (
            "const s = new ReadableStream({pull(c) { c.enqueue(1) }, cancel(it) { log.push(it) }}); return [await name(s.pipeTo(new WritableStream({write() { throw 'bad' }}), {preventCancel: true})), log, s.locked]",
            "bad,,false",
        ),
        (
            "const w = new WritableStream; await w.close(); const s = new ReadableStream({cancel(it) { log.push(it.name) }}); return [await name(s.pipeTo(w)), log]",
            "TypeError,TypeError",
        ),
        // Chunks that were read are written before the end.
        (
            "let c; const s = new ReadableStream({start(it) { c = it }}); const p = s.pipeTo(new WritableStream({async write(it) { await turn(); log.push(it) }, abort() { log.push('abort') }}, {highWaterMark: 9})); c.enqueue(1); c.enqueue(2); await turn(); c.error('bad'); await name(p); return log",
            "1,2,abort",
        ),
        // The error of a failed abort takes precedence over the first error.
        (
            "const s = new ReadableStream({start(c) { c.error('bad') }}); return name(s.pipeTo(new WritableStream({abort() { throw 'worse' }})))",
            "worse",
        ),
    ]);
}

#[test]
fn signals() {
    check(&[
        (
            "return name(of(1).pipeTo(new WritableStream, {signal: AbortSignal.abort('why')}))",
            "why",
        ),
        (
            "const a = new AbortController; const p = new ReadableStream({cancel(it) { log.push('cancel ' + it) }}).pipeTo(new WritableStream({abort(it) { log.push('abort ' + it) }}), {signal: a.signal}); await turn(); a.abort('why'); return [await name(p), log]",
            "why,abort why,cancel why",
        ),
        (
            "const a = new AbortController; const s = new ReadableStream({cancel() { log.push('cancel') }}), w = new WritableStream({abort() { log.push('abort') }}); const p = s.pipeTo(w, {signal: a.signal, preventAbort: true, preventCancel: true}); a.abort('why'); return [await name(p), log, s.locked, w.locked]",
            "why,,false,false",
        ),
        // A signal that comes too late does nothing.
        (
            "const a = new AbortController; const p = of(1).pipeTo(new WritableStream, {signal: a.signal}); await p; a.abort(); return name(p)",
            "ok undefined",
        ),
    ]);
}
