//! Images, preloads, and speculative reading.

use treewright_window::loader::Response;

use super::{check, check_images, html, slow};

const GIF: &[u8] = b"GIF89a\x02\0\x03\0\0\0\0";

fn files() -> Vec<(&'static str, Response)> {
    vec![
        ("a.gif", Response::of_type("image/gif", GIF)),
        ("b.gif", Response::of_type("image/gif", GIF)),
        ("late.gif", slow(Response::of_type("image/gif", GIF), 2)),
        ("no", html("no image")),
    ]
}

#[test]
fn images_load() {
    check_images(
        "<img id=i src=a.gif onload='console.log(`loaded`, this.naturalWidth)'><img src=no onerror='console.log(`broken`)'>
        <script>
        const log = console.log;
        log(i.complete, i.naturalWidth, i.currentSrc);
        onload = () => {
            log('load', i.complete, i.width, i.height, i.currentSrc);
            i.onload = () => log('again', i.currentSrc.slice(-5), i.naturalHeight);
            i.src = 'a.gif';
            log(i.complete);
            const other = new Image(7);
            other.onload = () => {
                log('other', other.width, other.naturalWidth);
                other.onload = null;
                other.srcset = 'b.gif 2x';
                other.decode().then(() => log('decoded', other.currentSrc.slice(-5)), error => log(error.name));
            };
            other.src = 'b.gif';
            other.onerror = () => log('no error');
        };
        </script>",
        &files(),
        &[
            "false 0 https://example.com/a.gif",
            "loaded 2",
            "broken",
            "load true 2 3 https://example.com/a.gif",
            "true",
            "again a.gif 3",
            "other 7 2",
            "decoded b.gif",
        ],
    );
    // Without a source nothing is requested, and nothing fails.
    check_images(
        "<script>
        const i = new Image;
        i.onerror = () => console.log('error', i.currentSrc);
        console.log(i.complete, i.currentSrc);
        i.decode().catch(error => console.log(error.name));
        i.src = '';
        console.log(i.complete);
        </script>",
        &[],
        &["true ", "true", "EncodingError", "error "],
    );
    // An agent without images.
    check(
        "<img id=i src=a.gif onload='console.log(1)' onerror='console.log(2)'><script>console.log(i.complete, i.naturalWidth)</script>",
        &files(),
        &["true 0"],
    );
}

#[test]
fn images_delay_the_load_event_unless_they_are_lazy() {
    let page = |attributes: &str| {
        format!(
            "<img src=late.gif {attributes}><script>onload = () => console.log(performance.now() | 0)</script>"
        )
    };
    check_images(&page(""), &files(), &["2000"]);
    check_images(&page("loading=lazy"), &files(), &["0"]);
    check_images(
        "<svg><image href=late.gif onload='console.log(`svg`)'/></svg><script>onload = () => console.log('load')</script>",
        &files(),
        &["svg", "load"],
    );
}

#[test]
fn pictures_choose() {
    check_images(
        "<picture id=p><source media=print srcset=no><source type=image/x-no srcset=no><source srcset=b.gif><img id=i src=a.gif></picture>
        <script>onload = () => {
            console.log(i.currentSrc.slice(-5));
            i.onload = () => console.log(i.currentSrc.slice(-5));
            document.querySelectorAll('source')[2].remove();
        }</script>",
        &files(),
        &["b.gif", "a.gif"],
    );
}

#[test]
fn links_preload() {
    check(
        "<link rel=preload as=script href=a.js onload='console.log(`preloaded`)'>
        <link rel=preload as=script type=text/css href=b.js onload='console.log(`not`)'>
        <link rel=preload as=nothing href=c.js onerror='console.log(`not`)'>
        <link rel=preload as=style href=https://nowhere.example/ onerror='console.log(`error`)'>
        <script>onload = () => console.log('load')</script>",
        &[("a.js", slow(Response::of_type("text/javascript", ""), 1))],
        &["load", "error", "preloaded"],
    );
}
