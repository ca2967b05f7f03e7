// Objects, shapes and their properties.
const o = { a: 1, b: 'two', get c() { return 3 }, set c(v) {}, ['d' + 1]: 4, e() {}, 5: 6, __proto__: { z: 1 } };
for (let i = 0; i < 12; i++) o['k' + i] = i;
delete o.k3; delete o.a; delete o.k5; delete o.k6; delete o.k7; delete o.k8; delete o.k9;
Object.defineProperty(o, 'f', { get: () => 1, configurable: true });
Object.defineProperty(o, 'f', { value: 2, enumerable: true });
Object.defineProperty(o, 'k1', { get() { return 1 } });
Object.freeze({ ...o }); Object.seal([1, 2]); Object.assign({}, o, 'xy');
Object.entries(o); Object.fromEntries([['a', 1], ['b', 2]]); Object.getOwnPropertyDescriptors(o);
Object.groupBy([1, 2, 3], x => x % 2 ? 'odd' : 'even');
const { b, ...rest } = o; const big = {}; for (let i = 0; i < 70; i++) big['p' + i] = { i };
Object.setPrototypeOf(rest, big); for (const key in rest) big[key] = 1;
JSON.stringify(Reflect.ownKeys(big)); Object.create(o, { x: { value: 1 } });
const s = Symbol('s'); o[s] = Symbol.for('t'); Symbol.keyFor(o[s]); String(s); structured(o);
function structured(v) { return [typeof v, Object.prototype.toString.call(v), `${[v.b]}`] }
with_like(Object.create(null)); function with_like(x) { x.y ??= 1; x.y ||= 2; x.y &&= 3; x.z?.a }
