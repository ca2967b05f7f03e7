//! Many documents, on all cores.

use treewright_parallel::Many;
use treewright_syntax::OutOfBandMetadata;

use crate::{Document, Input, Options, Parsed};

/// Parses many documents on all cores, with the defaults of [`Options`]. The documents come in the
/// order of the texts.
///
/// ```
/// let pages = vec!["<title>one</title>", "<title>two</title>"];
/// let texts: Vec<String> =
///     treewright::parse_many(pages).map(|page| page.text_content(page.root())).collect();
/// assert_eq!(texts, ["one", "two"]);
/// ```
///
/// [`Options::parse_many_bytes`] parses bytes. [`Many`] documents order, memory and panics.
pub fn parse_many<I>(texts: I) -> Many<'static, I::Item, Document>
where
    I: IntoIterator<Item: AsRef<str> + Send + 'static, IntoIter: Send + 'static>,
{
    Many::new(texts, |text: I::Item| Options::new().parse(text.as_ref()).document)
        .sizes(|text| text.as_ref().len() as u64)
}

impl Options {
    /// Parses many whole documents on all cores. Each result equals that of
    /// [`parse`](Self::parse), and they come in the order of the texts.
    ///
    /// ```
    /// use treewright::Options;
    ///
    /// let pages = ["<!doctype html><title></title>", "<p id=a id=b>"];
    /// let parsed = Options::new().collect_errors(true).parse_many(pages).threads(2);
    /// let errors: Vec<usize> = parsed.map(|parsed| parsed.errors.len()).collect();
    /// assert_eq!(errors, [0, 2]);
    /// ```
    ///
    /// Texts that are borrowed need the threads of a [scope](std::thread::scope):
    ///
    /// ```
    /// use treewright::{Many, Options};
    ///
    /// let pages = vec![String::from("<p>one"), String::from("<p>two")];
    /// let options = Options::new();
    /// let elements: usize = std::thread::scope(|scope| {
    ///     let parsed = Many::scoped(scope, &pages, |page: &String| options.parse(page));
    ///     parsed.map(|parsed| parsed.document.descendants(parsed.document.root()).count()).sum()
    /// });
    /// assert_eq!(elements, 10);
    /// ```
    pub fn parse_many<I>(&self, texts: I) -> Many<'static, I::Item, Parsed>
    where
        I: IntoIterator<Item: AsRef<str> + Send + 'static, IntoIter: Send + 'static>,
    {
        let options = self.clone();
        Many::new(texts, move |text: I::Item| options.parse(text.as_ref()))
            .sizes(|text| text.as_ref().len() as u64)
    }

    /// Parses many whole documents from their bytes on all cores. Each result equals that of
    /// [`parse`](Self::parse), and they come in the order of the inputs. The metadata apply to all of them.
    ///
    /// ```
    /// use treewright::{Options, OutOfBandMetadata};
    ///
    /// let pages = [&b"<meta charset=koi8-r><p>\xC1"[..], b"<meta charset=windows-1251><p>\xE0"];
    /// for parsed in Options::new().parse_many_bytes(pages, OutOfBandMetadata::new()) {
    ///     assert_eq!(parsed.document.text_content(parsed.document.root()), "а");
    /// }
    /// ```
    ///
    /// To give each document its own metadata, as in a crawl, parse it in a function for [`Many::new`]. The
    /// same function can do other work on the document, so the caller's thread need not drop the trees:
    ///
    /// ```
    /// use treewright::{Input, Many, Options, OutOfBandMetadata};
    ///
    /// let responses = vec![
    ///     ("text/html; charset=koi8-r", b"<p>\xC1".to_vec()),
    ///     ("text/html; charset=windows-1251", b"<p>\xE0".to_vec()),
    /// ];
    /// let texts = Many::new(responses, |(content_type, body): (&str, Vec<u8>)| {
    ///     let metadata = OutOfBandMetadata::new().content_type(content_type);
    ///     let document = Options::new().parse(Input::bytes(&body, &metadata)).document;
    ///     document.text_content(document.root())
    /// });
    /// assert_eq!(texts.collect::<Vec<_>>(), ["а", "а"]);
    /// ```
    pub fn parse_many_bytes<I>(
        &self,
        inputs: I,
        metadata: OutOfBandMetadata,
    ) -> Many<'static, I::Item, Parsed>
    where
        I: IntoIterator<Item: AsRef<[u8]> + Send + 'static, IntoIter: Send + 'static>,
    {
        let options = self.clone();
        Many::new(inputs, move |bytes: I::Item| {
            options.parse(Input::bytes(bytes.as_ref(), &metadata))
        })
        .sizes(|bytes| bytes.as_ref().len() as u64)
    }
}
