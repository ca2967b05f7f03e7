// Two threads of Node.js: the main one sends, a worker receives. Prints the seconds of the run after the
// warm-up messages.
const { Worker } = require('node:worker_threads');
const [work, kind, count, piece] = process.argv.slice(1).map((value, index) => (index > 1 ? +value : value));
const { sends } = new Function(`${work}; return { sends }`)();
const { port1, port2 } = new MessageChannel();
const source = `${work}; const { parentPort, workerData: { port, piece } } = require('node:worker_threads');
    parentPort.on('message', count => { receives(port, count, piece); parentPort.postMessage(0) })`;
const worker = new Worker(source, { eval: true, workerData: { port: port2, piece }, transferList: [port2] });
worker.on('error', error => {
    console.error(error);
    process.exit(1);
});

// Both ends start once the worker reports that it listens.
const run = (count, done) => {
    worker.once('message', () => sends(port1, kind, count, piece, done));
    worker.postMessage(count);
};
run(Math.max(piece, Math.floor(count / 10 / piece) * piece), () => {
    const begun = performance.now();
    run(count, () => {
        console.log((performance.now() - begun) / 1000);
        process.exit(0);
    });
});
