//! The language of the text, compared with the one that the page declares.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes>

use std::sync::LazyLock;

use rustc_hash::FxHashSet;
use treewright_dom::NodeRef;
use treewright_markup::tag;

use super::Subject;
use super::concern::Concern;
use crate::codes::languages as codes;
use crate::context::{Context, Element};
use crate::tables::{ElementSet, Names};

/// See the module.
#[derive(Default)]
pub(super) struct LanguageOfText<'a> {
    html: Option<Element<'a>>,
    text: String,
    /// How many open elements have a text that does not count.
    apart: usize,
}

/// The fewest letters that a language is guessed from, and the most bytes that are examined.
const FEWEST: usize = 1_000;
const MOST: usize = 8_192;
/// The bytes that are enough to see that a text is in the language that the page says.
const ENOUGH: usize = 1_024;

/// Elements whose text is not running text, or not the author's.
const APART: ElementSet = ElementSet::of(&[
    tag::BLOCKQUOTE,
    tag::BUTTON,
    tag::CITE,
    tag::CODE,
    tag::KBD,
    tag::NAV,
    tag::OPTION,
    tag::PRE,
    tag::Q,
    tag::SAMP,
    tag::SCRIPT,
    tag::SELECT,
    tag::STYLE,
    tag::TEXTAREA,
    tag::TITLE,
    tag::VAR,
]);

/// The root element, and elements with such text or with an attribute that says so.
const APART_OR_LABELLED: Concern = Concern::of_set(APART.with(ElementSet::of(&[tag::HTML])))
    .or_with(Names::of_all(&["lang", "translate"]))
    .or_others();

impl<'a> Subject<'a> for LanguageOfText<'a> {
    const ENTERS: Concern = APART_OR_LABELLED;
    const LEAVES: Concern = APART_OR_LABELLED;

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if self.html.is_none() && element.is_html_element(tag::HTML) && cx.is_a_page() {
            self.html = Some(element);
        } else if is_apart(element) {
            self.apart = self.apart.saturating_add(1);
        }
    }

    fn leave(&mut self, _: &mut Context<'a>, &element: &Element<'a>) {
        let is_html = self.html.is_some_and(|html| html.node.id() == element.node.id());
        if !is_html && is_apart(element) {
            self.apart = self.apart.saturating_sub(1);
        }
    }

    #[inline]
    fn text(&mut self, cx: &mut Context<'a>, text: NodeRef<'a>) {
        if self.apart > 0
            || self.text.len() >= MOST
            || self.html.is_none()
            || !cx.inside().has(tag::BODY)
        {
            return;
        }
        let text = text.text_data().unwrap_or_default();
        if self.text.is_empty() {
            self.text.reserve(MOST);
        }
        let room = MOST.saturating_sub(self.text.len());
        self.text.push_str(if text.len() <= room { text } else { start_of(text, room) });
    }

    fn finish(&mut self, cx: &mut Context<'a>) {
        let Some(html) = self.html else { return };
        let Some(tag) = html.attr("lang").filter(|_| self.text.len() >= FEWEST) else { return };
        let Some(found) = differs(&self.text, tag) else { return };
        let values = [("value", tag), ("expected", found)];
        cx.report(&codes::LANG_DIFFERS_FROM_TEXT, html.place_of_value("lang"), &values);
    }
}

fn is_apart(element: Element<'_>) -> bool {
    element.is_in(APART) || !element.is_in_html() || element.has_lang() || element.has("translate")
}

/// The language of a text, if a tag says another one.
fn differs(text: &str, tag: &str) -> Option<&'static str> {
    let tag = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let declared = group_of(&tag);
    // Languages that cannot be distinguished have no result.
    CODES.iter().find(|(code, _)| group_of(code) == declared)?;
    // Most pages are right, which a part of the text shows.
    if has_words_of(declared, text)
        || text.chars().filter(|c| c.is_alphabetic()).take(FEWEST).count() < FEWEST
        || guess(start_of(text, ENOUGH)).is_some_and(|code| group_of(code) == declared)
    {
        return None;
    }
    guess(text).filter(|code| group_of(code) != declared)
}

/// The length of the longest of the words below, at most eight.
const LONGEST_WORD: usize = 6;

