//! Keyframes: from the values of scripts, and back.
//!
//! <https://drafts.csswg.org/web-animations-1/#processing-a-keyframes-argument>

use treewright_quickjs::{Flow, Thrown, Value, WellKnownSymbol};
use treewright_style::cssom::{Declarations, Easing, attribute_of_property, is_animatable};

use crate::bindings::{convert, dictionaries};
use crate::generated::enums::CompositeOperation;
use crate::strings::DomString;
use crate::{Cx, memory};

/// The bytes of a keyframe without its values.
const BYTES: usize = 128;

/// A declaration of a keyframe.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Declared {
    /// The name of the attribute that scripts see.
    pub(crate) attribute: String,
    pub(crate) property: String,
    pub(crate) value: String,
}

/// <https://drafts.csswg.org/web-animations-1/#keyframe>
#[derive(Clone, Debug)]
pub(crate) struct Keyframe {
    pub(crate) offset: Option<f64>,
    pub(crate) computed_offset: f64,
    pub(crate) easing: Easing,
    /// `None` is `auto`.
    pub(crate) composite: Option<CompositeOperation>,
    pub(crate) declared: Vec<Declared>,
}

impl Declared {
    /// The value of a property, with the name that scripts see.
    pub(super) fn of(property: &str, value: String) -> Self {
        let attribute = match property {
            "float" => "cssFloat".to_owned(),
            "offset" => "cssOffset".to_owned(),
            custom if custom.starts_with("--") => custom.to_owned(),
            other => idl_attribute_of(other),
        };
        Self { attribute, property: property.to_owned(), value }
    }
}

/// <https://drafts.csswg.org/cssom/#css-property-to-idl-attribute>
fn idl_attribute_of(property: &str) -> String {
    let mut words = property.split('-');
    let mut attribute = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        attribute.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        attribute.push_str(letters.as_str());
    }
    attribute
}

impl Keyframe {
    fn bytes(&self) -> usize {
        let of = |one: &Declared| {
            one.attribute.len() + one.property.len() + one.value.len() + size_of::<Declared>()
        };
        self.declared.iter().map(of).fold(BYTES, usize::saturating_add)
    }
}

/// The bytes of keyframes.
pub(super) fn bytes(keyframes: &[Keyframe]) -> usize {
    keyframes.iter().map(Keyframe::bytes).fold(0, usize::saturating_add)
}

/// An object of the argument: lists of values, or single ones.
struct Read {
    composites: Vec<Option<CompositeOperation>>,
    easings: Vec<DomString>,
    offsets: Vec<Option<f64>>,
    /// By their attributes, with the properties.
    values: Vec<(String, String, Vec<DomString>)>,
}

/// The property for the name of an attribute of a keyframe.
/// <https://drafts.csswg.org/web-animations-1/#idl-attribute-name-to-animation-property-name>
fn property_of(attribute: &str) -> Option<String> {
    let property = match attribute {
        "cssFloat" => "float".to_owned(),
        "cssOffset" => "offset".to_owned(),
        "float" | "offset" => return None,
        custom if custom.starts_with("--") => custom.to_owned(),
        // Names with hyphens are not those of attributes.
        other if other.contains('-') => return None,
        other => attribute_of_property(other)?,
    };
    is_animatable(&property).then_some(property)
}

/// The bytes that a value, or an object with the values of a keyframe, takes until the keyframes are made.
const OF_A_VALUE: usize = 512;
const OF_AN_OBJECT: usize = 1024;

/// Looks at the memory for a list that has so many items, now and then.
fn demand_for(cx: &mut Cx<'_>, items: usize, bytes_of_each: usize) -> Result<(), Thrown> {
    if items.is_multiple_of(256) {
        memory::demand(cx, items.saturating_mul(bytes_of_each))?;
    }
    Ok(())
}

