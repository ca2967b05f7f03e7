//! Sandboxing.
//!
//! <https://html.spec.whatwg.org/multipage/browsers.html#sandboxing>

/// A sandboxing flag set.
/// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxing-flag-set>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sandboxing(u32);

impl Sandboxing {
    pub(crate) const NONE: Self = Self(0);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-navigation-browsing-context-flag>
    pub(crate) const NAVIGATION: Self = Self(1);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-auxiliary-navigation-browsing-context-flag>
    pub(crate) const AUXILIARY_NAVIGATION: Self = Self(1 << 1);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-top-level-navigation-without-user-activation-browsing-context-flag>
    pub(crate) const TOP_NAVIGATION_WITHOUT_USER: Self = Self(1 << 2);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-top-level-navigation-with-user-activation-browsing-context-flag>
    pub(crate) const TOP_NAVIGATION_BY_USER: Self = Self(1 << 3);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-origin-browsing-context-flag>
    pub(crate) const ORIGIN: Self = Self(1 << 4);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-forms-browsing-context-flag>
    pub(crate) const FORMS: Self = Self(1 << 5);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-pointer-lock-browsing-context-flag>
    const POINTER_LOCK: Self = Self(1 << 6);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-scripts-browsing-context-flag>
    pub(crate) const SCRIPTS: Self = Self(1 << 7);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-automatic-features-browsing-context-flag>
    pub(crate) const AUTOMATIC_FEATURES: Self = Self(1 << 8);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-document.domain-browsing-context-flag>
    pub(crate) const DOCUMENT_DOMAIN: Self = Self(1 << 9);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandbox-propagates-to-auxiliary-browsing-contexts-flag>
    pub(crate) const PROPAGATES: Self = Self(1 << 10);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-modals-flag>
    pub(crate) const MODALS: Self = Self(1 << 11);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-orientation-lock-browsing-context-flag>
    const ORIENTATION_LOCK: Self = Self(1 << 12);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-presentation-browsing-context-flag>
    const PRESENTATION: Self = Self(1 << 13);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-downloads-browsing-context-flag>
    pub(crate) const DOWNLOADS: Self = Self(1 << 14);
    /// <https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-custom-protocols-navigation-browsing-context-flag>
    const CUSTOM_PROTOCOLS: Self = Self(1 << 15);

    const ALL: Self = Self((1 << 16) - 1);

    /// True if one of the flags is set.
    pub(crate) const fn has(self, flags: Self) -> bool {
        self.0 & flags.0 != 0
    }

    pub(crate) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// <https://html.spec.whatwg.org/multipage/browsers.html#parse-a-sandboxing-directive>
    pub(crate) fn parse_a_sandboxing_directive(input: &str) -> Self {
        let lower = input.to_ascii_lowercase();
        let tokens: Vec<&str> = lower.split_ascii_whitespace().collect();
        let mut flags = Self::ALL;
        for token in &tokens {
            flags = flags.without(match *token {
                "allow-popups" => Self::AUXILIARY_NAVIGATION.union(Self::CUSTOM_PROTOCOLS),
                "allow-top-navigation" => Self::TOP_NAVIGATION_WITHOUT_USER
                    .union(Self::TOP_NAVIGATION_BY_USER)
                    .union(Self::CUSTOM_PROTOCOLS),
                "allow-top-navigation-by-user-activation" => Self::TOP_NAVIGATION_BY_USER,
                "allow-same-origin" => Self::ORIGIN,
                "allow-forms" => Self::FORMS,
                "allow-pointer-lock" => Self::POINTER_LOCK,
                "allow-scripts" => Self::SCRIPTS.union(Self::AUTOMATIC_FEATURES),
                "allow-popups-to-escape-sandbox" => Self::PROPAGATES,
                "allow-modals" => Self::MODALS,
                "allow-orientation-lock" => Self::ORIENTATION_LOCK,
                "allow-presentation" => Self::PRESENTATION,
                "allow-downloads" => Self::DOWNLOADS,
                "allow-top-navigation-to-custom-protocols" => Self::CUSTOM_PROTOCOLS,
                _ => Self::NONE,
            });
        }
        flags
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_directives() {
        fn check(input: &str, set: &[Sandboxing], unset: &[Sandboxing]) {
            let flags = Sandboxing::parse_a_sandboxing_directive(input);
            assert!(set.iter().all(|flag| flags.has(*flag)), "{input}");
            assert!(!unset.iter().any(|flag| flags.has(*flag)), "{input}");
        }
        check("", &[Sandboxing::ORIGIN, Sandboxing::SCRIPTS, Sandboxing::FORMS], &[]);
        check("Allow-Scripts\tx", &[Sandboxing::ORIGIN], &[Sandboxing::SCRIPTS]);
        check(
            "allow-same-origin allow-popups",
            &[Sandboxing::SCRIPTS, Sandboxing::DOCUMENT_DOMAIN],
            &[Sandboxing::ORIGIN, Sandboxing::AUXILIARY_NAVIGATION, Sandboxing::CUSTOM_PROTOCOLS],
        );
    }
}
