//! Windows: bars, place and size, agent clusters, and the settings of promise jobs.

use super::{check, check_with, html};

#[test]
fn bars_tell_popups() {
    check(
        "<script>
        const bars = ['locationbar', 'menubar', 'personalbar', 'scrollbars', 'statusbar', 'toolbar'];
        const of = w => bars.map(bar => w[bar].visible).join();
        console.log(of(window), window.menubar === menubar, menubar !== toolbar, menubar instanceof BarProp);
        const w = open('', '', 'width=300,left=10,top=20');
        console.log(of(w), w.innerWidth, w.innerHeight, w.screenX, w.screenTop, w.outerWidth);
        w.moveTo(100, 5); w.moveBy(1, 2); w.resizeTo(400, 50); w.resizeBy(-20, 1);
        console.log(w.screenX, w.screenY, w.innerWidth, w.innerHeight);
        moveTo(7, 7); resizeTo(200, 200);
        console.log(screenX, innerWidth, innerHeight, screen.width, screen.availHeight, devicePixelRatio, pageXOffset);
        const f = document.createElement('iframe');
        f.width = 200; document.head.append(f);
        console.log(f.contentWindow.innerWidth, f.contentWindow.innerHeight, of(f.contentWindow));
        console.log(scrollTo(0, 9), scrollY);
        status = 3; toolbar = 4;
        console.log(status === '3', toolbar, external.AddSearchProvider());
        Object.defineProperty(window, 'opener', {configurable: false});
        try { window.opener = 1 } catch (error) { console.log(error.name) }
        </script>",
        &[],
        &[
            "true,true,true,true,true,true true true true",
            "false,false,false,false,false,false 300 720 10 20 300",
            "101 7 380 101",
            "0 1280 720 1920 1080 1 0",
            "200 150 true,true,true,true,true,true",
            "undefined 9",
            "true 4 undefined",
            "TypeError",
        ],
    );
}

#[test]
fn origins_can_ask_for_an_agent_cluster() {
    let header = ("Origin-Agent-Cluster", "?1");
    let files = [("child.html", html("<p>"))];
    check_with(
        header,
        "<iframe src=child.html></iframe><iframe sandbox=allow-scripts srcdoc='<script>parent.postMessage(originAgentCluster, `*`)</script>'></iframe>
        <script>
        document.domain = 'example.com';
        onmessage = e => console.log('opaque', e.data);
        onload = () => console.log(originAgentCluster, frames[0].originAgentCluster, frames[0].document.domain);
        try { document.domain = 'example.org' } catch (error) { console.log(error.name) }
        </script>",
        &files,
        &["SecurityError", "opaque true", "true true example.com"],
    );
    check_with(
        ("Origin-Agent-Cluster", "?0"),
        "<iframe src=child.html></iframe><script>
        document.domain = 'example.com';
        onload = () => {
            try { frames[0].document } catch (error) { console.log(originAgentCluster, error.name) }
        };
        </script>",
        &files,
        &["false SecurityError"],
    );
}

#[test]
fn promise_jobs_have_the_settings_of_their_function() {
    // `open` resolves by the entry settings object.
    let files = [
        ("child/c.html", html("<script>function relative(w) { return w.open('x.html') }</script>")),
        ("child/x.html", html("<script>opener.console.log('child')</script>")),
        ("x.html", html("<script>opener.console.log('page')</script>")),
    ];
    check(
        "<iframe src=child/c.html></iframe><script>
        onload = () => {
            const relative = frames[0].Function('w', 'w.open(\"x.html\")');
            Promise.resolve(window).then(relative);
            setTimeout(() => relative(window), 100);
        };
        </script>",
        &files,
        &["child", "page"],
    );
}

#[test]
fn functions_that_wait_keep_their_settings() {
    // The functions that continue them belong to the engine, and a timer calls them.
    let files = [("x.html", html("<script>opener.console.log(name)</script>"))];
    check(
        "<script>
        const sleep = time => new Promise(resolve => setTimeout(resolve, time));
        (async () => {
            await sleep(10); open('x.html', 'one');
            await null; open('x.html', 'two');
            await Promise.all([sleep(100)]); open('x.html', 'three');
        })();
        sleep(200).then(() => open('x.html', 'four'));
        (async function* () { await sleep(300); open('x.html', 'five') })().next();
        </script>",
        &files,
        &["one", "two", "three", "four", "five"],
    );
}

#[test]
fn documents_are_hidden_when_they_are_unloaded() {
    check(
        "<iframe src=a.html></iframe><script>
        const frame = document.querySelector('iframe');
        onload = () => {
            onload = null;
            const { contentWindow, contentDocument: old } = frame;
            const say = e => console.log(e.type, old.visibilityState, old.hidden);
            for (const type of ['pagehide', 'visibilitychange', 'unload']) contentWindow.addEventListener(type, say);
            frame.onload = () => console.log(frame.contentDocument.visibilityState, old.visibilityState);
            frame.src = 'b.html';
        };
        </script>",
        &[("a.html", html("a")), ("b.html", html("b"))],
        &[
            "pagehide visible false",
            "visibilitychange hidden true",
            "unload hidden true",
            "visible hidden",
        ],
    );
}
