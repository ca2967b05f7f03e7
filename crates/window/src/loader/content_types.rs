/// The content type that servers give to files with this extension (without the dot, in upper or
/// lower case).
///
/// The `charset` parameter is missing: the document declares the encoding, or the parser detects
/// it.
///
/// ```
/// use treewright_window::loader::content_type_of;
///
/// assert_eq!(content_type_of("HTML"), Some("text/html"));
/// assert_eq!(content_type_of("mjs"), Some("text/javascript"));
/// assert_eq!(content_type_of("xyz"), None);
/// ```
pub fn content_type_of(extension: &str) -> Option<&'static str> {
    let extension = extension.to_ascii_lowercase();
    Some(match extension.as_str() {
        "html" | "htm" => "text/html",
        "xhtml" | "xht" | "xhtm" => "application/xhtml+xml",
        "xml" => "application/xml",
        "svg" => "image/svg+xml",
        "mml" | "mathml" => "application/mathml+xml",
        "js" | "mjs" => "text/javascript",
        "css" => "text/css",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "md" => "text/plain",
        "csv" => "text/csv",
        "vtt" => "text/vtt",
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "bmp" => "image/bmp",
        "ico" => "image/vnd.microsoft.icon",
        "woff" => "font/woff",
        "woff2" => "font/woff2",
        "ttf" => "font/ttf",
        "otf" => "font/otf",
        "mp3" => "audio/mpeg",
        "oga" | "ogg" | "opus" => "audio/ogg",
        "wav" => "audio/wav",
        "m4a" => "audio/mp4",
        "mp4" | "m4v" => "video/mp4",
        "ogv" => "video/ogg",
        "webm" => "video/webm",
        "wasm" => "application/wasm",
        "pdf" => "application/pdf",
        "zip" => "application/zip",
        _ => return None,
    })
}