/// Frequent words that other languages in the same letters do not have, by the group of a language, so that the
/// detector is asked about few pages.
const WORDS: &[(&str, &[&str])] = &[
    (
        "en",
        &[
            "and", "are", "but", "for", "from", "has", "have", "his", "more", "not", "of", "our",
            "that", "the", "their", "they", "this", "to", "was", "what", "when", "which", "who",
            "will", "with", "you", "your",
        ],
    ),
    ("de", &["auf", "das", "der", "ein", "eine", "ist", "mit", "nicht", "sich", "und", "zu"]),
    ("fr", &["avec", "dans", "des", "du", "est", "et", "les", "pour", "qui", "sur", "une", "vous"]),
    ("es", &["con", "del", "el", "las", "los", "para", "por", "una", "y", "do", "da", "em", "um"]),
    ("it", &["che", "dei", "del", "della", "di", "gli", "il", "nel", "per", "più", "sono"]),
    ("nl", &["een", "en", "het", "met", "niet", "op", "van", "voor", "zijn"]),
    (
        "pl",
        &[
            "co", "czy", "dla", "jak", "jego", "jest", "które", "który", "lub", "nie", "od",
            "oraz", "przed", "przez", "się", "są", "tego", "też", "tylko", "w", "że",
        ],
    ),
    (
        "cs",
        &[
            "aby", "aj", "ako", "ale", "alebo", "bude", "byl", "byla", "být", "jak", "jako",
            "jeho", "jsem", "jsou", "k", "kde", "když", "ke", "která", "které", "který", "má",
            "nebo", "není", "po", "pre", "pri", "pro", "před", "při", "s", "si", "sú", "tak",
            "také", "už", "v", "ze", "že",
        ],
    ),
    ("sv", &["att", "eller", "ett", "från", "för", "inte", "jag", "och", "till", "är"]),
    ("no", &["af", "av", "fra", "ikke", "jeg", "og", "skal", "til", "ved"]),
    ("hu", &["az", "egy", "hogy", "kell", "meg", "minden", "nem", "vagy", "és"]),
    ("tr", &["bir", "bu", "her", "hər", "ile", "için", "olan", "ve", "veya", "və", "çok"]),
    ("ro", &["care", "cu", "că", "din", "este", "mai", "nu", "pe", "sau", "să", "în", "şi", "și"]),
    ("id", &["atau", "dalam", "dan", "dari", "ini", "itu", "pada", "tidak", "untuk", "yang"]),
    (
        "fi",
        &[
            "että", "hän", "joka", "jonka", "jos", "kuin", "kun", "mutta", "myös", "niin", "ovat",
            "sekä", "sen", "tai",
        ],
    ),
    (
        "hr",
        &[
            "ako", "bez", "biti", "ili", "ima", "iz", "kao", "kod", "koja", "koje", "koji", "koju",
            "nije", "ovaj", "prema", "samo", "svako", "svoje", "što",
        ],
    ),
    ("lt", &["arba", "bei", "buvo", "ir", "kad", "kaip", "nuo", "savo", "tai", "turi", "yra"]),
    (
        "ru",
        &[
            "або", "від", "для", "его", "или", "их", "как", "не", "по", "при", "та", "так", "це",
            "что", "що", "это", "як",
        ],
    ),
];

/// Returns true if enough words of a text are such words: of its start, or of more of it.
fn has_words_of(language: &str, text: &str) -> bool {
    type ByLanguage = Vec<(&'static str, FxHashSet<u64>)>;
    static BY_LANGUAGE: LazyLock<ByLanguage> = LazyLock::new(|| {
        let sets = WORDS.iter().map(|(language, words)| {
            (*language, words.iter().map(|word| word.bytes().fold(0, packed)).collect())
        });
        sets.collect()
    });
    let Some((_, frequent)) = BY_LANGUAGE.iter().find(|(other, _)| *other == language) else {
        return false;
    };
    let mut words = Words { frequent, word: 0, length: 0, count: 0, found: 0 };
    for part in text.as_bytes().chunks(ENOUGH) {
        for byte in part {
            words.add(*byte);
        }
        if words.are_enough() {
            return true;
        }
    }
    words.add(b' ');
    words.are_enough()
}

/// A word and a byte after it, as a number, which identifies all words of up to eight bytes.
const fn packed(word: u64, byte: u8) -> u64 {
    word << 8 | byte as u64
}

/// The words of a text that is read byte by byte.
struct Words<'s> {
    frequent: &'s FxHashSet<u64>,
    /// The word that is read now.
    word: u64,
    length: usize,
    /// The words, and those of them that are frequent.
    count: usize,
    found: usize,
}

