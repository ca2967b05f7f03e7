function describe(value, seen = new Map) {
  const inside = v => describe(v, seen);
  switch (typeof value) {
    case 'string': return JSON.stringify(value);
    case 'bigint': return value + 'n';
    case 'number': return Object.is(value, -0) ? '-0' : String(value);
    case 'object': if (value !== null) break;
    default: return String(value);
  }
  if (seen.has(value)) return '#' + seen.get(value);
  seen.set(value, seen.size);
  const proto = Object.getPrototypeOf(value);
  const name = proto?.constructor?.name ?? 'none';
  if (proto !== globalThis[name]?.prototype) return 'foreign ' + name;
  const properties = () => Reflect.ownKeys(value).filter(k => typeof k === 'string')
    .map(k => `${k}: ${inside(value[k])}`).join(', ');
  const more = () => { const all = properties(); return all && ` {${all}}` };
  switch (name) {
    case 'Array': {
      const parts = [];
      for (let i = 0; i < Math.min(value.length, 20); i++) parts.push(i in value ? inside(value[i]) : '<hole>');
      if (value.length > 20) parts.push('... ' + value.length);
      for (const k of Object.keys(value)) if (!/^\d+$/.test(k)) parts.push(`${k}: ${inside(value[k])}`);
      return `[${parts.join(', ')}]`;
    }
    case 'Object': return `{${properties()}}`;
    case 'Boolean': case 'Number': case 'BigInt': return `${name}(${inside(value.valueOf())})${more()}`;
    case 'String': return `String(${inside(value.valueOf())})`;
    case 'Date': return `Date(${inside(value.getTime())})${more()}`;
    case 'RegExp': return `RegExp(${value}, ${value.lastIndex})`;
    case 'Map': return `Map{${[...value].map(([k, v]) => `${inside(k)} -> ${inside(v)}`).join(', ')}}${more()}`;
    case 'Set': return `Set{${[...value].map(inside).join(', ')}}${more()}`;
    case 'ArrayBuffer':
      return `ArrayBuffer(${value.resizable ? value.byteLength + ' of ' + value.maxByteLength : value.byteLength})`;
    case 'DataView': return `DataView(${value.byteOffset}, ${value.byteLength}, ${inside(value.buffer)})`;
    case 'Blob': case 'File':
      return `${name}(${value.size}, ${inside(value.type)}${name === 'File' ? `, ${inside(value.name)}, ${value.lastModified}` : ''})`;
    case 'ImageData':
      return `ImageData(${value.width}, ${value.height}, ${value.colorSpace}, ${value.pixelFormat}, ${value.data[0]})`;
    case 'ImageBitmap': return `ImageBitmap(${value.width}, ${value.height})`;
    case 'DOMException': return `DOMException(${value.name}, ${inside(value.message)}, ${value.code})`;
    case 'DOMPoint': case 'DOMPointReadOnly': case 'DOMRect': case 'DOMRectReadOnly':
      return `${name}(${Object.values(value.toJSON()).slice(0, 4).map(inside)})`;
    case 'DOMQuad': return `DOMQuad(${[value.p1, value.p2, value.p3, value.p4].map(inside)})`;
    case 'DOMMatrix': case 'DOMMatrixReadOnly': return `${name}(${value.is2D}, ${[...value.toFloat64Array()]})`;
    case 'MessagePort': return 'MessagePort';
  }
  if (value instanceof Error) {
    const own = Object.getOwnPropertyNames(value).filter(k => k !== 'stack').sort();
    const flags = own.map(k => Object.getOwnPropertyDescriptor(value, k).enumerable ? k + '!' : k);
    return `${name}(${own.map((k, i) => `${flags[i]}: ${inside(value[k])}`).join(', ')})`;
  }
  // A view out of bounds has no iterator.
  if (ArrayBuffer.isView(value)) return `${name}[${Array.from({ length: value.length }, (_, i) => inside(value[i]))}]@${value.byteOffset}`;
  return 'other ' + name;
}
async function attempt(work) {
  try { return String(await work()) } catch (error) {
    if (error instanceof DOMException) return error.name;
    return error instanceof Error ? `${error.name}: ${error.message}` : 'threw ' + String(error);
  }
}
const clone = (value, transfer) => structuredClone(value, { transfer });
const frame = () => document.querySelector('iframe').contentWindow;
const files = (...names) => { const list = names.map(n => new File([n], n, { lastModified: 7 })); return list };
