/// The text of a JavaScript string. Only text with lone surrogates is kept as UTF-16.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum JsString {
    Utf8(String),
    /// Has at least one lone surrogate.
    Utf16(Vec<u16>),
}
impl JsString {
    /// Makes a string of code units, as UTF-8 if they have no lone surrogate.
    pub fn from_utf16(units: &[u16]) -> JsString {
        todo!()
    }
    /// The text with U+FFFD for lone surrogates (the conversion to a scalar value string).
    pub fn into_scalar(self) -> String {
        todo!()
    }
    pub fn to_scalar(&self) -> std::borrow::Cow<'_, str> {
        todo!()
    }
    /// The code units.
    pub fn to_utf16(&self) -> Vec<u16> {
        todo!()
    }
    pub fn as_str(&self) -> Option<&str> {
        todo!()
    }
    pub fn is_empty(&self) -> bool {
        todo!()
    }
}
impl From<String> for JsString {
    fn from(text: String) -> JsString {
        JsString::Utf8(text)
    }
}
impl From<&str> for JsString {
    fn from(text: &str) -> JsString {
        JsString::Utf8(text.to_owned())
    }
}
impl Default for JsString {
    /// The empty string.
    fn default() -> JsString {
        JsString::Utf8(String::new())
    }
}