impl Words<'_> {
    #[inline]
    fn add(&mut self, byte: u8) {
        if !matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ') {
            self.word = packed(self.word, byte);
            self.length = self.length.saturating_add(1);
        } else if self.length > 0 {
            let is_frequent = self.length <= LONGEST_WORD && self.frequent.contains(&self.word);
            self.count = self.count.saturating_add(1);
            self.found = self.found.saturating_add(usize::from(is_frequent));
            (self.word, self.length) = (0, 0);
        }
    }

    /// One in fifteen: menus have fewer than sentences.
    fn are_enough(&self) -> bool {
        self.found >= 10 && self.found.saturating_mul(15) >= self.count
    }
}

/// The language of a text, if it is sufficiently certain.
fn guess(text: &str) -> Option<&'static str> {
    let found = whatlang::detect(text).filter(whatlang::Info::is_reliable)?;
    CODES.iter().find(|(_, code)| *code == found.lang().code()).map(|(code, _)| *code)
}

/// The start of a text, in bytes; a character that is cut is left out.
fn start_of(text: &str, most: usize) -> &str {
    let end = (0..=most.min(text.len())).rev().find(|end| text.is_char_boundary(*end));
    end.and_then(|end| text.get(..end)).unwrap_or_default()
}

/// Languages that are too near to each other for a guess are one.
fn group_of(code: &str) -> &str {
    match code {
        "da" | "nb" | "nn" => "no",
        "bs" | "cnr" | "sh" | "sr" | "sl" => "hr",
        "ms" | "jv" => "id",
        "sk" => "cs",
        "mr" | "ne" => "hi",
        "ca" | "gl" | "pt" => "es",
        "yue" | "cmn" | "wuu" | "hak" | "nan" => "zh",
        "prs" => "fa",
        "fil" => "tl",
        "mk" => "bg",
        "be" | "uk" => "ru",
        "tk" | "az" => "tr",
        "zu" | "xh" => "sn",
        "af" => "nl",
        code => code,
    }
}

/// The languages of the detector, as tags have them.
const CODES: &[(&str, &str)] = &[
    ("eo", "epo"),
    ("en", "eng"),
    ("ru", "rus"),
    ("zh", "cmn"),
    ("es", "spa"),
    ("pt", "por"),
    ("it", "ita"),
    ("bn", "ben"),
    ("fr", "fra"),
    ("de", "deu"),
    ("uk", "ukr"),
    ("ka", "kat"),
    ("ar", "ara"),
    ("hi", "hin"),
    ("ja", "jpn"),
    ("he", "heb"),
    ("yi", "yid"),
    ("pl", "pol"),
    ("am", "amh"),
    ("jv", "jav"),
    ("ko", "kor"),
    ("nb", "nob"),
    ("da", "dan"),
    ("sv", "swe"),
    ("fi", "fin"),
    ("tr", "tur"),
    ("nl", "nld"),
    ("hu", "hun"),
    ("cs", "ces"),
    ("el", "ell"),
    ("bg", "bul"),
    ("be", "bel"),
    ("mr", "mar"),
    ("kn", "kan"),
    ("ro", "ron"),
    ("sl", "slv"),
    ("hr", "hrv"),
    ("sr", "srp"),
    ("mk", "mkd"),
    ("lt", "lit"),
    ("lv", "lav"),
    ("et", "est"),
    ("ta", "tam"),
    ("vi", "vie"),
    ("ur", "urd"),
    ("th", "tha"),
    ("gu", "guj"),
    ("uz", "uzb"),
    ("pa", "pan"),
    ("az", "aze"),
    ("id", "ind"),
    ("te", "tel"),
    ("fa", "pes"),
    ("ml", "mal"),
    ("or", "ori"),
    ("my", "mya"),
    ("ne", "nep"),
    ("si", "sin"),
    ("km", "khm"),
    ("tk", "tuk"),
    ("ak", "aka"),
    ("zu", "zul"),
    ("sn", "sna"),
    ("af", "afr"),
    ("la", "lat"),
    ("sk", "slk"),
    ("ca", "cat"),
    ("tl", "tgl"),
    ("hy", "hye"),
    ("cy", "cym"),
];

