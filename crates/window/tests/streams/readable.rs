//! Readable streams: sources, readers, cancelling, teeing, iteration.

use super::check;

#[test]
fn sources() {
    check(&[
        ("return all(of(1, 2, 3))", "1,2,3"),
        // `start` gets the controller, and `this` is the source.
        (
            "const source = {start(c) { log.push(this === source, c.constructor.name) }}; new ReadableStream(source); return log",
            "true,ReadableStreamDefaultController",
        ),
        // An error of `start` is thrown by the constructor; a rejection errors the stream.
        (
            "return fails(() => new ReadableStream({start() { throw new RangeError }}))",
            "RangeError",
        ),
        (
            "return name(new ReadableStream({start: () => Promise.reject('no')}).getReader().closed)",
            "no",
        ),
        // `pull` is called while there is room, and again after each chunk.
        (
            "let n = 0; const s = new ReadableStream({pull(c) { c.enqueue(++n) }}, {highWaterMark: 3}); await turn(); return n",
            "3",
        ),
        ("let n = 0; new ReadableStream({pull() { n++ }}); await turn(); return n", "1"),
        (
            "let n = 0; new ReadableStream({pull() { n++ }}, {highWaterMark: 0}); await turn(); return n",
            "0",
        ),
        (
            "return name(new ReadableStream({pull() { throw new RangeError }}).getReader().read())",
            "RangeError",
        ),
        // The order of reading the members.
        (
            "const o = new Proxy({}, {get(t, k) { log.push(k) }}); new ReadableStream(o); return log",
            "autoAllocateChunkSize,cancel,pull,start,type",
        ),
        (
            "return [fails(() => new ReadableStream({type: 'x'})), fails(() => new ReadableStream({pull: 1})), fails(() => new ReadableStream(null))]",
            "TypeError,TypeError,TypeError",
        ),
        (
            "return [NaN, -1].map(highWaterMark => fails(() => new ReadableStream({}, {highWaterMark})))",
            "RangeError,RangeError",
        ),
        ("return fails(() => ReadableStream())", "TypeError"),
        ("return fails(() => new ReadableStreamDefaultController)", "TypeError"),
    ]);
}

#[test]
fn controllers() {
    check(&[
        (
            "let c; new ReadableStream({start: it => { c = it }}, {highWaterMark: 2}); log.push(c.desiredSize); c.enqueue(1); log.push(c.desiredSize); c.close(); log.push(c.desiredSize); return log",
            "2,1,1",
        ),
        (
            "let c; const s = new ReadableStream({start: it => { c = it }}); c.error(1); log.push(c.desiredSize); return [log, fails(() => c.enqueue()), fails(() => c.close()), fails(() => c.error())]",
            ",TypeError,TypeError,fine",
        ),
        (
            "let c; new ReadableStream({start: it => { c = it }}); c.close(); return [c.desiredSize, fails(() => c.close()), fails(() => c.enqueue(1))]",
            "0,TypeError,TypeError",
        ),
        // Waiting chunks are lost on an error.
        (
            "let c; const s = new ReadableStream({start: it => { c = it }}); c.enqueue(1); c.error('lost'); return name(s.getReader().read())",
            "lost",
        ),
        // Sizes are computed for waiting chunks, and their errors affect both sides.
        (
            "let c; new ReadableStream({start: it => { c = it }}, {highWaterMark: 9, size: it => it.length}); c.enqueue('abc'); return c.desiredSize",
            "6",
        ),
        (
            "let c; const s = new ReadableStream({start: it => { c = it }}, {size() { throw new RangeError }}); return [fails(() => c.enqueue(1)), await name(s.getReader().read())]",
            "RangeError,RangeError",
        ),
        (
            "return Promise.all([NaN, -1, Infinity, 'x'].map(async size => { let c; new ReadableStream({start: it => { c = it }}, {size: () => size}); return fails(() => c.enqueue(1)) }))",
            "RangeError,RangeError,RangeError,RangeError",
        ),
        // The size function is called without a receiver.
        (
            "let c; new ReadableStream({start: it => { c = it }}, {size() { 'use strict'; log.push(this, arguments.length); return 1 }}); c.enqueue(1); return log",
            ",1",
        ),
    ]);
}

