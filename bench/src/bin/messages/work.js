// The work of both ends of a channel, in Node.js and in Treewright alike. Each value has its number, so that the
// receiver can check the order, and it says after every few messages how far it has come.
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
    // Two pieces are on their way, so that no end waits; with pieces of one each is a round trip.
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
