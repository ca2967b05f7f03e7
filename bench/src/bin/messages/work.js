// The work of both ends of a channel, the same in Node.js and in Treewright. Each value has its number, so that
// the receiver can check the order, and it reports its progress after every few messages.
const kinds = {
    numbers: { make: n => n },
    small: { make: n => ({ n, text: 'a short message', list: [n, n + 1] }) },
    records: {
        make: n => ({ n, rows: Array.from({ length: 20 }, (_, i) => ({ id: i, name: `row ${i}`, when: new Date(i), tags: ['a', 'b'] })) }),
    },
    buffers: { make: n => ({ n, bytes: new Uint8Array(65536) }), transfer: value => [value.bytes.buffer] },
};

function sends(port, kind, count, piece, done) {
    const { make, transfer = () => [] } = kinds[kind];
    let next = 0;
    const more = () => {
        const end = Math.min(next + piece, count);
        while (next < end) {
            const value = make(next++);
            port.postMessage(value, transfer(value));
        }
    };
    port.onmessage = ({ data }) => {
        if (data === count) done();
        else more();
    };
    more();
    // Two pieces are in transit, so that no end waits; with pieces of one message each is a round trip.
    if (piece > 1) more();
}

function receives(port, count, piece) {
    let next = 0;
    port.onmessage = ({ data }) => {
        if ((data.n ?? data) !== next++) throw new Error(`not in order at ${next}`);
        if (next % piece === 0 || next === count) port.postMessage(next);
        if (next === count) next = 0;
    };
}
