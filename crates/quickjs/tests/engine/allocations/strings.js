// Strings, ropes and atoms.
let s = ''; for (let i = 0; i < 50; i++) s += 'part ' + i + '\u{1F600}'; s = s + s; s.length; s.charCodeAt(3); s.slice(5, 40); s.at(-1);
s.split(' '); s.split(''); s.replace('part', x => x + '!'); s.replaceAll('part', 'whole $& $1'); s.toUpperCase(); s.toLowerCase(); s.trim(); s.padStart(900, 'ab'); s.repeat(3);
s.normalize('NFD'); 'e\u0301\u0323'.normalize('NFC'); 'ÀÉ'.localeCompare('aé'); s.isWellFormed(); '\ud800a'.toWellFormed(); [...s].length; s.codePointAt(4);
`a${1}b${{}}c`; ((t, ...v) => t.raw.join())`x${1}\n${2}`; String.raw`a${1}\u`; escape('ü%'); unescape('%u0107%20'); encodeURIComponent('ü €'); decodeURIComponent('%C3%BC'); encodeURI('ä b'); decodeURI('%20');
let rope = 'x'.repeat(5000); for (let i = 0; i < 80; i++) rope = i % 2 ? rope + 'yz'.repeat(300) : 'w\u0100'.repeat(200) + rope; rope.indexOf('zz'); rope[3000]; ({})[rope.slice(0, 20)] = 1;
s.localeCompare(rope); s < rope; s == rope + ''; s.concat(1, 2, 3); s.lastIndexOf('part'); s.startsWith('part'); s.includes('9'); s.substring(4, 1); 'abc'.anchor('x"');
const o = {}; for (let i = 0; i < 60; i++) o['key' + i + 'ü'] = i; o[1e21] = o[-1] = o[4294967295] = 1; (123.456).toFixed(2); (1e21).toString(36); (0.1).toString(2); (25).toString(36); (1.5).toPrecision(30); (12345).toExponential(3);
parseFloat('1.5e3x'); Number('0x1f'); `${12n ** 40n}`; (2n ** 200n).toString(7); BigInt('123456789012345678901234567890') * -3n / 7n % 1000007n; BigInt.asUintN(64, -1n) | 5n ^ 3n; ~(1n << 100n) >> 3n; -(2n ** 70n) + 1n; BigInt(1e30); Number(2n ** 64n); 5n == '5'; 3n < 3.5;
new Date(0).toISOString(); new Date(2020, 1, 1).toString(); Date.parse('2020-01-01T00:00:00Z'); new Date(1e12).toLocaleString(); new Date('Thu, 01 Jan 1970 00:00:00 GMT').toUTCString();
