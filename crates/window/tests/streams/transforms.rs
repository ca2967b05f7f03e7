//! Transform streams, and those for text.

use super::check;

#[test]
fn transformers() {
    check(&[
        ("return all(of(1, 2).pipeThrough(new TransformStream))", "1,2"),
        (
            "return all(of(1, 2).pipeThrough(new TransformStream({transform(it, c) { c.enqueue(it * 2); c.enqueue(0) }, flush(c) { c.enqueue('end') }})))",
            "2,0,4,0,end",
        ),
        (
            "const t = {start(c) { log.push(this === t, c.constructor.name) }}; new TransformStream(t); return log",
            "true,TransformStreamDefaultController",
        ),
        (
            "return [fails(() => new TransformStream({readableType: 1})), fails(() => new TransformStream({writableType: 1})), fails(() => new TransformStream({start() { throw new RangeError }}))]",
            "RangeError,RangeError,RangeError",
        ),
        (
            "const t = new TransformStream({transform() { throw 'bad' }}); const w = t.writable.getWriter(); const write = w.write(1); return [await name(all(t.readable)), await name(write), await name(w.closed)]",
            "bad,bad,bad",
        ),
        (
            "const t = new TransformStream({flush() { throw 'bad' }}); const closing = t.writable.close(); return [await name(closing), await name(all(t.readable))]",
            "bad,bad",
        ),
        (
            "let c; const t = new TransformStream({start(it) { c = it }}); c.error('bad'); return [await name(all(t.readable)), await name(t.writable.getWriter().closed), c.desiredSize, fails(() => c.enqueue(1))]",
            "bad,bad,,TypeError",
        ),
        (
            "let c; const t = new TransformStream({start(it) { c = it }}); c.terminate(); return [await all(t.readable), await name(t.writable.getWriter().closed), c.desiredSize]",
            ",TypeError,0",
        ),
    ]);
}

#[test]
fn backpressure_and_the_ends() {
    check(&[
        // Nothing is read, so the first write waits.
        (
            "const t = new TransformStream; const w = t.writable.getWriter(); let done = false; w.write(1).then(() => { done = true }); await turn(); log.push(done, w.desiredSize); const r = t.readable.getReader(); log.push((await r.read()).value); await turn(); return [log, done]",
            "false,0,1,true",
        ),
        (
            "const t = new TransformStream({}, {highWaterMark: 3}, {highWaterMark: 2}); const w = t.writable.getWriter(); log.push(w.desiredSize); w.write(1); w.write(2); await turn(); return [log, w.desiredSize]",
            "3,3",
        ),
        // `cancel` is called once, for the readable side and for an abort.
        (
            "const t = new TransformStream({cancel(it) { log.push(it) }}); await t.readable.cancel('why'); return [log, await name(t.writable.getWriter().closed)]",
            "why,why",
        ),
        (
            "const t = new TransformStream({cancel(it) { log.push(it) }}); await t.writable.abort('why'); return [log, await name(all(t.readable))]",
            "why,why",
        ),
        (
            "const t = new TransformStream({cancel(it) { log.push(it); return turn() }}); await Promise.allSettled([t.readable.cancel('one'), t.writable.abort('two')]); return log",
            "one",
        ),
        (
            "const t = new TransformStream({cancel() { throw 'bad' }}); return [await name(t.readable.cancel('why')), await name(t.writable.getWriter().closed)]",
            "bad,bad",
        ),
        (
            "const t = new TransformStream({cancel() { throw 'bad' }}); return [await name(t.writable.abort('why')), await name(all(t.readable))]",
            "bad,bad",
        ),
        (
            "const t = new TransformStream({flush() { log.push('flush') }, cancel() { log.push('cancel') }}); await Promise.all([t.writable.close(), all(t.readable)]); return log",
            "flush",
        ),
    ]);
}

#[test]
fn text() {
    check(&[
        (
            "return all(of(new Uint8Array([226, 130]), new Uint8Array([172, 97])).pipeThrough(new TextDecoderStream))",
            "€a",
        ),
        (
            "return (await all(of(new Uint8Array([226])).pipeThrough(new TextDecoderStream))).length",
            "1",
        ),
        (
            "return name(all(of(new Uint8Array([255])).pipeThrough(new TextDecoderStream('utf-8', {fatal: true}))))",
            "TypeError",
        ),
        ("return name(all(of('text').pipeThrough(new TextDecoderStream)))", "TypeError"),
        (
            "const d = new TextDecoderStream('latin1', {fatal: true, ignoreBOM: true}); return [d.encoding, d.fatal, d.ignoreBOM, d.readable.constructor.name, d.readable === d.readable]",
            "windows-1252,true,true,ReadableStream,true",
        ),
        ("return fails(() => new TextDecoderStream('none'))", "RangeError"),
        ("return all(of('é', 1).pipeThrough(new TextEncoderStream))", "195,169,49"),
        // Halves of a pair in two chunks.
        (
            "return all(of('\\ud83d', '\\ude00').pipeThrough(new TextEncoderStream))",
            "240,159,152,128",
        ),
        (
            "return all(of('\\ud83d', 'a', '\\ud83d').pipeThrough(new TextEncoderStream))",
            "239,191,189,97,239,191,189",
        ),
        ("return all(of('', '').pipeThrough(new TextEncoderStream))", ""),
        ("return new TextEncoderStream().encoding", "utf-8"),
    ]);
}
