//! Generated pages: the same on each run, with known text.

use std::ops::Range;

use treewright::syntax::encoding_rs::{Encoding, UTF_8};
use treewright::{Document, NodeKind};

/// The material of a page's text.
#[derive(Debug)]
pub struct Language {
    tag: &'static str,
    /// The first words of each sentence, before its number.
    opening: &'static str,
    words: &'static [&'static str],
    between_words: &'static str,
    stop: &'static str,
}

/// Text that windows-1251 can encode.
pub const RUSSIAN: Language = Language {
    tag: "ru",
    opening: "Новость номер ",
    words: &[
        "сегодня",
        "в",
        "городе",
        "открылась",
        "новая",
        "выставка",
        "и",
        "жители",
        "говорят",
        "что",
        "погода",
        "на",
        "неделе",
        "будет",
        "тёплой",
        "правительство",
        "обсуждает",
        "бюджет",
        "следующего",
        "года",
        "учёные",
        "нашли",
        "древний",
        "корабль",
        "у",
        "берега",
        "моря",
    ],
    between_words: " ",
    stop: ".",
};

/// Text that `Shift_JIS` can encode.
pub const JAPANESE: Language = Language {
    tag: "ja",
    opening: "ニュース番号",
    words: &[
        "今日",
        "は",
        "東京",
        "で",
        "新しい",
        "展覧会",
        "が",
        "開かれ",
        "天気",
        "予報",
        "による",
        "と",
        "来週",
        "暖かく",
        "なる",
        "でしょう",
        "政府",
        "来年",
        "の",
        "予算",
        "を",
        "検討して",
        "います",
        "研究者",
        "古い",
        "船",
        "見つけました",
    ],
    between_words: "",
    stop: "。",
};

/// The plan of a page.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The material of its text.
    pub language: &'static Language,
    /// Its encoding; not UTF-16, which is not an output encoding.
    pub encoding: &'static Encoding,
    /// The minimum number of bytes before the `meta` element that declares the encoding; with 0 it is in
    /// the head.
    pub declared_after: Option<usize>,
    /// Its minimum length in bytes.
    pub length: usize,
}

/// A page, with the facts for checking its tree.
#[derive(Debug)]
pub struct Page {
    /// The page.
    pub bytes: Vec<u8>,
    /// The bytes of the `meta` element.
    pub declaration: Option<Range<usize>>,
    /// The sum of all text nodes.
    pub text: TextSum,
    /// Sentences from the start, the middle and the end, with their offset in the text.
    pub sentences: Vec<(usize, String)>,
}

/// Text that is only counted and hashed (FNV-1a), so that it does not matter how it is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextSum {
    /// Its bytes as UTF-8.
    pub length: usize,
    /// Their hash.
    pub hash: u64,
}

impl TextSum {
    /// No text.
    pub const EMPTY: Self = Self { length: 0, hash: 0xCBF2_9CE4_8422_2325 };

