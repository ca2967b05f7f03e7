//! Origins.
//!
//! <https://html.spec.whatwg.org/multipage/browsers.html#concept-origin>

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use treewright_storage::site_of;
use url::Url;

/// The number of opaque origins made in this process.
static OPAQUE: AtomicU64 = AtomicU64::new(0);

/// The domain that `document.domain` has set. Documents that inherit an origin share its domain, so
/// copies share it.
/// <https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-domain>
#[derive(Clone, Debug, Default)]
pub(crate) struct Domain(Arc<Mutex<Option<String>>>);

impl Domain {
    pub(crate) fn get(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn set(&self, domain: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(domain);
    }
}

impl PartialEq for Domain {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Domain {}

/// Returns true for serializations of tuple origins with the same scheme and registrable domain, or host without one. The dot
/// at the end of a host is a part of both.
/// <https://html.spec.whatwg.org/multipage/browsers.html#same-site>
pub(crate) fn is_same_site(one: &str, other: &str) -> bool {
    let scheme = |origin: &str| origin.split_once(':').map(|(scheme, _)| scheme.to_owned());
    let has_dot = |origin: &str| {
        Url::parse(origin).ok().and_then(|url| url.domain().map(|domain| domain.ends_with('.')))
    };
    one != "null"
        && scheme(one) == scheme(other)
        && site_of(one) == site_of(other)
        && has_dot(one) == has_dot(other)
}

/// An origin, with the domain that `document.domain` has set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// <https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-opaque>
    Opaque(u64),
    /// <https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-tuple>
    Tuple { scheme: String, host: String, port: Option<u16>, domain: Domain },
}

impl Origin {
    /// An opaque origin, which differs from every other.
    pub(crate) fn new_opaque() -> Self {
        Self::Opaque(OPAQUE.fetch_add(1, Ordering::Relaxed))
    }

    /// The origin of a URL.
    /// <https://url.spec.whatwg.org/#concept-url-origin>
    pub(crate) fn of(url: &Url) -> Self {
        match url.origin() {
            url::Origin::Tuple(scheme, host, port) => Self::Tuple {
                port: (url::Url::parse(&format!("{scheme}://h:{port}")).ok())
                    .and_then(|url| url.port()),
                scheme,
                host: host.to_string(),
                domain: Domain::default(),
            },
            url::Origin::Opaque(_) => Self::new_opaque(),
        }
    }

    pub(crate) const fn is_opaque(&self) -> bool {
        matches!(self, Self::Opaque(_))
    }

    /// <https://html.spec.whatwg.org/multipage/browsers.html#same-origin>
    pub(crate) fn is_same_origin(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Opaque(one), Self::Opaque(two)) => one == two,
            (
                Self::Tuple { scheme, host, port, .. },
                Self::Tuple { scheme: other_scheme, host: other_host, port: other_port, .. },
            ) => scheme == other_scheme && host == other_host && port == other_port,
            _ => false,
        }
    }

    /// <https://html.spec.whatwg.org/multipage/browsers.html#same-origin-domain>
    pub(crate) fn is_same_origin_domain(&self, other: &Self) -> bool {
        if let (
            Self::Tuple { scheme, domain, .. },
            Self::Tuple { scheme: other_scheme, domain: other_domain, .. },
        ) = (self, other)
        {
            match (domain.get(), other_domain.get()) {
                (Some(one), Some(two)) => return scheme == other_scheme && one == two,
                (Some(_), None) | (None, Some(_)) => return false,
                (None, None) => {}
            }
        }
        self.is_same_origin(other)
    }

    /// Two opaque origins are of one site if they are the same, tuples by their schemes and registrable domains.
    /// <https://html.spec.whatwg.org/multipage/browsers.html#same-site>
    pub(crate) fn is_same_site(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Opaque(one), Self::Opaque(two)) => one == two,
            _ => is_same_site(&self.serialization(), &other.serialization()),
        }
    }

    /// The effective domain.
    /// <https://html.spec.whatwg.org/multipage/browsers.html#concept-origin-effective-domain>
    pub(crate) fn effective_domain(&self) -> Option<String> {
        match self {
            Self::Opaque(_) => None,
            Self::Tuple { host, domain, .. } => Some(domain.get().unwrap_or_else(|| host.clone())),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin>
    pub(crate) fn serialization(&self) -> String {
        match self {
            Self::Opaque(_) => "null".into(),
            Self::Tuple { scheme, host, port, .. } => match port {
                Some(port) => format!("{scheme}://{host}:{port}"),
                None => format!("{scheme}://{host}"),
            },
        }
    }
}
