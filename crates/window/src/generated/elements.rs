// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

use super::Interface;

/// The element interface of a local name in the HTML namespace, unless the name may be that of a
/// custom element.
/// <https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom>
pub(crate) fn html_element_interface(name: &str) -> Option<Interface> {
    Some(match name {
        "a" => Interface::HTMLAnchorElement,
        "area" => Interface::HTMLAreaElement,
        "audio" => Interface::HTMLAudioElement,
        "br" => Interface::HTMLBRElement,
        "base" => Interface::HTMLBaseElement,
        "body" => Interface::HTMLBodyElement,
        "button" => Interface::HTMLButtonElement,
        "canvas" => Interface::HTMLCanvasElement,
        "dl" => Interface::HTMLDListElement,
        "data" => Interface::HTMLDataElement,
        "datalist" => Interface::HTMLDataListElement,
        "details" => Interface::HTMLDetailsElement,
        "dialog" => Interface::HTMLDialogElement,
        "dir" => Interface::HTMLDirectoryElement,
        "div" => Interface::HTMLDivElement,
        "abbr" | "acronym" | "address" | "article" | "aside" | "b" | "basefont" | "bdi" | "bdo"
        | "big" | "center" | "cite" | "code" | "dd" | "dfn" | "dt" | "em" | "figcaption"
        | "figure" | "footer" | "header" | "hgroup" | "i" | "kbd" | "main" | "mark" | "nav"
        | "nobr" | "noembed" | "noframes" | "noscript" | "plaintext" | "rb" | "rp" | "rt"
        | "rtc" | "ruby" | "s" | "samp" | "search" | "section" | "small" | "strike" | "strong"
        | "sub" | "summary" | "sup" | "tt" | "u" | "var" | "wbr" => Interface::HTMLElement,
        "embed" => Interface::HTMLEmbedElement,
        "fieldset" => Interface::HTMLFieldSetElement,
        "font" => Interface::HTMLFontElement,
        "form" => Interface::HTMLFormElement,
        "frame" => Interface::HTMLFrameElement,
        "frameset" => Interface::HTMLFrameSetElement,
        "hr" => Interface::HTMLHRElement,
        "head" => Interface::HTMLHeadElement,
        "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => Interface::HTMLHeadingElement,
        "html" => Interface::HTMLHtmlElement,
        "iframe" => Interface::HTMLIFrameElement,
        "img" => Interface::HTMLImageElement,
        "input" => Interface::HTMLInputElement,
        "li" => Interface::HTMLLIElement,
        "label" => Interface::HTMLLabelElement,
        "legend" => Interface::HTMLLegendElement,
        "link" => Interface::HTMLLinkElement,
        "map" => Interface::HTMLMapElement,
        "marquee" => Interface::HTMLMarqueeElement,
        "menu" => Interface::HTMLMenuElement,
        "meta" => Interface::HTMLMetaElement,
        "meter" => Interface::HTMLMeterElement,
        "del" | "ins" => Interface::HTMLModElement,
        "ol" => Interface::HTMLOListElement,
        "object" => Interface::HTMLObjectElement,
        "optgroup" => Interface::HTMLOptGroupElement,
        "option" => Interface::HTMLOptionElement,
        "output" => Interface::HTMLOutputElement,
        "p" => Interface::HTMLParagraphElement,
        "param" => Interface::HTMLParamElement,
        "picture" => Interface::HTMLPictureElement,
        "listing" | "pre" | "xmp" => Interface::HTMLPreElement,
        "progress" => Interface::HTMLProgressElement,
        "blockquote" | "q" => Interface::HTMLQuoteElement,
        "script" => Interface::HTMLScriptElement,
        "select" => Interface::HTMLSelectElement,
        "selectedcontent" => Interface::HTMLSelectedContentElement,
        "slot" => Interface::HTMLSlotElement,
        "source" => Interface::HTMLSourceElement,
        "span" => Interface::HTMLSpanElement,
        "style" => Interface::HTMLStyleElement,
        "caption" => Interface::HTMLTableCaptionElement,
        "td" | "th" => Interface::HTMLTableCellElement,
        "col" | "colgroup" => Interface::HTMLTableColElement,
        "table" => Interface::HTMLTableElement,
        "tr" => Interface::HTMLTableRowElement,
        "tbody" | "tfoot" | "thead" => Interface::HTMLTableSectionElement,
        "template" => Interface::HTMLTemplateElement,
        "textarea" => Interface::HTMLTextAreaElement,
        "time" => Interface::HTMLTimeElement,
        "title" => Interface::HTMLTitleElement,
        "track" => Interface::HTMLTrackElement,
        "ul" => Interface::HTMLUListElement,
        "applet" | "bgsound" | "blink" | "isindex" | "keygen" | "multicol" | "nextid"
        | "spacer" => Interface::HTMLUnknownElement,
        "video" => Interface::HTMLVideoElement,
        _ => return None,
    })
}
