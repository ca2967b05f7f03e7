// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::Interface;

/// The element interface of a local name in the HTML namespace, unless the name may be that of a
/// custom element.
/// <https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom>
pub(crate) fn html_element_interface(name: &str) -> Option<Interface> {
    Some(match name {
        "a" | "abbr" | "acronym" | "address" | "area" | "article" | "aside" | "audio" | "b" | "base" | "basefont" | "bdi" | "bdo" | "big" | "blockquote" | "body" | "br" | "button" | "canvas" | "caption" | "center" | "cite" | "code" | "col" | "colgroup" | "data" | "datalist" | "dd" | "del" | "details" | "dfn" | "dialog" | "dir" | "div" | "dl" | "dt" | "em" | "embed" | "fieldset" | "figcaption" | "figure" | "font" | "footer" | "form" | "frame" | "frameset" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "head" | "header" | "hgroup" | "hr" | "html" | "i" | "iframe" | "img" | "input" | "ins" | "kbd" | "label" | "legend" | "li" | "link" | "listing" | "main" | "map" | "mark" | "marquee" | "menu" | "meta" | "meter" | "nav" | "nobr" | "noembed" | "noframes" | "noscript" | "object" | "ol" | "optgroup" | "option" | "output" | "p" | "param" | "picture" | "plaintext" | "pre" | "progress" | "q" | "rb" | "rp" | "rt" | "rtc" | "ruby" | "s" | "samp" | "search" | "section" | "select" | "selectedcontent" | "small" | "source" | "span" | "strike" | "strong" | "style" | "sub" | "summary" | "sup" | "table" | "tbody" | "td" | "template" | "textarea" | "tfoot" | "th" | "thead" | "time" | "title" | "tr" | "track" | "tt" | "u" | "ul" | "var" | "video" | "wbr" | "xmp" => Interface::HTMLElement,
        "script" => Interface::HTMLScriptElement,
        "slot" => Interface::HTMLSlotElement,
        "applet" | "bgsound" | "blink" | "isindex" | "keygen" | "multicol" | "nextid" | "spacer" => Interface::HTMLUnknownElement,
        _ => return None,
    })
}
