// Every channel for values, and a short description of what arrives. A worker has this file too.
const deep = (wrap, times, value = {}) => { for (let i = 0; i < times; i++) value = wrap(value); return value };
const detach = object => structuredClone(0, { transfer: [object] });
const lists = new WeakSet;
const giveAll = (value, transfer) => { const both = { value, transfer }; lists.add(both); return both };
const give = (value, ...transfer) => giveAll(value, transfer);
// A handler that logs every call of a trap.
const traps = new Proxy({}, { get(_, name) { throw `trap ${name}` } });

function depth(value) {
  let levels = 0;
  for (; value !== null && typeof value === 'object' && levels < 1e6; levels++)
    value = value instanceof Map || value instanceof Set ? value.values().next().value
      : value instanceof Error ? value.cause : Array.isArray(value) ? value[0] : value.v;
  return levels;
}
function summary(value) {
  if (typeof value === 'string' && value.length > 99) return `string of ${value.length}`;
  if (ArrayBuffer.isView(value) && value.byteLength > 99) return `view of ${value.byteLength}`;
  const levels = depth(value);
  return levels > 99 ? `${levels} deep` : describe(value);
}
const nameOf = error => error instanceof DOMException ? error.name
  : error instanceof Error ? `${error.name}: ${error.message}` : 'threw ' + String(error);

// Summaries of everything that arrives before "good".
function arrivals() {
  const all = [];
  let done;
  return { came: new Promise(resolve => done = resolve), push: one => one === '"good"' ? done(all) : all.push(one) };
}
function arrivalsAt(target, summaryOf = e => summary(e.data)) {
  const { came, push } = arrivals(), stop = new AbortController, { signal } = stop;
  target.addEventListener('message', e => push(summaryOf(e)), { signal });
  target.addEventListener('messageerror', () => push('messageerror'), { signal });
  return came.finally(() => stop.abort());
}
const channel = () => { const { port1, port2 } = new MessageChannel; port2.start(); return [port1, port2] };
const WORKER = `const SOURCE = "";
  onmessage = async ({ data: [what, value] }) => {
    if (what === 'hear') return postMessage(summary(value));
    // The value is made here, and sent to the page.
    let outcome = 'sent';
    try {
      const { value: made, transfer } = await given(value);
      globalThis.send = value => postMessage(value);
      postMessage(made, transfer);
    } catch (error) { outcome = nameOf(error) }
    postMessage('good');
    postMessage(outcome);
  }`;
// Sends a value; returns what arrives.
const ways = {
  structuredClone: () => {
    const { came, push } = arrivals();
    return { send: (value, transfer) => push(summary(structuredClone(value, { transfer }))), came };
  },
  window: () => ({ send: (value, transfer) => postMessage(value, '*', transfer), came: arrivalsAt(window) }),
  options: () => ({ send: (value, transfer) => postMessage(value, { transfer }), came: arrivalsAt(window) }),
  port: () => {
    const [from, to] = channel();
    return { send: (value, transfer) => from.postMessage(value, transfer), came: arrivalsAt(to) };
  },
  broadcast: () => {
    const [from, to] = [new BroadcastChannel('b'), new BroadcastChannel('b')];
    return { send: value => from.postMessage(value), came: arrivalsAt(to).finally(() => to.close()) };
  },
  worker: () => {
    const worker = new Worker('hostile-worker.js');
    return { send: (value, transfer) => worker.postMessage(['hear', value], transfer), came: arrivalsAt(worker, e => e.data) };
  },
  pushState: () => {
    const { came, push } = arrivals();
    return { send: value => { history.pushState(value, ''); push(summary(history.state)) }, came };
  },
  replaceState: () => {
    const { came, push } = arrivals();
    return { send: value => { history.replaceState(value, ''); push(summary(history.state)) }, came };
  },
};
const AsyncFunction = (async () => {}).constructor;
async function given(expression) {
  const source = expression.startsWith('const ') ? expression : `return (${expression})`;
  // The `then` of a value that is not awaited is not read.
  const value = source.includes('await ') ? await new AsyncFunction(source)() : new Function(source)();
  return lists.has(value) ? value : { value, transfer: [] };
}
// The end of a case through one channel: what arrives, or the exception, after which nothing has arrived.
async function pass(way, expression) {
  if (way === 'fromWorker') return fromWorker(expression);
  const { send, came } = ways[way]();
  globalThis.send = value => send(value, []);
  let outcome;
  try {
    const { value, transfer } = await given(expression);
    send(value, transfer);
  } catch (error) { outcome = nameOf(error) }
  send('good', []);
  return both(outcome, await came);
}
function both(outcome, all) {
  if (outcome === undefined) return all.join(' then ');
  return all.length ? `${outcome}, but ${all} came` : outcome;
}
function fromWorker(expression) {
  const worker = new Worker('hostile-worker.js'), all = [];
  worker.postMessage(['make', expression]);
  return new Promise(done => {
    worker.onerror = e => done('error ' + e.message);
    worker.onmessage = ({ data }) => {
      if (all.at(-1) !== '"good"') return all.push(summary(data));
      all.pop();
      done(both(data === 'sent' ? undefined : data, all));
    };
  });
}
