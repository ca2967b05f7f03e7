//! The host's policy: who may store what, and for how long.
//!
//! <https://html.spec.whatwg.org/multipage/webstorage.html#privacy>

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{OptionalExtension as _, params};
use serde::{Deserialize, Serialize};

use crate::site::{host_text, is_within};
use crate::{Cause, Profile, Selection, StorageError, site_of};

/// The answer to an origin that wants to store something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Rule {
    /// It may.
    #[default]
    Allow,
    /// It may, but only in memory: the data ends with the session.
    SessionOnly,
    /// The host is asked each time; without an answer it is refused.
    Ask,
    /// It may not: scripts get a `SecurityError`.
    Refuse,
}

/// The rules for the pages of one site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct SiteRules {
    /// For the site itself.
    pub first_party: Option<Rule>,
    /// For other sites in frames of its pages.
    pub third_party: Option<Rule>,
}

/// A policy. By default all may store everything without a time limit.
///
/// ```
/// use treewright_storage::{Context, Policy, Rule};
///
/// let mut policy = Policy::default();
/// policy.third_party = Rule::Refuse;
/// policy.sites.entry("shop.example".into()).or_default().third_party = Some(Rule::SessionOnly);
/// let frame = |top| Context::new("https://ads.test", top);
/// assert_eq!(policy.rule_for(&frame("https://news.example")), Rule::Refuse);
/// assert_eq!(policy.rule_for(&frame("https://www.shop.example")), Rule::SessionOnly);
/// assert_eq!(policy.rule_for(&Context::new("https://a.test", "https://b.a.test")), Rule::Allow);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[non_exhaustive]
pub struct Policy {
    /// For sites in their own pages.
    pub first_party: Rule,
    /// For sites in frames of pages of other sites.
    pub third_party: Rule,
    /// Other rules in the pages of some top-level sites.
    pub sites: BTreeMap<String, SiteRules>,
    /// Other rules for some sites in frames of any page; they override those of the top-level site.
    pub embedded: BTreeMap<String, Rule>,
    /// The seconds after which data is deleted that was not changed, or not used if it is a cookie.
    pub keep: Option<u64>,
    /// The same for data that was stored in frames of other sites only.
    pub keep_third_party: Option<u64>,
}

/// The origin and page that want to store something.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Context {
    /// The origin that wants to store something, as text.
    pub origin: String,
    /// The origin of the top-level page.
    pub top_level: String,
}

impl Context {
    /// An origin in a page of another one, or of the same.
    pub fn new(origin: impl Into<String>, top_level: impl Into<String>) -> Self {
        Self { origin: origin.into(), top_level: top_level.into() }
    }

    /// True in a frame of a page of another site.
    pub fn is_third_party(&self) -> bool {
        site_of(&self.origin) != site_of(&self.top_level)
    }

    /// The same for a document of this address.
    pub fn cause(&self, url: &str) -> Cause {
        Cause::new(url, &site_of(&self.top_level))
    }
}

impl Policy {
    /// The rule for an origin, regardless of the block list.
    pub fn rule_for(&self, context: &Context) -> Rule {
        let rules = self.sites.get(&site_of(&context.top_level)).copied().unwrap_or_default();
        if context.is_third_party() {
            let embedded = self.embedded.get(&site_of(&context.origin)).copied();
            embedded.or(rules.third_party).unwrap_or(self.third_party)
        } else {
            rules.first_party.unwrap_or(self.first_party)
        }
    }
}

/// The name of the policy among the settings.
const POLICY: &str = "policy";

