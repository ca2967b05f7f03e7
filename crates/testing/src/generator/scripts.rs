//! Scripts and other elements whose contents are not markup.

use super::Generator;
use super::names::RAW_TEXT;

const SCRIPTS: &[&str] = &[
    "",
    "x",
    "a<b&amp;",
    "<!--x-->",
    "<!--",
    "<!--<script>x</script>-->",
    "<!--<script>",
    "<!--<script></script>",
    "</scrip>",
    "</scriptx>",
    "<!-->",
    "<!--->",
    "<!--<script>--></script>-->",
    "\0",
    "\r\n",
    "document.write('x')",
    "<!--<script >-",
    "<!-- --",
    "</script",
    "<![CDATA[",
];

impl Generator {
    pub(super) fn script(&mut self) {
        self.start_tag("script");
        let script = self.random.pick(SCRIPTS);
        self.put(script);
        if self.random.chance(90) {
            self.end_tag("script");
        }
    }

    pub(super) fn raw_text(&mut self) {
        let name = self.random.pick(RAW_TEXT);
        self.start_tag(name);
        for _ in 0..self.random.below(3) {
            match self.random.below(8) {
                0..=3 => self.text(),
                4 => self.reference(),
                5 => self.comment(),
                6 => self.any_tag(),
                _ => self.put(format!("</{}", &name[..2])),
            }
        }
        if self.random.chance(90) {
            self.end_tag(name);
        }
    }

    /// An element after which everything is text.
    pub(super) fn plaintext(&mut self) {
        self.start_tag("plaintext");
    }
}
