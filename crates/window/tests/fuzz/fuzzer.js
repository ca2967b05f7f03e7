// Uses all interfaces at random: members are found on the prototypes.
(function () {
    let state = SEED >>> 0;
    function random(below) {
        // xorshift32
        state ^= state << 13; state >>>= 0;
        state ^= state >>> 17;
        state ^= state << 5; state >>>= 0;
        return state % below;
    }
    const pick = list => list[random(list.length)];
    const { apply, construct, get, set, ownKeys, getPrototypeOf, getOwnPropertyDescriptor } = Reflect;
    const pool = [];
    const texts = ['', 'a', 'x-y', 'p', 'id', 'class', 'href', 'src', 'srcdoc', 'style', 'div', 'template', 'svg', 'table', '*',
        'load', 'click', 'DOMContentLoaded', 'open', 'text/html', 'application/xml', 'UTF-8', '\ud800', '\u0000', 'é\u{1F600}',
        '<p id=a>b<i>c</i>', '<script>fuzz(2)<\/script>', '<table><tr><td><select><option selected>',
        '<template shadowrootmode=open><slot></slot></template>', '<iframe srcdoc="<script>parent.fuzz(1)</' + 'script>"></iframe>',
        '<x-y is=x-z></x-y>', '<form id=f><input name=n value=v required><button>', 'http://www.w3.org/2000/svg', 'xmlns', 'xml:lang',
        'p > *:not(i), :has(> b)', 'about:blank', 'https://example.com/a?b#c', 'javascript:fuzz(1)', '#frag', 'data:text/html,<p>x',
        'beforeend', 'open', 'closed', '2026-01-02', 'width: 1px; --a: b', '0', '-1', '1e400', 'x'.repeat(300)];
    const numbers = [0, 1, -1, 2, 3, 0.5, -0, NaN, Infinity, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 1e308, 65535];
    let depth = 0;
    let left = 0;
    function callback() {
        const way = random(6);
        return function () {
            if (way === 0) throw new Error('thrown by a callback');
            if (way === 1) return value();
            fuzz(1 + random(3));
            return way === 2 ? this : value();
        };
    }
    function hostile() {
        const action = callback();
        switch (random(5)) {
            case 0: return { get [pick(texts)]() { return action(); }, toString() { return action(); }, valueOf() { return action(); } };
            case 1: return new Proxy(random(2) ? {} : function () {}, { get(target, key) { fuzz(1); return target[key]; }, has() { action(); return true; } });
            case 2: return { [Symbol.iterator]: action, length: pick(numbers), then: random(2) ? action : undefined, handleEvent: action };
            case 3: return { capture: value(), once: true, signal: pick(pool), childList: true, subtree: true, attributes: true,
                characterData: true, mode: 'open', bubbles: true, composed: true, detail: value(), is: pick(texts), node: pick(pool) };
            default: return { toString: action, acceptNode: action, type: pick(texts), value: value(), start: pick(numbers), end: pick(numbers) };
        }
    }
    function value() {
        switch (random(14)) {
            case 0: return undefined;
            case 1: return null;
            case 2: return random(2) === 0;
            case 3: return pick(numbers);
            case 4: return callback();
            case 5: return hostile();
            case 6: return [value(), pick(texts)].slice(random(3));
            case 7: return random(2) ? Symbol.iterator : 10n ** 30n;
            case 8: case 9: case 10: return pick(texts);
            default: return pick(pool);
        }
    }
    // Names whose use ends the run, or needs the caller.
    const left_out = new Set(['alert', 'confirm', 'prompt', 'print', 'fuzz', 'debugger']);
    const of_the_top = new Set(['location', 'close', 'stop', 'open', 'document', 'window', 'self', 'frames', 'top', 'parent', 'globalThis']);
    const names_of = new Map();
    function names(object) {
        const all = [];
        for (let at = object, n = 0; at && n < 12; at = getPrototypeOf(at), n++) {
            if (at === Object.prototype || at === Function.prototype) break;
            let own = names_of.get(at);
            if (!own) {
                own = ownKeys(at).slice(0, 400);
                if (n > 0) names_of.set(at, own);
            }
            all.push(...own);
        }
        return all;
    }
    function keep(result) {
        if (result !== null && (typeof result === 'object' || typeof result === 'function')) {
            if (pool.length < 120) pool.push(result); else pool[random(pool.length)] = result;
        }
        return result;
    }
    function one() {
        const object = pick(pool);
        if (!object) return;
        const all = names(object);
        if (!all.length) return;
        const name = pick(all);
        if (left_out.has(name)) return;
        if ((object === self || object === document || object === location) && (of_the_top.has(name) || object === location)) return;
        const way = random(10);
        if (way < 2) {
            set(object, name, value());
        } else if (way === 2 && random(4) === 0) {
            random(2) ? delete object[name] : keep(getOwnPropertyDescriptor(object, name));
        } else {
            const found = keep(get(object, name));
            if (typeof found !== 'function') return;
            const count = random(5);
            const list = Array.from({ length: count }, value);
            if (random(6) === 0) keep(construct(found, list, random(4) ? found : pick(pool)));
            else keep(apply(found, random(12) ? object : value(), list));
        }
    }
    self.fuzz = function fuzz(count) {
        if (depth > 6) return;
        depth++;
        try {
            for (let i = 0; i < count && left > 0; i++) {
                left--;
                try { one(); } catch (error) { keep(error); }
            }
        } finally {
            depth--;
        }
    };
    self.run = function (count) {
        left = count;
        if (!document.documentElement) try { document.append(document.createElement('html')); } catch { }
        if (!document.body) try { document.documentElement.append(document.createElement('body')); } catch { }
        for (const object of [self, document, document.body, document.documentElement, history, navigator, customElements, performance,
            document.head, crypto, console]) keep(object);
        for (const name of ['p', 'iframe', 'form', 'input', 'select', 'table', 'template', 'script', 'x-y', 'a', 'textarea', 'object', 'slot', 'details'])
            try { const element = keep(document.createElement(name)); if (random(2)) document.body.append(element); } catch { }
        const interfaces = Object.getOwnPropertyNames(self).filter(name => /^[A-Z]/.test(name));
        for (let i = 0; i < 12; i++) try { const made = self[pick(interfaces)]; keep(made); keep(construct(made, [value(), value()])); } catch { }
        for (const frame of Array.from(frames).slice(0, 3)) try { keep(frame); keep(frame.document); keep(frame.document.body); } catch { }
        fuzz(count);
        return left;
    };
})();
