//! Streams of bytes.

use super::check;

#[test]
fn sources() {
    check(&[
        (
            "const s = new ReadableStream({type: 'bytes', start(c) { log.push(c.constructor.name, c.desiredSize, c.byobRequest); c.enqueue(new Uint8Array([1, 2])); c.close() }}); return [log, await all(s)]",
            "ReadableByteStreamController,0,,1,2",
        ),
        (
            "return [fails(() => new ReadableStream({type: 'bytes'}, {size() {}})), fails(() => new ReadableStream({type: 'bytes', autoAllocateChunkSize: 0})), fails(() => new ReadableStream({type: 'bytes', autoAllocateChunkSize: -1}))]",
            "RangeError,TypeError,TypeError",
        ),
        // Chunks are views with bytes; their buffers are transferred.
        (
            "let c; new ReadableStream({type: 'bytes', start(it) { c = it }}); const view = new Uint8Array(4); c.enqueue(view); return [view.byteLength, fails(() => c.enqueue(view)), fails(() => c.enqueue(1)), fails(() => c.enqueue(new Uint8Array)), c.desiredSize]",
            "0,TypeError,TypeError,TypeError,-4",
        ),
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); c.enqueue(new Uint16Array([258])); const {value} = await s.getReader().read(); return [value.constructor.name, value]",
            "Uint8Array,2,1",
        ),
        // The effect of `autoAllocateChunkSize`.
        (
            "const s = new ReadableStream({type: 'bytes', autoAllocateChunkSize: 4, pull(c) { const view = c.byobRequest.view; log.push(view.byteLength); view[0] = 7; c.byobRequest.respond(1) }}); const {value} = await s.getReader().read(); return [log, value, value.buffer.byteLength]",
            "4,7,4",
        ),
    ]);
}

#[test]
fn readers() {
    check(&[
        (
            "const s = new ReadableStream({type: 'bytes', start(c) { c.enqueue(new Uint8Array([1, 2, 3])); c.close() }}); const r = s.getReader({mode: 'byob'}); const one = await r.read(new Uint8Array(2)), two = await r.read(new Uint8Array(2)), end = await r.read(new Uint8Array(2)); return [one.value, two.value, end.done, end.value.byteLength]",
            "1,2,3,true,0",
        ),
        (
            "const s = new ReadableStream({type: 'bytes'}); const r = s.getReader({mode: 'byob'}); const view = new Uint8Array(2); r.read(view); return [view.byteLength, await name(r.read(new Uint8Array)), await name(r.read(view)), await name(r.read(1)), await name(r.read(new Uint8Array(2), {min: 0})), await name(r.read(new Uint8Array(2), {min: 3})), await name(r.read(new DataView(new ArrayBuffer(2)), {min: 3}))]",
            "0,TypeError,TypeError,TypeError,TypeError,RangeError,RangeError",
        ),
        // The view has the same kind and position.
        (
            "const s = new ReadableStream({type: 'bytes', pull(c) { c.enqueue(new Uint8Array([1, 0, 2, 0])) }}); const r = s.getReader({mode: 'byob'}); const {value} = await r.read(new Uint16Array(new ArrayBuffer(8), 2, 2)); return [value.constructor.name, value, value.byteOffset, value.buffer.byteLength]",
            "Uint16Array,1,2,2,8",
        ),
        (
            "const s = new ReadableStream({type: 'bytes', pull(c) { c.enqueue(new Uint8Array([5])) }}); const {value} = await s.getReader({mode: 'byob'}).read(new DataView(new ArrayBuffer(2))); return [value.constructor.name, value.byteLength, value.getUint8(0)]",
            "DataView,1,5",
        ),
        // A read with `min` waits for more.
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); const read = s.getReader({mode: 'byob'}).read(new Uint8Array(4), {min: 3}); c.enqueue(new Uint8Array([1, 2])); await turn(); c.enqueue(new Uint8Array([3])); return (await read).value",
            "1,2,3",
        ),
        // Half an element waits; at the end it is an error.
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); const read = s.getReader({mode: 'byob'}).read(new Uint16Array(2)); c.enqueue(new Uint8Array([1])); log.push(fails(() => c.close())); return [log, await name(read)]",
            "TypeError,TypeError",
        ),
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); c.enqueue(new Uint8Array([1])); c.close(); return name(s.getReader({mode: 'byob'}).read(new Uint16Array(2)))",
            "TypeError",
        ),
        // The lock is released while a read waits; later chunks go to the next reader.
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); const r = s.getReader({mode: 'byob'}); const read = r.read(new Uint8Array(4)); const request = c.byobRequest; r.releaseLock(); request.view[0] = 9; request.respond(1); return [await name(read), (await s.getReader().read()).value]",
            "TypeError,9",
        ),
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); const r = s.getReader({mode: 'byob'}); const read = r.read(new Uint8Array(4)); await r.cancel(); return JSON.stringify(await read)",
            r#"{"done":true}"#,
        ),
    ]);
}

