//! Speculative fetches.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#speculative-fetch>

use rustc_hash::FxHashSet;
use treewright_dom::{LocalName, NodeId};
use treewright_semantics::urls::parse_with_encoding;
use url::Url;

use super::mock_tree::{Found, find};
use crate::Cx;
use crate::content_security_policy::{Policy, do_policies_block, policy_of_a_meta_element};
use crate::fetching::{self, CorsSetting, FetchRequest, policy_of_attribute};
use crate::image_loading;
use crate::loader::Destination;
use crate::preload_links;
use crate::scripts::{self, ScriptFetchOptions, ScriptType};

/// The fetches of a speculative parser.
#[derive(Default)]
pub(super) struct SpeculativeFetches {
    /// The base URL of a `base` element that was parsed.
    base: Option<Url>,
    /// The policy of a `meta` element that was parsed.
    referrer_policy: String,
    /// The policies of `meta` elements that were parsed.
    policies: Vec<Policy>,
    /// <https://html.spec.whatwg.org/multipage/parsing.html#list-of-speculative-fetch-urls>
    urls: FxHashSet<String>,
}

impl SpeculativeFetches {
    /// Begins the fetches of an element.
    pub(super) fn perform(&mut self, cx: &mut Cx<'_>, document: NodeId, element: &Found) {
        if element.is_svg {
            return match element.name {
                LocalName::SCRIPT => self.script(cx, document, element),
                _ => self.svg_image(cx, document, element),
            };
        }
        match element.name {
            LocalName::IMG => self.image(cx, document, element),
            LocalName::BASE => self.base(cx, document, element),
            LocalName::META => self.meta(cx, document, element),
            LocalName::SCRIPT => self.script(cx, document, element),
            LocalName::LINK => self.link(cx, document, element),
            _ => {}
        }
    }

    fn base(&mut self, cx: &Cx<'_>, document: NodeId, element: &Found) {
        let has_one = self.base.is_some()
            || cx.host.documents.get(document).is_some_and(|state| state.frozen_base.is_some());
        if !has_one {
            self.base = element.attribute("href").and_then(|href| self.url(cx, document, href));
        }
    }

    /// Fetches, unless a policy that was parsed speculatively forbids it.
    fn begin(&self, cx: &mut Cx<'_>, request: FetchRequest) {
        if !do_policies_block(&self.policies, &request) {
            fetching::preload(cx, request, None);
        }
    }

    fn meta(&mut self, cx: &Cx<'_>, document: NodeId, element: &Found) {
        let origin = cx.host.documents.get(document).map(|state| &state.origin);
        let own = |name: &str| element.attribute(name);
        self.policies.extend(origin.and_then(|origin| policy_of_a_meta_element(own, origin)));
        let is_referrer =
            element.attribute("name").is_some_and(|name| name.eq_ignore_ascii_case("referrer"));
        let policy = policy_of_attribute(element.attribute("content"));
        if is_referrer && !policy.is_empty() {
            self.referrer_policy = policy;
        }
    }

    fn url(&self, cx: &Cx<'_>, document: NodeId, text: &str) -> Option<Url> {
        if text.is_empty() {
            return None;
        }
        let base = match &self.base {
            Some(base) => base.clone(),
            None => cx.host.document_base_url(document),
        };
        parse_with_encoding(text, Some(&base), cx.host.encoding_of(document)).ok()
    }

    fn policy_of(&self, element: &Found) -> String {
        let policy = policy_of_attribute(element.attribute("referrerpolicy"));
        if policy.is_empty() { self.referrer_policy.clone() } else { policy }
    }

