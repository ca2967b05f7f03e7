//! Names as dictionaries of serde. The default namespace of an element is that of HTML; attributes have none.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};
use treewright_markup::Namespace;

use crate::names::Item;
use crate::{SanitizerAttribute, SanitizerElement, SanitizerElementWithAttributes};

/// A value that is written as a dictionary. Derived code also reads the members from a list, by their places.
pub(crate) struct Dictionary<T>(pub(crate) T);

/// A dictionary that errors describe.
pub(crate) trait Described {
    const DESCRIPTION: &'static str;
}

impl<'de, T: Deserialize<'de> + Described> Deserialize<'de> for Dictionary<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OfMap<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de> + Described> Visitor<'de> for OfMap<T> {
            type Value = Dictionary<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::DESCRIPTION)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Dictionary)
            }
        }

        deserializer.deserialize_map(OfMap(PhantomData))
    }
}

/// The default of a namespace, which can also be null.
#[expect(clippy::unnecessary_wraps, reason = "serde calls it for an optional field")]
fn html_namespace() -> Option<String> {
    Some(Namespace::Html.url().to_owned())
}

#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "expected the name of an element, or a dictionary with `name`, `namespace`, \
                               `attributes` and `removeAttributes`"
)]
enum WrittenElement {
    Name(String),
    Dictionary(Dictionary<ElementDictionary>),
}

impl Described for ElementDictionary {
    const DESCRIPTION: &'static str = "the dictionary of an element";
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ElementDictionary {
    name: String,
    #[serde(default = "html_namespace")]
    namespace: Option<String>,
    attributes: Option<Vec<SanitizerAttribute>>,
    remove_attributes: Option<Vec<SanitizerAttribute>>,
}

#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "expected the name of an attribute, or a dictionary with `name` and `namespace`"
)]
enum WrittenAttribute {
    Name(String),
    Dictionary(Dictionary<AttributeDictionary>),
}

impl Described for AttributeDictionary {
    const DESCRIPTION: &'static str = "the dictionary of an attribute";
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AttributeDictionary {
    name: String,
    namespace: Option<String>,
}

impl<'de> Deserialize<'de> for SanitizerElementWithAttributes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match WrittenElement::deserialize(deserializer)? {
            WrittenElement::Name(name) => Self::from(&*name),
            WrittenElement::Dictionary(Dictionary(written)) => {
                let element = SanitizerElement::new(&written.name, written.namespace.as_deref());
                let (attributes, remove_attributes) =
                    (written.attributes, written.remove_attributes);
                Self { element, attributes, remove_attributes }
            }
        })
    }
}

impl Serialize for SanitizerElementWithAttributes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lists = [
            ("attributes", self.attributes.as_ref()),
            ("removeAttributes", self.remove_attributes.as_ref()),
        ];
        let mut dictionary = serializer.serialize_struct("SanitizerElementWithAttributes", 4)?;
        serialize_name(&mut dictionary, self)?;
        for (name, list) in lists {
            match list {
                Some(list) => dictionary.serialize_field(name, list)?,
                None => dictionary.skip_field(name)?,
            }
        }
        dictionary.end()
    }
}

/// An element of a list without attributes is also read from a dictionary that has some, as an element of the DOM's
/// API is.
impl<'de> Deserialize<'de> for SanitizerElement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(SanitizerElementWithAttributes::deserialize(deserializer)?.element)
    }
}

impl Serialize for SanitizerElement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut dictionary = serializer.serialize_struct("SanitizerElement", 2)?;
        serialize_name(&mut dictionary, self)?;
        dictionary.end()
    }
}

impl<'de> Deserialize<'de> for SanitizerAttribute {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match WrittenAttribute::deserialize(deserializer)? {
            WrittenAttribute::Name(name) => Self::from(&*name),
            WrittenAttribute::Dictionary(Dictionary(written)) => {
                Self::new(&written.name, written.namespace.as_deref())
            }
        })
    }
}

impl Serialize for SanitizerAttribute {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut dictionary = serializer.serialize_struct("SanitizerAttribute", 2)?;
        serialize_name(&mut dictionary, self)?;
        dictionary.end()
    }
}

fn serialize_name<S: SerializeStruct>(
    dictionary: &mut S,
    item: &impl Item,
) -> Result<(), S::Error> {
    let (namespace, name) = item.key();
    dictionary.serialize_field("name", name)?;
    // TOML has no null: an empty namespace is none too.
    dictionary.serialize_field("namespace", namespace.unwrap_or_default())
}

/// Members of configurations, of which errors have the names.
pub(crate) mod named {
    use serde::Deserialize;
    use serde::de::{Deserializer, Error};

    use crate::{Preset, SanitizerAttribute, SanitizerElement, SanitizerElementWithAttributes};

    /// Adds the name of a member to the error.
    pub(super) fn name<T, E: Error>(name: &str, read: Result<T, E>) -> Result<T, E> {
        // The message of TOML ends with a newline.
        read.map_err(|error| E::custom(format_args!("`{name}`: {}", error.to_string().trim_end())))
    }

    macro_rules! members {
        ($($member:ident: $type:ty, $name:literal;)*) => {$(
            pub(crate) fn $member<'de, D: Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Option<$type>, D::Error> {
                name($name, Option::<$type>::deserialize(deserializer))
            }
        )*};
    }

    members! {
        preset: Preset, "preset";
        elements: Vec<SanitizerElementWithAttributes>, "elements";
        remove_elements: Vec<SanitizerElement>, "removeElements";
        replace_with_children_elements: Vec<SanitizerElement>, "replaceWithChildrenElements";
        attributes: Vec<SanitizerAttribute>, "attributes";
        remove_attributes: Vec<SanitizerAttribute>, "removeAttributes";
        comments: bool, "comments";
        data_attributes: bool, "dataAttributes";
        javascript_urls: bool, "javascriptURLs";
    }
}

/// Targets of processing instructions: strings, or dictionaries with `target`.
pub(crate) mod targets {
    use serde::de::Deserializer;
    use serde::ser::Serializer;
    use serde::{Deserialize, Serialize};

    use super::named::name;
    use super::{Described, Dictionary};

    #[derive(Deserialize)]
    #[serde(
        untagged,
        expecting = "expected the target of a processing instruction, or a dictionary with `target`"
    )]
    enum Written {
        Name(String),
        Dictionary(Dictionary<Target>),
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Target {
        target: String,
    }

    impl Described for Target {
        const DESCRIPTION: &'static str = "the dictionary of a target";
    }

    #[derive(Serialize)]
    struct WrittenTarget<'a> {
        target: &'a str,
    }

    pub(crate) fn processing_instructions<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Vec<String>>, D::Error> {
        name("processingInstructions", deserialize(deserializer))
    }

    pub(crate) fn remove_processing_instructions<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Vec<String>>, D::Error> {
        name("removeProcessingInstructions", deserialize(deserializer))
    }

    fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Vec<String>>, D::Error> {
        let written = Option::<Vec<Written>>::deserialize(deserializer)?;
        let target = |written| match written {
            Written::Name(target) | Written::Dictionary(Dictionary(Target { target })) => target,
        };
        Ok(written.map(|written| written.into_iter().map(target).collect()))
    }

    #[expect(clippy::ref_option, reason = "serde calls it so")]
    pub(crate) fn serialize<S: Serializer>(
        targets: &Option<Vec<String>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let targets = targets.iter().flatten().map(|target| WrittenTarget { target });
        serializer.collect_seq(targets)
    }
}
