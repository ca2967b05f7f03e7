//! Writable streams.

use super::check;

#[test]
fn sinks() {
    check(&[
        (
            "const sink = {write(chunk, c) { log.push(this === sink, chunk, c.constructor.name) }, close() { log.push('close', arguments.length) }}; const w = new WritableStream(sink).getWriter(); w.write(1); await w.close(); return log",
            "true,1,WritableStreamDefaultController,close,0",
        ),
        (
            "return [fails(() => new WritableStream({start() { throw new RangeError }})), fails(() => new WritableStream({type: 'x'})), fails(() => new WritableStream({write: 1}))]",
            "RangeError,RangeError,TypeError",
        ),
        (
            "const w = new WritableStream({start: () => Promise.reject('no')}).getWriter(); return [await name(w.ready), await name(w.write(1)), await name(w.closed)]",
            "ok undefined,no,no",
        ),
        // One write at a time, in order.
        (
            "const w = new WritableStream({async write(it) { log.push('begin ' + it); await turn(); log.push('end ' + it) }}).getWriter(); w.write(1); await w.write(2); return log",
            "begin 1,end 1,begin 2,end 2",
        ),
        (
            "const w = new WritableStream({write: () => Promise.reject('no')}).getWriter(); const later = w.write(2); return [await name(later), await name(w.closed), await name(w.write(3))]",
            "no,no,no",
        ),
        (
            "const w = new WritableStream({close: () => Promise.reject('no')}).getWriter(); return [await name(w.close()), await name(w.closed)]",
            "no,no",
        ),
    ]);
}

#[test]
fn backpressure() {
    check(&[
        (
            "const w = new WritableStream({}, {highWaterMark: 2}).getWriter(); log.push(w.desiredSize); w.write(1); log.push(w.desiredSize); const before = w.ready; w.write(2); log.push(w.desiredSize, w.ready === before); await w.ready; return [log, w.desiredSize]",
            "2,1,0,false,1",
        ),
        (
            "const w = new WritableStream({}, {highWaterMark: 9, size: it => it.length}).getWriter(); w.write('abc'); return w.desiredSize",
            "6",
        ),
        (
            "const w = new WritableStream({}, {size() { throw 'no' }}).getWriter(); return [await name(w.write(1)), await name(w.closed)]",
            "no,no",
        ),
        (
            "const w = new WritableStream({}, {size: () => -1}).getWriter(); return name(w.write(1))",
            "RangeError",
        ),
        // The size algorithm releases the lock.
        (
            "let w; w = new WritableStream({}, {size() { w.releaseLock(); return 1 }}).getWriter(); return name(w.write(1))",
            "TypeError",
        ),
        ("return fails(() => new WritableStream({}, {highWaterMark: -1}))", "RangeError"),
    ]);
}

#[test]
fn locks() {
    check(&[
        (
            "const s = new WritableStream; const w = s.getWriter(); return [s.locked, fails(() => s.getWriter()), await name(s.abort()), await name(s.close())]",
            "true,TypeError,TypeError,TypeError",
        ),
        (
            "const s = new WritableStream; const w = s.getWriter(); w.releaseLock(); return [s.locked, fails(() => w.desiredSize), await name(w.ready), await name(w.closed), await name(w.write()), await name(w.close()), await name(w.abort()), fails(() => w.releaseLock())]",
            "false,TypeError,TypeError,TypeError,TypeError,TypeError,TypeError,fine",
        ),
        (
            "const s = new WritableStream; await s.close(); const w = s.getWriter(); return [await name(w.ready), await name(w.closed), w.desiredSize, await name(w.write(1)), await name(w.close())]",
            "ok undefined,ok undefined,0,TypeError,TypeError",
        ),
        (
            "const s = new WritableStream; const closing = s.close(); return [await name(s.close()), await name(closing)]",
            "TypeError,ok undefined",
        ),
    ]);
}

#[test]
fn aborting() {
    check(&[
        (
            "const s = new WritableStream({abort(it) { log.push(it) }}); await s.abort('why'); return [log, await name(s.getWriter().closed)]",
            "why,why",
        ),
        (
            "const s = new WritableStream({abort: () => Promise.reject('no')}); return [await name(s.abort('why')), await name(s.getWriter().closed)]",
            "no,why",
        ),
        // The signal notifies the sink while it writes.
        (
            "let signal; const w = new WritableStream({start(c) { signal = c.signal }, write() { return new Promise(resolve => signal.onabort = () => { log.push(signal.reason); resolve() }) }, abort() { log.push('abort') }}).getWriter(); w.write(1); await turn(); await w.abort('why'); return log",
            "why,abort",
        ),
        // Waiting writes are rejected, and the second abort gets the promise of the first one.
        (
            "const w = new WritableStream({write: turn}).getWriter(); const one = w.write(1), two = w.write(2); const a = w.abort('why'), b = w.abort('other'); return [await name(one), await name(two), a === b, w.desiredSize]",
            "why,why,true,",
        ),
        (
            "const w = new WritableStream({write: turn}).getWriter(); const one = w.write(1), two = w.write(2); await Promise.resolve(); const a = w.abort('why'); return [await name(one), await name(two), await name(a)]",
            "ok undefined,why,ok undefined",
        ),
        // A running close ends normally.
        (
            "const w = new WritableStream({close: turn}).getWriter(); await w.ready; await Promise.resolve(); const closing = w.close(); const a = w.abort('why'); return [await name(closing), await name(a), await name(w.closed)]",
            "ok undefined,ok undefined,ok undefined",
        ),
        ("const s = new WritableStream; await s.close(); return name(s.abort())", "ok undefined"),
        // `error()`: a later abort sees it.
        (
            "let c; const w = new WritableStream({start(it) { c = it }}).getWriter(); c.error('bad'); c.error('worse'); return [await name(w.closed), await name(w.abort()), await name(w.ready)]",
            "bad,ok undefined,bad",
        ),
        (
            "let c; const w = new WritableStream({start(it) { c = it; return turn() }}).getWriter(); c.error('bad'); const a = w.abort('why'); return [await name(a), await name(w.closed)]",
            "bad,bad",
        ),
    ]);
}
