//! The keyframes of `@keyframes`.
//!
//! <https://drafts.csswg.org/css-animations-1/#keyframes>

use cssparser::{
    AtRuleParser, DeclarationParser, ParseError, Parser, ParserState, QualifiedRuleParser,
    RuleBodyItemParser,
};
use style::stylesheets::keyframes_rule::KeyframeSelectors;
use style_traits::ToCss as _;

use super::blocks::{Block, for_a_keyframe};
use super::parse::{Reader, rest};
use super::{Data, Rule};

type Error = ParseError<()>;

/// Reads keyframes.
pub(super) struct Frames<'r, 'a> {
    pub(super) reader: &'r Reader<'a>,
    pub(super) frames: Vec<Rule>,
}

/// The text of the selectors of a keyframe; `None` if they are invalid.
/// <https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-keytext>
pub(super) fn canonical_keys(text: &str) -> Option<String> {
    let selectors = Parser::new(text).parse_entirely(KeyframeSelectors::parse);
    selectors.ok().map(|selectors| selectors.to_css_string())
}

impl<'i> QualifiedRuleParser<'i> for Frames<'_, '_> {
    type Prelude = String;
    type QualifiedRule = ();
    type Error = ();

    fn parse_prelude(&mut self, input: &mut Parser<'i>) -> Result<String, Error> {
        canonical_keys(rest(input)).ok_or_else(Error::unexpected_token)
    }

    fn parse_block(
        &mut self,
        selectors: String,
        _: &ParserState,
        input: &mut Parser<'i>,
    ) -> Result<(), Error> {
        let block = Block::text(for_a_keyframe(rest(input)));
        let data = Data::Keyframe { selectors: selectors.into(), block };
        self.frames.push(Rule::new(self.reader.ledger(), data, Vec::new()));
        Ok(())
    }
}

impl AtRuleParser<'_> for Frames<'_, '_> {
    type Prelude = ();
    type AtRule = ();
    type Error = ();
}

impl DeclarationParser<'_> for Frames<'_, '_> {
    type Declaration = ();
    type Error = ();
}

impl RuleBodyItemParser<'_, (), ()> for Frames<'_, '_> {
    fn parse_declarations(&self) -> bool {
        false
    }

    fn parse_qualified(&self) -> bool {
        true
    }
}
