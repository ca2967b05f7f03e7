// Windows of jsdom or happy-dom, controlled by lines of JSON; see `worker.rs`, which does the same for Treewright.
//
//     node --expose-gc worker.cjs FOLDER jsdom|happy-dom [once]
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { createRequire } = require('node:module');
const { setTimeout: wait } = require('node:timers/promises');

const [folder, library, once] = process.argv.slice(2);
const load = createRequire(path.join(folder, 'node_modules', 'none.js'));
const URL_OF_PAGES = 'https://www.example.com/';
const LONGEST_LOAD = 2000;

// The scripts of pages may throw anything.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});

function jsdom() {
  const { JSDOM, VirtualConsole } = load('jsdom');
  return (page) => {
    const options = { runScripts: 'dangerously', url: URL_OF_PAGES, virtualConsole: new VirtualConsole() };
    const { window } = new JSDOM(page, options);
    return { window, evaluate: (source) => window.eval(source), close: () => window.close() };
  };
}

function happyDom() {
  const { Window } = load('happy-dom');
  const settings = {
    enableJavaScriptEvaluation: true,
    suppressInsecureJavaScriptEnvironmentWarning: true,
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  };
  return (page) => {
    const window = new Window({ url: URL_OF_PAGES, settings });
    window.document.write(page);
    // One that ends a parse; `write` does not.
    window.document.close();
    return { window, evaluate: (source) => window.eval(source), close: () => window.happyDOM.abort() };
  };
}

const open = library === 'jsdom' ? jsdom() : happyDom();

// The CPU time of this thread: helper threads of the engine, which compile and collect garbage, do not count.
function cpu() {
  process.cpuUsage();
  try {
    return Number(fs.readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]);
  } catch {
    return performance.now() * 1e6;
  }
}

function resident() {
  global.gc();
  global.gc();
  const status = fs.readFileSync('/proc/self/status', 'latin1');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) * 1024;
}

async function loaded(window) {
  if (window.document.readyState === 'complete') {
    return;
  }
  const stop = new AbortController();
  const event = new Promise((resolve) => window.addEventListener('load', resolve));
  await Promise.race([event, wait(LONGEST_LOAD, null, { signal: stop.signal }).catch(() => {})]);
  stop.abort();
}

const tasks = {
  async open({ page, rounds, result }) {
    let nanoseconds = 0;
    let last = null;
    for (let round = 0; round < rounds; round++) {
      const before = cpu();
      const it = open(page);
      await loaded(it.window);
      nanoseconds += cpu() - before;
      last = result ? it.evaluate(result) : null;
      it.close();
    }
    return { nanoseconds, result: last };
  },
  async work({ page, script }) {
    const it = open(page);
    await loaded(it.window);
    const before = cpu();
    const result = it.evaluate(script);
    const nanoseconds = cpu() - before;
    it.close();
    return { nanoseconds, result };
  },
  async memory({ page, windows }) {
    const keep = [];
    const one = async () => {
      const it = open(page);
      await loaded(it.window);
      return it;
    };
    // The memory that comes with the first windows is not that of a window.
    keep.push(await one(), await one());
    const before = resident();
    for (let count = 0; count < windows; count++) {
      keep.push(await one());
    }
    const bytes = (resident() - before) / windows;
    return { bytes, result: keep.length };
  },
};

async function serve() {
  const lines = require('node:readline').createInterface({ input: process.stdin });
  for await (const line of lines) {
    const request = JSON.parse(line);
    let answer;
    try {
      answer = await tasks[request.task](request);
    } catch (error) {
      answer = { error: String(error) };
    }
    process.stdout.write(JSON.stringify(answer) + '\n');
  }
  process.exit(0);
}

if (once) {
  open('');
  process.exit(0);
} else {
  const { version } = load(path.join(library, 'package.json'));
  process.stdout.write(JSON.stringify({ version }) + '\n');
  serve();
}