impl Profile {
    /// The policy.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn policy(&self) -> Result<Policy, StorageError> {
        let json: Option<String> = self.read(|transaction| {
            let mut statement =
                transaction.prepare_cached("SELECT value FROM settings WHERE name = ?1")?;
            Ok(statement.query_row([POLICY], |row| row.get(0)).optional()?)
        })?;
        let Some(json) = json else { return Ok(Policy::default()) };
        serde_json::from_str(&json)
            .map_err(|error| StorageError::Corrupt { reason: format!("the policy: {error}") })
    }

    /// Sets the policy. It is consulted when a page first uses its storage; existing data stays.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn set_policy(&self, policy: &Policy) -> Result<(), StorageError> {
        let json = serde_json::to_string(policy)
            .map_err(|error| StorageError::Database { reason: error.to_string() })?;
        self.write(|transaction| {
            transaction.execute(
                "INSERT OR REPLACE INTO settings (name, value) VALUES (?1, ?2)",
                params![POLICY, json],
            )?;
            Ok(())
        })?;
        self.note_a_new_policy();
        Ok(())
    }

    /// The rule for an origin by the block list and the policy.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn rule_for(&self, context: &Context) -> Result<Rule, StorageError> {
        let host = host_text(&context.origin);
        let is_blocked = self.blocked()?.iter().any(|domain| is_within(&host, domain));
        Ok(if is_blocked { Rule::Refuse } else { self.policy()?.rule_for(context) })
    }

    /// The domains that may never store anything, with those below them.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn blocked(&self) -> Result<BTreeSet<String>, StorageError> {
        self.read(|transaction| {
            let mut statement = transaction.prepare_cached("SELECT domain FROM blocked")?;
            let domains = statement.query_map([], |row| row.get(0))?;
            Ok(domains.collect::<Result<_, _>>()?)
        })
    }

    /// Deletes the data of a domain, and forbids it to store anything again.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn block(&self, domain: &str) -> Result<(), StorageError> {
        self.block_all(&BTreeSet::from([normalized(domain)?]))
    }

    fn block_all(&self, domains: &BTreeSet<String>) -> Result<(), StorageError> {
        self.write(|transaction| {
            let mut statement =
                transaction.prepare("INSERT OR IGNORE INTO blocked (domain) VALUES (?1)")?;
            for domain in domains {
                statement.execute([domain])?;
            }
            Ok(())
        })?;
        self.note_a_new_policy();
        let selections: Vec<Selection> = domains.iter().cloned().map(Selection::Domain).collect();
        self.delete_all(&selections).map(|_| ())
    }

    /// Takes a domain off the block list. False if it was not on it.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn unblock(&self, domain: &str) -> Result<bool, StorageError> {
        let domain = normalized(domain)?;
        let was_there = self.write(|transaction| {
            Ok(transaction.execute("DELETE FROM blocked WHERE domain = ?1", [&domain])? > 0)
        })?;
        self.note_a_new_policy();
        Ok(was_there)
    }

    /// The block list as text for other programs, a domain on each line.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn export_block_list(&self) -> Result<String, StorageError> {
        Ok(self.blocked()?.into_iter().map(|domain| domain + "\n").collect())
    }

    /// Blocks the domains of a list: one on each line; text after a `#` is ignored. All of them or, if there is a
    /// mistake, none. Gives their number.
    ///
    /// # Errors
    /// [`StorageError::Import`] with the line of the mistake; else if the database cannot be written.
    ///
    /// ```
    /// let profile = treewright_storage::Profile::in_memory()?;
    /// profile.import_block_list("ads.example # and all below\n\ntracker.test\n")?;
    /// assert_eq!(profile.export_block_list()?, "ads.example\ntracker.test\n");
    /// # Ok::<(), treewright_storage::StorageError>(())
    /// ```
    pub fn import_block_list(&self, list: &str) -> Result<usize, StorageError> {
        let mut domains = BTreeSet::new();
        for (number, line) in list.lines().enumerate() {
            let domain = line.split('#').next().unwrap_or_default().trim();
            if domain.is_empty() {
                continue;
            }
            let domain = normalized(domain).map_err(|error| {
                let reason = format!("line {}: {error}", number.saturating_add(1));
                StorageError::Import { reason }
            })?;
            domains.insert(domain);
        }
        self.block_all(&domains)?;
        Ok(domains.len())
    }
}

/// A domain as hosts have it: lower case, Punycode.
fn normalized(domain: &str) -> Result<String, StorageError> {
    let host = url::Host::parse(domain.trim_start_matches('.'));
    match host {
        Ok(host) => Ok(host.to_string()),
        Err(_) => Err(StorageError::Import { reason: format!("{domain:?} is not a domain") }),
    }
}