#[cfg(test)]
mod tests {
    use super::{CODES, LONGEST_WORD, WORDS, differs, group_of, has_words_of};

    #[test]
    fn languages() {
        let english =
            "The kettle is on the stove, and the water will boil before long. ".repeat(30);
        let german = "Der Kessel steht auf dem Herd, und das Wasser wird bald kochen. ".repeat(30);
        for (text, tag, expected) in [
            (&english, "en-GB", None),
            (&english, "de", Some("en")),
            (&german, "en", Some("de")),
            (&german, "DE", None),
            // A language that the detector does not know.
            (&german, "gsw", None),
            (&german, "", None),
            (&"x = 1; ".repeat(1_000), "en", None),
            (&"Short. ".to_owned(), "de", None),
        ] {
            assert_eq!(differs(text, tag), expected, "{tag}");
        }
    }

    #[test]
    fn words_tell_languages_apart() {
        let sentences = [
            ("en", "The kettle is on the stove, and the water will boil before long."),
            ("de", "Der Kessel steht auf dem Herd, und das Wasser wird bald kochen."),
            ("fr", "La bouilloire est sur le feu, et les tasses sont pour des amis."),
            ("es", "El agua hierve en la cocina, y las tazas para el té están con los platos."),
            ("it", "Il bollitore è nella cucina, e le tazze sono per gli ospiti di oggi."),
            ("nl", "De ketel staat op het vuur, en het water kookt voor de thee."),
            (
                "pl",
                "Czajnik stoi na kuchence, a woda w nim jest gorąca, więc herbata nie będzie zimna.",
            ),
            (
                "cs",
                "Konvice je na sporáku, ale voda ještě není horká, protože jsem ji naplnil pozdě.",
            ),
            ("sv", "Kitteln står på spisen, och vattnet är varmt, så att teet inte blir kallt."),
            ("nb", "Kjelen står på komfyren, og vannet er varmt, slik at teen ikke blir kald."),
            ("hu", "A kanna a tűzhelyen van, és az ember egy csésze teát kér, hogy meg ne fázzon."),
            ("tr", "Çaydanlık ocakta, su ve çay için her şey bir tepside hazır."),
            ("ro", "Ceainicul este pe aragaz, și apa nu este rece."),
            ("id", "Ketel itu berada pada kompor, dan air untuk teh yang ini sudah panas."),
            (
                "fi",
                "Pannu on hellalla, mutta vesi ei ole kuuma, joten hän odottaa, että se kiehuu.",
            ),
            (
                "hr",
                "Čajnik je na štednjaku, ali voda nije vruća, što znači kako ga nitko nije uključio.",
            ),
            ("lt", "Virdulys yra ant viryklės, ir vanduo jau karštas, kad arbata nebūtų šalta."),
            (
                "ru",
                "Чайник на плите, но вода ещё не горячая, так что чай для гостей будет не скоро.",
            ),
        ];
        assert_eq!(sentences.len(), WORDS.len());
        for (tag, sentence) in sentences {
            let text = format!("{sentence} ").repeat(20);
            assert_eq!(differs(&text, tag), None, "{tag}");
            for (language, _) in WORDS {
                let is_it = *language == group_of(tag);
                assert_eq!(has_words_of(language, &text), is_it, "{tag} {language}");
            }
        }
    }

    #[test]
    fn no_word_is_longer_than_the_longest() {
        let words = WORDS.iter().flat_map(|(_, words)| words.iter());
        assert_eq!(words.map(|word| word.len()).max(), Some(LONGEST_WORD));
    }

    #[test]
    fn all_languages_have_a_tag() {
        for lang in whatlang::Lang::all() {
            assert!(CODES.iter().any(|(_, code)| *code == lang.code()), "{lang}");
        }
    }
}