#[test]
fn readers() {
    check(&[
        (
            "const s = of(1); const r = s.getReader(); return [s.locked, JSON.stringify(await r.read()), JSON.stringify(await r.read()), fails(() => s.getReader())]",
            r#"true,{"value":1,"done":false},{"done":true},TypeError"#,
        ),
        (
            "const s = of(1); const r = s.getReader(); r.releaseLock(); return [s.locked, await name(r.read()), await name(r.closed), await name(r.cancel()), fails(() => r.releaseLock())]",
            "false,TypeError,TypeError,TypeError,fine",
        ),
        // Waiting requests fail when the lock is released.
        (
            "const r = new ReadableStream().getReader(); const read = r.read(); r.releaseLock(); return name(read)",
            "TypeError",
        ),
        // The closed promise: the same one until the lock is released, and then another one only if it was settled.
        (
            "const r = new ReadableStream().getReader(); const before = r.closed; r.releaseLock(); return r.closed === before",
            "true",
        ),
        (
            "const r = of().getReader(); const before = r.closed; await before; r.releaseLock(); return r.closed === before",
            "false",
        ),
        (
            "return [fails(() => of().getReader({mode: 'byob'})), fails(() => of().getReader({mode: 'x'})), fails(() => new ReadableStreamDefaultReader({}))]",
            "TypeError,TypeError,TypeError",
        ),
        (
            "return Object.prototype.toString.call(new ReadableStreamDefaultReader(of()))",
            "[object ReadableStreamDefaultReader]",
        ),
        // Chunks with `then` are delivered unchanged.
        (
            "const chunk = {then() { log.push('called') }}; const read = await of(chunk).getReader().read(); return [read.value === chunk, log.length]",
            "true,0",
        ),
    ]);
}

#[test]
fn cancelling() {
    check(&[
        (
            "const source = {cancel(reason) { log.push(this === source, reason) }}; const s = new ReadableStream(source); log.push(await s.cancel('why')); return log",
            "true,why,",
        ),
        (
            "const s = new ReadableStream({cancel: () => Promise.reject('no')}); return [await name(s.cancel()), await name(s.getReader().closed)]",
            "no,ok undefined",
        ),
        ("return name(new ReadableStream({cancel() { throw 'no' }}).cancel())", "no"),
        ("const s = of(1); s.getReader(); return name(s.cancel())", "TypeError"),
        ("const s = of(); return name(s.cancel('twice'))", "ok undefined"),
        (
            "const s = new ReadableStream({start(c) { c.error('bad') }}); return name(s.cancel())",
            "bad",
        ),
        (
            "const r = new ReadableStream({cancel(it) { log.push(it) }}).getReader(); const read = r.read(); await r.cancel('x'); return [log, JSON.stringify(await read)]",
            r#"x,{"done":true}"#,
        ),
    ]);
}

#[test]
fn teeing() {
    check(&[
        ("const [a, b] = of(1, 2).tee(); return [await all(a), await all(b)].join('|')", "1,2|1,2"),
        // The chunks are the same objects.
        ("const [a, b] = of({}).tee(); return (await all(a))[0] === (await all(b))[0]", "true"),
        ("const s = of(1); s.tee(); return [s.locked, fails(() => s.tee())]", "true,TypeError"),
        // The stream is cancelled once both are, with both reasons.
        (
            "const s = new ReadableStream({cancel(it) { log.push(it.join()) }}); const [a, b] = s.tee(); const first = a.cancel(1); await turn(); log.push('one'); b.cancel(2); await first; return log",
            "one,1,2",
        ),
        (
            "const [a, b] = new ReadableStream({start(c) { c.enqueue(1) }, pull(c) { c.error('bad') }}, {highWaterMark: 0}).tee(); return [await name(all(a)), await name(all(b))]",
            "bad,bad",
        ),
        // Both pull, but the source is called once.
        (
            "let n = 0; const [a, b] = new ReadableStream({pull(c) { n++; c.enqueue(n) }}, {highWaterMark: 0}).tee(); await Promise.all([a.getReader().read(), b.getReader().read()]); return n < 4",
            "true",
        ),
    ]);
}

