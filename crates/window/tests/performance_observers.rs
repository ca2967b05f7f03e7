//! Observers of the performance timeline.

use crate::log::log_of;

const PRELUDE: &str = "<!doctype html><body><script>
    const log = (...values) => console.log(values.map(String).join(' '));
    const names = list => list.getEntries().map(e => e.entryType[1] + ':' + e.name).join(' ');
    const po = (options, say = '') => { const o = new PerformanceObserver(list => log(say + names(list))); o.observe(options); return o };
    const name = f => { try { f(); return 'ok' } catch (e) { return e.name } };
    </script><script>";

fn check(cases: &[(&str, &[&str])]) {
    for (script, expected) in cases {
        assert_eq!(log_of(&format!("{PRELUDE}{script}</script>")), *expected, "{script}");
    }
}

#[test]
fn observers_of_the_timeline() {
    check(&[
        ("po({ entryTypes: ['mark', 'measure', 'none'] }); performance.mark('b', { startTime: 5 }); performance.mark('a', { startTime: 1 }); performance.measure('c'); log('sync')", &["sync", "e:c a:a a:b"]),
        ("po({ type: 'mark' }); performance.measure('a'); performance.mark('b'); setTimeout(() => performance.mark('c'), 50)", &["a:b", "a:c"]),
        ("performance.mark('a'); po({ type: 'mark' }, '1 '); po({ type: 'mark', buffered: true }, '2 ')", &["2 a:a"]),
        ("const o = po({ type: 'mark' }); performance.mark('a'); log(o.takeRecords().length, o.takeRecords().length); performance.mark('b'); o.disconnect(); log(o.takeRecords().length); performance.mark('c')", &["1 0", "0"]),
        ("const o = po({ type: 'mark' }); o.observe({ type: 'measure' }); performance.mark('a'); performance.measure('b')", &["e:b a:a"]),
        ("const o = po({ entryTypes: ['mark'] }); o.observe({ entryTypes: ['measure'] }); performance.mark('a'); performance.measure('b')", &["e:b"]),
        ("const types = PerformanceObserver.supportedEntryTypes; log(types, types === PerformanceObserver.supportedEntryTypes, Object.isFrozen(types))", &["mark,measure true true"]),
        ("const f = () => new PerformanceObserver(() => {}), o = f(); o.observe({ type: 'mark' }); const p = f(); p.observe({ entryTypes: ['mark'] });
          log(...[() => f().observe(), () => f().observe({}), () => f().observe({ type: 'mark', entryTypes: [] }), () => f().observe({ entryTypes: [], buffered: true }), () => f().observe({ type: 'none' }), () => o.observe({ entryTypes: ['mark'] }), () => p.observe({ type: 'mark' }), () => PerformanceObserver(() => {}), () => new PerformanceObserver, () => new PerformanceObserverEntryList].map(name))",
         &["TypeError TypeError TypeError TypeError ok InvalidModificationError InvalidModificationError TypeError TypeError TypeError"]),
        ("const o = new PerformanceObserver(function (list, p, options) { log(this === o, p === o, options.droppedEntriesCount, list.getEntriesByName('a').length, list.getEntriesByName('a', 'measure').length, list.getEntriesByType('mark').length) }); o.observe({ type: 'mark' }); performance.mark('a'); setTimeout(() => performance.mark('b'), 50)",
         &["true true 0 1 0 1", "true true undefined 0 0 1"]),
    ]);
}
