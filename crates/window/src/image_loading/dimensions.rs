//! The width and height of images, from their bytes.

use crate::fetching::{FetchResponse, extract_a_mime_type};

/// The width and height of an image in pixels; `None` if it is not an image or has an unknown
/// format.
pub(super) fn dimensions(response: &FetchResponse, bytes: &[u8]) -> Option<(u32, u32)> {
    let mime = extract_a_mime_type(&response.headers);
    if mime.is_some_and(|mime| mime.essence() == "image/svg+xml") {
        return of_svg(bytes);
    }
    // By their first bytes: <https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern>.
    let size = imagesize::blob_size(bytes).ok()?;
    Some((u32::try_from(size.width).ok()?, u32::try_from(size.height).ok()?))
}

/// The size of an `svg` element: its attributes, or the default object size.
/// <https://drafts.csswg.org/css-images/#default-object-size>
fn of_svg(bytes: &[u8]) -> Option<(u32, u32)> {
    let text = String::from_utf8_lossy(bytes);
    let begin = text.find("<svg")?;
    let tag = text.get(begin..)?;
    let tag = tag.split('>').next().unwrap_or(tag);
    let attribute = |name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}="))?;
        let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let value = rest.get(1..)?.split(quote).next()?;
        let number = value.strip_suffix("px").unwrap_or(value);
        number.parse::<u32>().ok()
    };
    Some((attribute("width").unwrap_or(300), attribute("height").unwrap_or(150)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loader::Response;

    #[test]
    fn images_have_dimensions() {
        fn check(kind: &str, bytes: &[u8], expected: Option<(u32, u32)>) {
            let response = FetchResponse::of(Response::of_type(kind, ""));
            assert_eq!(dimensions(&response, bytes), expected, "{kind} {bytes:?}");
        }
        let gif = b"GIF89a\x02\0\x03\0\0\0\0";
        check("image/gif", gif, Some((2, 3)));
        check("text/plain", gif, Some((2, 3)));
        check("image/gif", b"", None);
        check("image/gif", b"<html>", None);
        check("image/svg+xml", b"<svg width='7px' height=\"9\" >", Some((7, 9)));
        check("image/svg+xml", b"<svg xmlns='u'/>", Some((300, 150)));
        check("image/svg+xml", b"<p>", None);
    }
}