#[test]
fn requests() {
    check(&[
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); const read = s.getReader({mode: 'byob'}).read(new Uint8Array(4)); const request = c.byobRequest; log.push(request === c.byobRequest, request.view.byteLength, fails(() => request.respond(0)), fails(() => request.respond(5))); request.view[0] = 1; request.respond(1); log.push(request.view, fails(() => request.respond(1)), c.byobRequest); return [log, (await read).value]",
            "true,4,TypeError,RangeError,,TypeError,,1",
        ),
        // A new view: the same position and length of the buffer.
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); const read = s.getReader({mode: 'byob'}).read(new Uint8Array(4)); const request = c.byobRequest; log.push(fails(() => request.respondWithNewView(new Uint8Array(new ArrayBuffer(4), 1))), fails(() => request.respondWithNewView(new Uint8Array(3))), fails(() => request.respondWithNewView(new Uint8Array(0))), fails(() => request.respondWithNewView(1))); request.respondWithNewView(new Uint8Array(new ArrayBuffer(4), 0, 2)); return [log, (await read).value]",
            "RangeError,RangeError,TypeError,TypeError,0,0",
        ),
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); s.getReader({mode: 'byob'}).read(new Uint8Array(4)); const request = c.byobRequest; request.view.buffer.transfer(); return [fails(() => request.respond(1)), fails(() => c.enqueue(new Uint8Array(1)))]",
            "TypeError,TypeError",
        ),
        // After `close()` it is answered with 0.
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); const read = s.getReader({mode: 'byob'}).read(new Uint8Array(4)); c.close(); log.push(fails(() => c.byobRequest.respond(1))); c.byobRequest.respond(0); const end = await read; return [log, end.done, end.value.byteLength]",
            "TypeError,true,0",
        ),
        // One answer may fill several reads.
        (
            "let c; const s = new ReadableStream({type: 'bytes', start(it) { c = it }}); const r = s.getReader({mode: 'byob'}); const reads = [r.read(new Uint8Array(2)), r.read(new Uint8Array(2))]; c.enqueue(new Uint8Array([1, 2, 3])); return (await Promise.all(reads)).map(it => it.value)",
            "1,2,3",
        ),
        ("return fails(() => new ReadableStreamBYOBRequest)", "TypeError"),
    ]);
}

#[test]
fn teeing() {
    check(&[
        (
            "const [a, b] = new ReadableStream({type: 'bytes', start(c) { c.enqueue(new Uint8Array([1, 2])); c.close() }}).tee(); const [one] = await all(a), [two] = await all(b); return [one, two, one.buffer === two.buffer]",
            "1,2,1,2,false",
        ),
        // A branch reads into its own buffer, the other one gets a copy.
        (
            "const [a, b] = new ReadableStream({type: 'bytes', pull(c) { c.byobRequest.view[0] = 7; c.byobRequest.respond(1) }}).tee(); const {value} = await a.getReader({mode: 'byob'}).read(new Uint8Array(3)); const other = await b.getReader({mode: 'byob'}).read(new Uint8Array(1)); return [value, value.buffer.byteLength, other.value]",
            "7,3,7",
        ),
        (
            "const [a, b] = new ReadableStream({type: 'bytes', cancel(it) { log.push(it.join()) }}).tee(); await Promise.all([a.cancel(1), b.cancel(2)]); return log",
            "1,2",
        ),
        (
            "const [a, b] = new ReadableStream({type: 'bytes', start(c) { c.error('bad') }}).tee(); return [await name(all(a)), await name(all(b))]",
            "bad,bad",
        ),
        (
            "let c; const [a, b] = new ReadableStream({type: 'bytes', start(it) { c = it }}).tee(); const read = a.getReader({mode: 'byob'}).read(new Uint8Array(2)); await turn(); c.close(); c.byobRequest?.respond(0); return [(await read).done, await all(b)]",
            "true,",
        ),
    ]);
}
