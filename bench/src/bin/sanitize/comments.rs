//! Generated comments, as people write them: mostly text, some markup, and now and then something to remove.

use treewright_bench::corpus::Corpus;
use treewright_testing::generator::SplitMix64;

const WORDS: [&str; 23] = [
    "the", "reader", "of", "this", "page", "writes", "a", "comment", "that", "is", "longer",
    "than", "others", "and", "it", "has", "links", "café", "naïve", "I", "think", "so", "code",
];

/// Comments of about a length, and of about so many bytes together.
pub(crate) fn corpus(length: usize, bytes: usize) -> Corpus {
    let mut random = SplitMix64::new(length as u64);
    let pages = (0..bytes.div_ceil(length)).map(|_| comment(&mut random, length)).collect();
    Corpus {
        name: format!("comments of {length} bytes"),
        origin: "generated".to_owned(),
        pages,
        encodings: Vec::new(),
        decoded: 0,
    }
}

/// Whole pieces up to about the length.
fn comment(random: &mut SplitMix64, length: usize) -> String {
    let mut comment = String::new();
    loop {
        let piece = piece(random);
        if comment.len() + piece.len() <= length + length / 8 {
            comment.push_str(&piece);
        } else if comment.len() * 2 > length {
            return comment;
        }
    }
}

fn piece(random: &mut SplitMix64) -> String {
    match random.below(32) {
        0 | 1 => format!("<p>{}</p>\n", words(random, 8)),
        2 | 3 => format!("<a href=\"https://example.org/a?b=1\">{}</a> ", words(random, 2)),
        4 | 5 => format!("<b>{}</b> ", words(random, 2)),
        6 | 7 => "<code>x &lt; y</code> ".to_owned(),
        8 | 9 => format!("<ul><li>{}</li><li>{}</li></ul>\n", words(random, 3), words(random, 3)),
        10 | 11 => format!("<em>{}</em> ", words(random, 1)),
        12 | 13 => "<br>\n".to_owned(),
        14 => format!("<p>{}", words(random, 4)),
        15 => "Tom & Jerry's \"show\" ".to_owned(),
        16 if random.chance(50) => "<img src=x onerror=alert(1)> ".to_owned(),
        17 if random.chance(50) => "<script>alert(1)</script>".to_owned(),
        _ => format!("{}. ", words(random, 6)),
    }
}

fn words(random: &mut SplitMix64, count: usize) -> String {
    let words: Vec<&str> = (0..count).map(|_| random.pick(&WORDS)).collect();
    words.join(" ")
}