#[test]
fn iteration() {
    check(&[
        (
            "const s = of(1); const i = s.values(); return [s.locked, Object.prototype.toString.call(i), ReadableStream.prototype[Symbol.asyncIterator] === ReadableStream.prototype.values]",
            "true,[object ReadableStream AsyncIterator],true",
        ),
        (
            "const p = Object.getPrototypeOf(of().values()); return [p.next.length, p.return.length, Object.getPrototypeOf(p) === Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}.prototype))]",
            "0,1,true",
        ),
        // Leaving cancels, unless it is prevented.
        (
            "const s = new ReadableStream({pull(c) { c.enqueue(1) }, cancel() { log.push('cancelled') }}); for await (const _ of s) break; return [log, s.locked]",
            "cancelled,false",
        ),
        (
            "const s = new ReadableStream({pull(c) { c.enqueue(1) }, cancel() { log.push('cancelled') }}); for await (const _ of s.values({preventCancel: true})) break; return [log, s.locked]",
            ",false",
        ),
        // Calls in turn.
        (
            "const i = of(1, 2).values(); const all = await Promise.all([i.next(), i.next(), i.next(), i.return('r'), i.next()]); return JSON.stringify(all)",
            r#"[{"value":1,"done":false},{"value":2,"done":false},{"done":true},{"value":"r","done":true},{"done":true}]"#,
        ),
        (
            "const i = new ReadableStream({start(c) { c.error('bad') }}).values(); return [await name(i.next()), JSON.stringify(await i.next())]",
            r#"bad,{"done":true}"#,
        ),
        (
            "const i = of().values(); return [await name(i.next.call({})), await name(i.return.call(of()))]",
            "TypeError,TypeError",
        ),
    ]);
}

#[test]
fn from_iterables() {
    check(&[
        ("return all(ReadableStream.from([1, 2]))", "1,2"),
        ("return all(ReadableStream.from([Promise.resolve(1), 2]))", "1,2"),
        ("return all(ReadableStream.from((async function* () { yield 1; yield 2 })()))", "1,2"),
        ("return all(ReadableStream.from(of(1, 2)))", "1,2"),
        (
            "return [1, 'text', null, {}, {[Symbol.iterator]: 1}].map(it => fails(() => ReadableStream.from(it)))",
            "TypeError,TypeError,TypeError,TypeError,TypeError",
        ),
        (
            "return name(all(ReadableStream.from({[Symbol.iterator]: () => ({next() { throw 'bad' }})})))",
            "bad",
        ),
        (
            "return name(all(ReadableStream.from({[Symbol.asyncIterator]: () => ({next: () => 1})})))",
            "TypeError",
        ),
        // Cancelling calls `return`, with the reason for asynchronous iterators.
        (
            "const s = ReadableStream.from({[Symbol.asyncIterator]: () => ({next: () => ({}), return(it) { log.push(it); return {} }})}); await s.cancel('why'); return log",
            "why",
        ),
        (
            "return name(ReadableStream.from({[Symbol.asyncIterator]: () => ({next: () => ({}), return: () => 1})}).cancel())",
            "TypeError",
        ),
        ("return name(ReadableStream.from([1]).cancel())", "ok undefined"),
        (
            "let n = 0; ReadableStream.from({[Symbol.iterator]: () => ({next() { n++ }})}); await turn(); return n",
            "0",
        ),
        // A value that rejects closes the iterator.
        (
            "return [await name(all(ReadableStream.from({[Symbol.iterator]: () => ({next: () => ({value: Promise.reject('bad')}), return() { log.push('closed') }})}))), log]",
            "bad,closed",
        ),
    ]);
}

#[test]
fn strategies() {
    check(&[
        (
            "const s = new CountQueuingStrategy({highWaterMark: 4}); return [s.highWaterMark, s.size(), s.size.name, s.size.length, s.size === new CountQueuingStrategy({highWaterMark: 1}).size]",
            "4,1,size,0,true",
        ),
        (
            "const s = new ByteLengthQueuingStrategy({highWaterMark: 4}); return [s.highWaterMark, s.size({byteLength: 7}), s.size.length, fails(() => s.size())]",
            "4,7,1,TypeError",
        ),
        (
            "return [fails(() => new CountQueuingStrategy()), fails(() => new CountQueuingStrategy({})), new CountQueuingStrategy({highWaterMark: 'x'}).highWaterMark]",
            "TypeError,TypeError,NaN",
        ),
    ]);
}