    fn script(&mut self, cx: &mut Cx<'_>, document: NodeId, element: &Found) {
        let Some(kind) = scripts::type_by(|name| element.attribute(name)) else { return };
        // SVG has no attribute for it.
        let is_other = !element.is_svg
            && (element.attribute("nomodule").is_some()
                || scripts::is_for_another_event_by(|name| element.attribute(name)));
        let is_fetched = match kind {
            ScriptType::Classic => !is_other,
            ScriptType::Module => true,
            _ => false,
        };
        let url = element
            .attribute(if element.is_svg { "href" } else { "src" })
            .and_then(|src| self.url(cx, document, src));
        let Some(url) = url.filter(|_| is_fetched) else { return };
        if !self.urls.insert(url.as_str().to_owned()) {
            return;
        }
        let cors = CorsSetting::of(element.attribute("crossorigin"));
        let options = ScriptFetchOptions {
            nonce: element.attribute("nonce").unwrap_or_default().to_owned(),
            integrity: element.attribute("integrity").unwrap_or_default().to_owned(),
            is_parser_inserted: true,
            credentials: cors.credentials_mode(),
            referrer_policy: self.policy_of(element),
        };
        let request = match kind {
            ScriptType::Module => scripts::modules::module_script_request(
                cx.host,
                document,
                url,
                Destination::Script,
                &options,
            ),
            _ => scripts::classic_script_request(cx.host, document, url, &options, cors),
        };
        self.begin(cx, request);
    }

    /// Begins the fetch of an image.
    fn fetch_an_image(&mut self, cx: &mut Cx<'_>, document: NodeId, element: &Found, href: &str) {
        let Some(url) = self.url(cx, document, href) else { return };
        if !cx.host.images.are_enabled || !self.urls.insert(url.as_str().to_owned()) {
            return;
        }
        let cors = CorsSetting::of(element.attribute("crossorigin"));
        let policy = self.policy_of(element);
        let request = image_loading::image_request(cx.host, document, url, cors, policy);
        self.begin(cx, request);
    }

    fn image(&mut self, cx: &mut Cx<'_>, document: NodeId, element: &Found) {
        let is_lazy = element
            .attribute("loading")
            .is_some_and(|loading| loading.eq_ignore_ascii_case("lazy"));
        if is_lazy {
            return;
        }
        let of_sources: Vec<_> = element
            .sources
            .iter()
            .map(|attributes| move |name: &str| find(attributes, name))
            .collect();
        let sources = of_sources.iter().map(|attribute| attribute as image_loading::Attributes<'_>);
        let own = |name: &str| element.attribute(name);
        let selected = image_loading::select_an_image_source(cx.host, document, sources, &own);
        if let Some(selected) = selected {
            self.fetch_an_image(cx, document, element, &selected.url);
        }
    }

    fn svg_image(&mut self, cx: &mut Cx<'_>, document: NodeId, element: &Found) {
        if let Some(href) = element.attribute("href") {
            self.fetch_an_image(cx, document, element, href);
        }
    }

    fn preload_link(&mut self, cx: &mut Cx<'_>, document: NodeId, element: &Found) {
        let request = preload_links::preload_request(
            cx.host,
            document,
            &|name| element.attribute(name),
            |href| self.url(cx, document, href),
            &self.referrer_policy,
        );
        let Some(request) = request else { return };
        let is_an_image = request.destination == Destination::Image;
        if (is_an_image && !cx.host.images.are_enabled)
            || !self.urls.insert(request.url.as_str().to_owned())
        {
            return;
        }
        self.begin(cx, request);
    }

    fn link(&mut self, cx: &mut Cx<'_>, document: NodeId, element: &Found) {
        if preload_links::is_a_preload_link(|name| element.attribute(name)) {
            self.preload_link(cx, document, element);
        }
        if !crate::links::is_a_style_sheet_link(|name| element.attribute(name)) {
            return;
        }
        let Some(url) = element.attribute("href").and_then(|href| self.url(cx, document, href))
        else {
            return;
        };
        if !self.urls.insert(url.as_str().to_owned()) {
            return;
        }
        let request = crate::links::style_sheet_request(
            cx.host,
            document,
            url,
            CorsSetting::of(element.attribute("crossorigin")),
            element.attribute("integrity").unwrap_or_default(),
            self.policy_of(element),
        );
        self.begin(cx, request);
    }
}
