//! Media elements, whose resources are not decoded.

use crate::log::log_of;

const PRELUDE: &str = "<!doctype html><body><script>
    const log = (...values) => console.log(values.join(' '));
    const watch = (v, say = '') => {
        for (const name of 'loadstart suspend abort emptied error play pause waiting timeupdate volumechange ratechange'.split(' '))
            v.addEventListener(name, () => log(say + name));
    };
    const settles = promise => promise.then(() => log('resolved'), error => log(error.name));
    </script>";

fn check(cases: &[(&str, &[&str])]) {
    for (page, expected) in cases {
        assert_eq!(log_of(&format!("{PRELUDE}{page}")), *expected, "{page}");
    }
}

#[test]
fn resources_fail() {
    check(&[
        (
            "<video id=v src=a.mp4></video><script>watch(v); log(v.networkState, v.currentSrc.length, v.error);
            onload = () => log('load', v.networkState, v.currentSrc, v.error.code, v.error instanceof MediaError, v.error === v.error, v.readyState)</script>",
            &[
                "2 25 ",
                "loadstart",
                "error",
                "load 3 https://example.com/a.mp4 4 true true 0",
            ],
        ),
        (
            "<script>const a = new Audio('a.mp3'); watch(a); log(a.networkState, a.paused); settles(a.play()); log(a.paused);
            setTimeout(() => { settles(a.play()); a.src = 'b.mp3'; log(a.error, a.networkState) }, 50)</script>",
            &[
                "3 true", "false", "play", "waiting", "loadstart", "error", "NotSupportedError",
                " 3", "NotSupportedError", "emptied", "loadstart", "error",
            ],
        ),
        (
            "<script>const v = document.createElement('video'); watch(v); settles(v.play()); v.pause(); log(v.networkState);
            setTimeout(() => { log(v.networkState, v.paused); v.load(); }, 50); setTimeout(() => log(v.networkState), 100)</script>",
            &["3", "play", "waiting", "timeupdate", "pause", "AbortError", "0 true", "0"],
        ),
        (
            "<video id=v preload=none src=a.mp4></video><script>watch(v); onload = () => { log('load', v.networkState); setTimeout(() => settles(v.play()), 10) }</script>",
            &[
                "loadstart", "suspend", "load 1", "play", "waiting", "error", "NotSupportedError",
            ],
        ),
        (
            "<script>const v = document.createElement('video'); watch(v); v.src = 'a'; settles(v.play()); v.src = 'b'</script>",
            &["AbortError", "emptied", "loadstart", "error"],
        ),
        ("<template><video src=a.mp4></video></template><script>onload = () => log('load')</script>", &["load"]),
    ]);
}

#[test]
fn sources_fail_one_after_another() {
    check(&[
        (
            "<video id=v><source src=a.mp4 type=video/mp4 onerror='log(`a`)'><source onerror='log(`b`)'><span></span><source src=c.mp4 onerror='log(`c`)'></video>
            <script>watch(v); onload = () => { log('load', v.networkState, v.error, v.currentSrc.slice(-5));
            const s = document.createElement('source'); s.src = 'd.mp4'; s.onerror = () => log('d'); v.append(s); }</script>",
            &["loadstart", "a", "b", "c", "load 3  c.mp4", "d"],
        ),
        (
            "<video id=v></video><script>watch(v); log(v.networkState); const s = document.createElement('source'); s.onerror = () => log('s'); v.append(s); log(v.networkState)</script>",
            &["0", "3", "loadstart", "s"],
        ),
    ]);
}

#[test]
fn members() {
    check(&[(
        "<video id=v></video><video id=m muted></video><script>
        const name = f => { try { return f() } catch (e) { return e.name } };
        log(v.canPlayType('video/mp4') === '', v.seeking, v.duration, v.ended, v.currentTime, v.volume, v.muted, m.muted, v.preservesPitch);
        log(v.buffered.length, v.played.length, v.seekable.length, name(() => v.buffered.start(0)), name(() => v.played.end(0)), v.videoWidth, v.videoHeight);
        log(name(() => v.volume = 2), name(() => v.volume = NaN), v.volume = .5, v.muted = true, v.playbackRate = 2, v.defaultPlaybackRate = 3, v.currentTime = 4);
        log(v.volume, v.muted, v.playbackRate, v.defaultPlaybackRate, v.currentTime);
        const c = document.createElement('video'); c.setAttribute('muted', ''); log(c.muted, c.defaultMuted);
        log(MediaError.MEDIA_ERR_DECODE, HTMLMediaElement.HAVE_METADATA, v.NETWORK_NO_SOURCE);
        v.onvolumechange = () => log('volume'); v.onratechange = () => log('rate');
        v.load(); log(v.playbackRate);
        </script>",
        &[
            "true false NaN false 0 1 false true true",
            "0 0 0 IndexSizeError IndexSizeError 0 0",
            "IndexSizeError TypeError 0.5 true 2 3 4",
            "0.5 true 2 3 4",
            "false true",
            "3 1 3",
            "3",
        ],
    )]);
}
