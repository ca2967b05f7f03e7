// Sanitizes texts with DOMPurify in a window of jsdom, and reports the CPU time. `Session` describes the protocol; the only
// way is "dompurify".

'use strict';

const { readSync, writeSync } = require('node:fs');
const { JSDOM } = require('jsdom');
const createDOMPurify = require('dompurify');

const purify = createDOMPurify(new JSDOM('').window);

function bytes(length) {
  const all = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const read = readSync(0, all, at, length - at);
    if (read === 0) process.exit(0);
    at += read;
  }
  return all;
}

const number = () => Number(bytes(8).readBigUInt64LE());

function line() {
  let text = '';
  for (;;) {
    const letter = bytes(1).toString('latin1');
    if (letter === '\n') return text;
    text += letter;
  }
}

function write(text) {
  const all = Buffer.from(text);
  for (let at = 0; at < all.length; ) at += writeSync(1, all, at);
}

const count = number();
const pages = Array.from({ length: count }, () => bytes(number()).toString());
const { version } = require('jsdom/package.json');
write(`DOMPurify ${purify.version} with jsdom ${version}\n`);
for (;;) {
  const [command, , first, end] = line().split(' ');
  if (command === 'time') {
    const before = process.cpuUsage();
    for (const page of pages.slice(Number(first), Number(end))) purify.sanitize(page);
    const { user, system } = process.cpuUsage(before);
    write(`${(user + system) * 1000}\n`);
  } else {
    const html = Buffer.from(purify.sanitize(pages[Number(first)]));
    write(`${html.length}\n`);
    write(html);
  }
}
