//! Metadata as JSON.

use treewright_microsyntaxes::json::JsonWriter;

use super::Metadata;
use crate::links::Link;

impl Metadata<'_> {
    /// The metadata as a JSON object. Unknown members are omitted. URLs are resolved; an invalid one is
    /// written as in the page, with the error as `url_error`.
    pub fn to_json(&self) -> String {
        let mut json = JsonWriter::new();
        json.open('{');
        json.member("title", self.title.as_deref());
        json.member("language", self.language);
        json.member("charset", Some(self.charset));
        if let Some(canonical) = &self.canonical {
            json.name("canonical");
            link(&mut json, canonical);
        }
        json.member("description", self.description());
        json.member("author", self.author());
        json.member("generator", self.generator());
        json.member("robots", self.robots());
        json.member("viewport", self.viewport());
        list(&mut json, "keywords", &self.keywords, |json, keyword| json.string(keyword));
        list(&mut json, "theme_colors", &self.theme_colors, |json, (color, media)| {
            json.open('{');
            json.member("color", Some(color));
            json.member("media", *media);
            json.close('}');
        });
        if let Some(refresh) = &self.refresh {
            json.name("refresh");
            json.open('{');
            json.name("seconds");
            json.literal(&refresh.seconds.to_string());
            json.member("url", refresh.url.as_ref().map(url::Url::as_str));
            json.close('}');
        }
        list(&mut json, "alternates", &self.alternates, link);
        list(&mut json, "feeds", &self.feeds, link);
        list(&mut json, "icons", &self.icons, link);
        if let Some(manifest) = &self.manifest {
            json.name("manifest");
            link(&mut json, manifest);
        }
        list(&mut json, "open_graph", &self.open_graph, |json, property| {
            json.open('{');
            json.member("name", Some(property.name));
            json.member("value", Some(property.value));
            if !property.details.is_empty() {
                json.name("details");
                pairs(json, &property.details);
            }
            json.close('}');
        });
        if !self.twitter.is_empty() {
            json.name("twitter");
            pairs(&mut json, &self.twitter);
        }
        list(&mut json, "json_ld", &self.json_ld, |json, block| json.string(&block.text));
        let named: Vec<_> = self.named.iter().map(|meta| (meta.name, meta.content)).collect();
        if !named.is_empty() {
            json.name("named");
            pairs(&mut json, &named);
        }
        json.close('}');
        json.finish()
    }
}

/// A member that is an array, if it has items.
fn list<T>(json: &mut JsonWriter, name: &str, items: &[T], write: impl Fn(&mut JsonWriter, &T)) {
    if items.is_empty() {
        return;
    }
    json.name(name);
    json.open('[');
    for item in items {
        write(json, item);
    }
    json.close(']');
}

/// Writes names and values as an array of objects, because a name can occur more than once.
fn pairs(json: &mut JsonWriter, pairs: &[(&str, &str)]) {
    json.open('[');
    for (name, value) in pairs {
        json.open('{');
        json.member("name", Some(name));
        json.member("value", Some(value));
        json.close('}');
    }
    json.close(']');
}

fn link(json: &mut JsonWriter, link: &Link<'_>) {
    json.open('{');
    match &link.url {
        Ok(url) => json.member("url", Some(url.as_str())),
        Err(error) => {
            json.member("url", Some(link.href));
            json.member("url_error", Some(&error.to_string()));
        }
    }
    json.member("title", link.title());
    json.member("type", link.media_type());
    json.member("hreflang", link.hreflang());
    json.member("media", link.element.attr("media"));
    json.member("sizes", link.element.attr("sizes"));
    json.close('}');
}
