// The calls of the package `html-validator`, against `treewright serve` in place of the Nu Html Checker's service.
//
//     npm install html-validator@6.0.1
//     node html_validator.mjs http://127.0.0.1:PORT/

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

// The package is in the folder that the program runs in.
const validator = createRequire(process.cwd() + '/')('html-validator');
const [, , service] = process.argv;

const BAD = '<!doctype html><html lang="en"><title>a</title><p id="a" id="b"><center>c</center>';
const GOOD = '<!doctype html><html lang="en"><title>a</title><p>b</p></html>';

// A text, with the answer as an object.
const answer = await validator({ validator: service, data: BAD, format: 'json' });
const errors = answer.messages.filter((message) => message.type === 'error');
assert.ok(errors.length >= 2, JSON.stringify(answer));
assert.ok(errors.every((error) => error.message && error.lastLine === 1 && error.lastColumn > 0));
const good = await validator({ validator: service, data: GOOD, format: 'json' });
assert.deepEqual(good.messages.filter((message) => message.type === 'error'), []);

// The form for people, and lines of it that are to be left out.
const text = await validator({ validator: service, data: BAD, format: 'text' });
assert.match(text, /^Error: .*center/m);
const ignore = text.split('\n').filter((line) => line.startsWith('Error'));
const ignored = await validator({ validator: service, data: BAD, format: 'text', ignore });
assert.match(ignored, /^The document validates/);

// A part of a page, which the package puts into a page of its own.
const part = await validator({ validator: service, data: '<p>a</p>', format: 'json', isFragment: true });
assert.deepEqual(part.messages.filter((message) => message.type === 'error'), []);

console.log('the calls of html-validator have their answers');