    /// Appends text.
    pub fn add(&mut self, text: &str) {
        self.length += text.len();
        for byte in text.bytes() {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
}

impl Plan {
    /// Generates the page.
    pub fn page(self) -> Page {
        let mut writer = Writer {
            plan: self,
            bytes: Vec::with_capacity(self.length + (1 << 14)),
            text: TextSum::EMPTY,
            sentences: Vec::new(),
            numbers: 1,
            random: 1,
        };
        let mut declaration = None;
        writer.markup("<!doctype html><html lang=");
        writer.markup(self.language.tag);
        writer.markup("><head>");
        if self.declared_after == Some(0) {
            declaration = Some(writer.declare());
        }
        writer.markup("<title>");
        writer.sentence();
        writer.markup("</title></head><body>");
        while writer.bytes.len() < self.length {
            let is_due = self.declared_after.is_some_and(|after| writer.bytes.len() >= after);
            if is_due && declaration.is_none() {
                declaration = Some(writer.declare());
            }
            writer.block();
        }
        writer.markup("<footer>");
        writer.sentence();
        writer.markup("</footer></body></html>");
        let all = &writer.sentences;
        let kept = [0, 1, all.len() / 2, all.len() - 2, all.len() - 1];
        let sentences = kept.into_iter().map(|index| writer.sentence_at(all[index])).collect();
        Page { declaration, text: writer.text, sentences, bytes: writer.bytes }
    }
}

impl Page {
    /// The errors in a tree of this page.
    pub fn mistakes_in(&self, document: &Document) -> Vec<String> {
        let mut sum = TextSum::EMPTY;
        let mut missing: Vec<&(usize, String)> = self.sentences.iter().collect();
        for node in document.descendants(document.root()) {
            if document.kind(node) != Some(NodeKind::Text) {
                continue;
            }
            let text = document.text(node).unwrap_or_default();
            missing.retain(|(offset, sentence)| {
                let here = offset.checked_sub(sum.length).and_then(|start| text.get(start..));
                !here.is_some_and(|here| here.starts_with(sentence.as_str()))
            });
            sum.add(text);
        }
        let mut mistakes: Vec<String> = missing
            .iter()
            .map(|(offset, sentence)| format!("at {offset} of the text is not {sentence:?}"))
            .collect();
        if sum != self.text {
            mistakes.push(format!("the text is {sum:?} instead of {:?}", self.text));
        }
        mistakes
    }
}

struct Writer {
    plan: Plan,
    bytes: Vec<u8>,
    text: TextSum,
    /// The offset in the text, the number, and the state of `random` before it, of each sentence.
    sentences: Vec<(usize, u32, u32)>,
    numbers: u32,
    random: u32,
}

impl Writer {
    fn markup(&mut self, markup: &str) {
        if self.plan.encoding == UTF_8 {
            self.bytes.extend_from_slice(markup.as_bytes());
        } else {
            self.bytes.extend_from_slice(&self.plan.encoding.encode(markup).0);
        }
    }

    /// Text without markup and character references in it.
    fn text(&mut self, text: &str) {
        self.markup(text);
        self.text.add(text);
    }

    fn declare(&mut self) -> Range<usize> {
        let start = self.bytes.len();
        self.markup("<meta charset=");
        self.markup(self.plan.encoding.name());
        self.markup(">");
        start..self.bytes.len()
    }

    /// A number below `end`, from a generator that always gives the same ones.
    fn below(&mut self, end: usize) -> usize {
        self.random = self.random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.random >> 8) as usize % end
    }

    fn words(&mut self, count: usize) -> String {
        let Language { words, between_words, .. } = *self.plan.language;
        let words: Vec<&str> = (0..count).map(|_| words[self.below(words.len())]).collect();
        words.join(between_words)
    }

    fn sentence(&mut self) {
        let number = self.numbers;
        self.numbers += 1;
        self.sentences.push((self.text.length, number, self.random));
        let sentence = self.compose(number);
        self.text(&sentence);
    }

    fn compose(&mut self, number: u32) -> String {
        let Language { opening, stop, .. } = *self.plan.language;
        let count = 6 + self.below(12);
        format!("{opening}{number}: {}{stop}", self.words(count))
    }

    /// A sentence that was written, and its place.
    fn sentence_at(&self, (offset, number, random): (usize, u32, u32)) -> (usize, String) {
        let mut again = Self {
            plan: self.plan,
            bytes: Vec::new(),
            text: TextSum::EMPTY,
            sentences: Vec::new(),
            numbers: number,
            random,
        };
        (offset, again.compose(number))
    }

    /// A heading, a list, a table or some paragraphs, as pages have them.
    fn block(&mut self) {
        let class = ["news", "teaser", "comment", "archive"][self.below(4)];
        let title = self.words(3);
        self.markup(&format!("<div class=\"{class} block\" title=\"{title}\">"));
        self.text("\n  ");
        match self.below(4) {
            0 => {
                self.markup("<ul>");
                for item in 0..4 {
                    self.markup(&format!(
                        "<li><a href=\"/{class}/{item}.html?page=1&amp;sort=date\">"
                    ));
                    let link = self.words(3);
                    self.text(&link);
                    self.markup("</a>");
                }
                self.markup("</ul>");
            }
            1 => {
                self.markup("<table><tbody>");
                for _ in 0..3 {
                    self.markup("<tr><td align=right>");
                    let cell = self.words(2);
                    self.text(&cell);
                    self.markup("</td><td>");
                    self.sentence();
                    self.markup("</td></tr>");
                }
                self.markup("</tbody></table>");
            }
            _ => {
                self.markup("<h2 id=\"h\"><b>");
                self.sentence();
                self.markup("</b></h2>");
                self.text("\n  ");
                for _ in 0..2 {
                    self.markup("<p>");
                    self.sentence();
                    self.markup("&nbsp;");
                    self.text.add("\u{A0}");
                    self.sentence();
                    self.markup("<br>");
                    self.sentence();
                    self.markup("</p>");
                    self.text("\n  ");
                }
            }
        }
        self.markup("<!-- ");
        self.markup(&title);
        self.markup(" --></div>");
        self.text("\n");
    }
}

#[cfg(test)]
mod tests {
    use treewright::syntax::encoding_rs::{SHIFT_JIS, WINDOWS_1251};
    use treewright::{Options, OutOfBandMetadata};

    use super::*;

    fn check(
        language: &'static Language,
        encoding: &'static Encoding,
        declared_after: Option<usize>,
    ) {
        let page = Plan { language, encoding, declared_after, length: 20_000 }.page();
        let content_type = format!("text/html; charset={}", encoding.name());
        let metadata = OutOfBandMetadata::new().content_type(&content_type);
        let document =
            Options::new().parse(treewright::Input::bytes(&page.bytes, &metadata)).document;
        assert_eq!(page.mistakes_in(&document), Vec::<String>::new());
        let wrong = Options::new().parse("<p>x").document;
        assert_eq!(page.mistakes_in(&wrong).len(), page.sentences.len() + 1);
        let declaration = page.declaration.map(|range| range.start);
        assert_eq!(declaration.is_some(), declared_after.is_some());
        assert!(declaration >= declared_after, "{declaration:?}");
    }

    #[test]
    fn pages_have_the_text_that_they_say() {
        for encoding in [UTF_8, WINDOWS_1251] {
            check(&RUSSIAN, encoding, None);
            check(&RUSSIAN, encoding, Some(0));
            check(&RUSSIAN, encoding, Some(5000));
        }
        for encoding in [UTF_8, SHIFT_JIS] {
            check(&JAPANESE, encoding, Some(0));
        }
    }
}
