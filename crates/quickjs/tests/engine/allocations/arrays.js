// Arrays and their functions.
const a = [1, 2, 3, , 5]; a.push(6, 7); a.unshift(0); a.splice(2, 1, 'x', 'y'); a[20] = 1; a.length = 12;
const b = Array.from({ length: 40 }, (_, i) => i * 7 % 11); b.sort(); b.sort((x, y) => y - x); b.toSorted(); b.toReversed(); b.with(1, 1);
b.concat(a, [[1]]).flat(2); b.flatMap(x => [x, x]); b.map(String).join('-'); b.slice(3, 9); b.filter(Boolean); b.toSpliced(1, 2, 3);
[...b.entries(), ...b.keys(), ...'text']; Array.of(1, 2); b.reduce((s, x) => s + x, ''); b.includes(3); b.indexOf(4); b.findLast(x => x == 1);
b.copyWithin(0, 3); b.fill(9, 2, 4); b.reverse(); Array.prototype.push.call({ length: 3 }, 1); [3, 1, 2].toString(); [1.5, , null].toLocaleString();
class Sub extends Array {} new Sub(1, 2, 3).map(x => x).concat([4]); Array.fromAsync([1, 2]); const [c, , d = 5, ...rest] = b; [].concat(...[[1], [2]]);
Math.max(...b); (function () { return [...arguments, arguments.length] })(1, 2, 3); (function (x) { 'use strict'; return arguments })(1);
(function (x, y) { arguments[0] = 5; delete arguments[1]; arguments.z = 1; return x })(1, 2);
const slow = []; slow[100000] = 1; slow.push(2); slow.length = 5; const frozen = Object.freeze([1]); try { frozen.push(2) } catch {}
