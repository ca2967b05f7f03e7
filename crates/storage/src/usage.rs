//! The use of the storage, by origin and by site.

use std::collections::BTreeMap;

use rusqlite::{OptionalExtension as _, params};

use crate::client::read_area;
use crate::{Area, Profile, StorageError, site_of};

/// The use of the storage by one origin.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OriginUsage {
    /// The origin.
    pub origin: String,
    /// Its site.
    pub site: String,
    /// The number of pairs.
    pub items: u64,
    /// Their bytes.
    pub bytes: u64,
    /// The quota in bytes.
    pub quota: u64,
    /// The time of the first pair, in milliseconds since 1970.
    pub created: i64,
    /// The time of the last change.
    pub changed: i64,
    /// The top-level sites whose pages caused it, in alphabetical order.
    pub caused_by: Vec<String>,
}

impl OriginUsage {
    /// True if it was stored in frames of other sites only.
    pub fn is_third_party(&self) -> bool {
        !self.caused_by.is_empty() && !self.caused_by.contains(&self.site)
    }
}

/// The use of a site: its origins, and the cookies of its domains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SiteUsage {
    /// The number of origins with pairs.
    pub origins: u64,
    /// The number of pairs.
    pub items: u64,
    /// Their bytes.
    pub bytes: u64,
    /// The number of cookies.
    pub cookies: u64,
    /// The top-level sites whose pages caused it.
    pub caused_by: Vec<String>,
}

impl Profile {
    /// The use of each origin, in alphabetical order.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn usage(&self) -> Result<Vec<OriginUsage>, StorageError> {
        let default = self.0.options.origin_quota;
        self.read(|transaction| {
            let mut statement = transaction.prepare_cached(
                "SELECT areas.origin, site, (SELECT count(*) FROM items WHERE area = id), areas.bytes,
                        quotas.bytes, created, changed
                 FROM areas LEFT JOIN quotas ON quotas.origin = areas.origin ORDER BY areas.origin",
            )?;
            let rows = statement.query_map([], |row| {
                let number = |bytes: i64| u64::try_from(bytes).unwrap_or(0);
                Ok(OriginUsage {
                    origin: row.get(0)?,
                    site: row.get(1)?,
                    items: number(row.get(2)?),
                    bytes: number(row.get(3)?),
                    quota: row.get::<_, Option<i64>>(4)?.map_or(default, number),
                    created: row.get(5)?,
                    changed: row.get(6)?,
                    caused_by: Vec::new(),
                })
            })?;
            let mut all = rows.collect::<Result<Vec<_>, _>>()?;
            let mut statement = transaction.prepare_cached(
                "SELECT top_level FROM causes WHERE origin = ?1 ORDER BY top_level",
            )?;
            for usage in &mut all {
                let causes = statement.query_map([&usage.origin], |row| row.get(0))?;
                usage.caused_by = causes.collect::<Result<_, _>>()?;
            }
            Ok(all)
        })
    }

    /// The use of each site, cookies included.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn usage_by_site(&self) -> Result<BTreeMap<String, SiteUsage>, StorageError> {
        let mut sites: BTreeMap<String, SiteUsage> = BTreeMap::new();
        for origin in self.usage()? {
            let site = sites.entry(origin.site).or_default();
            site.origins = site.origins.saturating_add(1);
            site.items = site.items.saturating_add(origin.items);
            site.bytes = site.bytes.saturating_add(origin.bytes);
            site.caused_by.extend(origin.caused_by);
        }
        for cookie in self.cookies()? {
            let name = site_of(&format!("https://{}", cookie.domain));
            let site = sites.entry(name).or_default();
            site.cookies = site.cookies.saturating_add(1);
            site.caused_by.extend(self.causes_of(&cookie.domain)?);
        }
        for site in sites.values_mut() {
            site.caused_by.sort();
            site.caused_by.dedup();
        }
        Ok(sites)
    }

    fn causes_of(&self, origin: &str) -> Result<Vec<String>, StorageError> {
        self.read(|transaction| {
            let mut statement =
                transaction.prepare_cached("SELECT top_level FROM causes WHERE origin = ?1")?;
            let causes = statement.query_map([origin], |row| row.get(0))?;
            Ok(causes.collect::<Result<_, _>>()?)
        })
    }

    /// The pairs of an origin; none if it has stored nothing.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn items(&self, origin: &str) -> Result<Area, StorageError> {
        self.read(|transaction| read_area(transaction, origin))
    }

    /// Gives an origin more room, or less; without a number, as much as all have.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn grant(&self, origin: &str, bytes: Option<u64>) -> Result<(), StorageError> {
        self.write(|transaction| {
            match bytes {
                Some(bytes) => transaction.execute(
                    "INSERT OR REPLACE INTO quotas (origin, bytes) VALUES (?1, ?2)",
                    params![origin, i64::try_from(bytes).unwrap_or(i64::MAX)],
                )?,
                None => transaction.execute("DELETE FROM quotas WHERE origin = ?1", [origin])?,
            };
            Ok(())
        })
    }

    /// The room that an origin was given.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn granted(&self, origin: &str) -> Result<Option<u64>, StorageError> {
        let bytes: Option<i64> = self.read(|transaction| {
            let mut statement =
                transaction.prepare_cached("SELECT bytes FROM quotas WHERE origin = ?1")?;
            Ok(statement.query_row([origin], |row| row.get(0)).optional()?)
        })?;
        Ok(bytes.and_then(|bytes| u64::try_from(bytes).ok()))
    }
}
