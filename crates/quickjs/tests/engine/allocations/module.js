// module
import * as ns from 'b'; import d, { x as y, z } from 'b'; export { y, ns, d as default }; export * from 'c'; export * as other from 'c'; export const own = await Promise.resolve(1); export let late = 1; export function f() { return import.meta.url + late } export class C {} late = z(); Object.keys(ns); ns.x; f(); const dyn = import('c').catch(e => String(e)); try { await dyn } catch {}