/// The values of a member, one or several.
fn list<T>(
    cx: &mut Cx<'_>,
    value: &Value,
    may_be_a_list: bool,
    convert: impl Fn(&mut Cx<'_>, &Value) -> Result<T, Thrown>,
) -> Result<Vec<T>, Thrown> {
    let key = cx.key_symbol(WellKnownSymbol::Iterator);
    let method =
        if may_be_a_list && value.is_object() { cx.get_method(value, &key)? } else { None };
    let Some(method) = method else { return Ok(vec![convert(cx, value)?]) };
    let mut all = Vec::new();
    cx.iterate(value, Some(&method), |cx, item| {
        all.push(convert(cx, &item)?);
        demand_for(cx, all.len(), OF_A_VALUE)?;
        Ok(Flow::Continue)
    })?;
    Ok(all)
}

fn composite_of(cx: &mut Cx<'_>, value: &Value) -> Result<Option<CompositeOperation>, Thrown> {
    let text = convert::dom_string(cx, value)?;
    if text.as_str() == Some("auto") {
        return Ok(None);
    }
    match CompositeOperation::from_text(&text) {
        Some(composite) => Ok(Some(composite)),
        None => Err(cx.type_error("A composite operation of a keyframe is unknown.")),
    }
}

fn offset_of(cx: &mut Cx<'_>, value: &Value) -> Result<Option<f64>, Thrown> {
    if value.is_nullish() {
        return Ok(None);
    }
    let offset = cx.to_number(value)?;
    if offset.is_finite() {
        Ok(Some(offset))
    } else {
        Err(cx.type_error("The offset of a keyframe is not finite."))
    }
}

/// <https://drafts.csswg.org/web-animations-1/#process-a-keyframe-like-object>
fn process_a_keyframe_like_object(
    cx: &mut Cx<'_>,
    object: &Value,
    may_have_lists: bool,
) -> Result<Read, Thrown> {
    let mut read = Read {
        composites: Vec::new(),
        easings: Vec::new(),
        offsets: Vec::new(),
        values: Vec::new(),
    };
    if object.is_nullish() {
        return Ok(read);
    }
    let composite = cx.get_str(object, "composite")?;
    if !composite.is_undefined() {
        read.composites = list(cx, &composite, may_have_lists, composite_of)?;
    }
    let easing = cx.get_str(object, "easing")?;
    if !easing.is_undefined() {
        read.easings = list(cx, &easing, may_have_lists, convert::dom_string)?;
    }
    let offset = cx.get_str(object, "offset")?;
    if !offset.is_undefined() {
        read.offsets = list(cx, &offset, may_have_lists, offset_of)?;
    }
    let mut attributes = Vec::new();
    for key in cx.own_enumerable_string_keys(object)? {
        let name = cx.key_value(&key);
        let name = convert::dom_string(cx, &name)?;
        if let Some(attribute) = name.as_str()
            && let Some(property) = property_of(attribute)
        {
            attributes.push((attribute.to_owned(), property, key));
        }
    }
    attributes.sort_by(|one, other| one.0.encode_utf16().cmp(other.0.encode_utf16()));
    for (attribute, property, key) in attributes {
        let value = cx.get(object, &key)?;
        let values = list(cx, &value, may_have_lists, convert::dom_string)?;
        read.values.push((attribute, property, values));
    }
    Ok(read)
}

fn easing_of(cx: &Cx<'_>, text: &DomString) -> Result<Easing, Thrown> {
    let text = text.to_scalar();
    match Easing::parse(&text) {
        Some(easing) => Ok(easing),
        None => Err(cx.type_error(&format!("'{text}' is not a valid value for easing"))),
    }
}

/// A declaration, if its value is valid.
fn declared(cx: &Cx<'_>, attribute: &str, property: &str, value: &DomString) -> Option<Declared> {
    let mut declarations = Declarations::default();
    let context = &cx.host.style_blocks.context;
    declarations.set(property, &value.to_scalar(), false, context);
    if declarations.is_empty() {
        return None;
    }
    let value = declarations.value(property);
    Some(Declared { attribute: attribute.to_owned(), property: property.to_owned(), value })
}

fn empty(offset: Option<f64>) -> Keyframe {
    Keyframe {
        offset,
        computed_offset: 0.0,
        easing: Easing::default(),
        composite: None,
        declared: Vec::new(),
    }
}

/// <https://drafts.csswg.org/web-animations-1/#processing-a-keyframes-argument>
pub(crate) fn process_a_keyframes_argument(
    cx: &mut Cx<'_>,
    argument: Option<&Value>,
) -> Result<Vec<Keyframe>, Thrown> {
    let Some(object) = argument else { return Ok(Vec::new()) };
    let key = cx.key_symbol(WellKnownSymbol::Iterator);
    let mut keyframes = match cx.get_method(object, &key)? {
        Some(method) => of_a_sequence(cx, object, &method)?,
        None => of_properties(cx, object)?,
    };
    let mut last = 0.0;
    for offset in keyframes.iter().filter_map(|keyframe| keyframe.offset) {
        if offset < last {
            return Err(cx.type_error("Offsets must be monotonically non-decreasing."));
        }
        if offset > 1.0 {
            return Err(cx.type_error("Offsets must be null or in the range [0,1]."));
        }
        last = offset;
    }
    compute_missing_keyframe_offsets(&mut keyframes);
    memory::demand(cx, bytes(&keyframes))?;
    Ok(keyframes)
}

fn of_a_sequence(cx: &mut Cx<'_>, object: &Value, method: &Value) -> Result<Vec<Keyframe>, Thrown> {
    let mut all = Vec::new();
    cx.iterate(object, Some(method), |cx, item| {
        if !item.is_object() && !item.is_nullish() {
            return Err(cx.type_error("Keyframes must be objects, or null or undefined"));
        }
        all.push(process_a_keyframe_like_object(cx, &item, false)?);
        demand_for(cx, all.len(), OF_AN_OBJECT)?;
        Ok(Flow::Continue)
    })?;
    let mut keyframes = Vec::new();
    for read in all {
        let mut keyframe = empty(read.offsets.into_iter().next().flatten());
        keyframe.composite = read.composites.into_iter().next().flatten();
        if let Some(easing) = read.easings.first() {
            keyframe.easing = easing_of(cx, easing)?;
        }
        for (attribute, property, values) in read.values {
            let value = values.first().and_then(|value| declared(cx, &attribute, &property, value));
            keyframe.declared.extend(value);
        }
        keyframes.push(keyframe);
    }
    Ok(keyframes)
}

/// The keyframes of an object with a list of values for each property.
fn of_properties(cx: &mut Cx<'_>, object: &Value) -> Result<Vec<Keyframe>, Thrown> {
    let read = process_a_keyframe_like_object(cx, object, true)?;
    let mut keyframes: Vec<Keyframe> = Vec::new();
    for (attribute, property, values) in read.values {
        let count = values.len();
        for (index, value) in values.iter().enumerate() {
            let mut keyframe = empty(None);
            keyframe.computed_offset = even_offset(index, count);
            keyframe.declared.extend(declared(cx, &attribute, &property, value));
            keyframes.push(keyframe);
        }
    }
    // The sort is stable: those of one offset keep the order of their properties.
    keyframes.sort_by(|one, other| one.computed_offset.total_cmp(&other.computed_offset));
    keyframes.dedup_by(|later, first| {
        let is_same = later.computed_offset == first.computed_offset;
        if is_same {
            first.declared.append(&mut later.declared);
        }
        is_same
    });
    for (keyframe, offset) in keyframes.iter_mut().zip(&read.offsets) {
        keyframe.offset = *offset;
    }
    let mut easings = Vec::new();
    for easing in &read.easings {
        easings.push(easing_of(cx, easing)?);
    }
    for (keyframe, easing) in keyframes.iter_mut().zip(easings.iter().cycle()) {
        keyframe.easing = easing.clone();
    }
    for (keyframe, composite) in keyframes.iter_mut().zip(read.composites.iter().cycle()) {
        keyframe.composite = *composite;
    }
    Ok(keyframes)
}

/// The offset of one of several keyframes at the same distances.
#[expect(clippy::cast_precision_loss, reason = "lists are not so long")]
fn even_offset(index: usize, count: usize) -> f64 {
    if count < 2 { 1.0 } else { index as f64 / count.saturating_sub(1) as f64 }
}

/// <https://drafts.csswg.org/web-animations-1/#compute-missing-keyframe-offsets>
fn compute_missing_keyframe_offsets(keyframes: &mut [Keyframe]) {
    let count = keyframes.len();
    let mut known: Vec<(usize, f64)> = Vec::new();
    for (index, keyframe) in keyframes.iter().enumerate() {
        let offset = keyframe.offset.or(if index.saturating_add(1) == count {
            Some(1.0)
        } else {
            (index == 0).then_some(0.0)
        });
        known.extend(offset.map(|offset| (index, offset)));
    }
    for pair in known.windows(2) {
        let [(first, from), (last, to)] = *pair else { continue };
        let between = last.saturating_sub(first).saturating_add(1);
        let all = keyframes.iter_mut().enumerate().skip(first).take(between);
        for (index, keyframe) in all {
            let part = even_offset(index.saturating_sub(first), between);
            keyframe.computed_offset = from + (to - from) * part;
        }
    }
    if let [(index, offset)] = *known
        && let Some(keyframe) = keyframes.get_mut(index)
    {
        keyframe.computed_offset = offset;
    }
}

/// The object of a keyframe for scripts.
/// <https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-getkeyframes>
pub(crate) fn to_object(cx: &mut Cx<'_>, keyframe: &Keyframe) -> Result<Value, Thrown> {
    let object = cx.object(None);
    let offset = keyframe.offset.map_or_else(|| cx.null(), |offset| cx.number(offset));
    let composite = keyframe.composite.map_or("auto", CompositeOperation::as_str);
    let members = [
        ("offset", offset),
        ("computedOffset", cx.number(keyframe.computed_offset)),
        ("easing", cx.string(&keyframe.easing.text())),
        ("composite", cx.string(composite)),
    ];
    for (name, value) in members {
        dictionaries::put(cx, &object, name, &value)?;
    }
    for one in &keyframe.declared {
        let value = cx.string(&one.value);
        dictionaries::put(cx, &object, &one.attribute, &value)?;
    }
    Ok(object)
}
