//! Keyframes, and the values that they have for an element.
//!
//! <https://drafts.csswg.org/web-animations-1/#keyframe-effects>

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use style::properties::{
    ComputedValues, Importance, OwnedPropertyDeclarationId, PropertyDeclaration,
    PropertyDeclarationBlock,
};
use style::servo_arc::Arc;

use super::stack::Composite;
use super::value::AnimatedValue;
use crate::cssom::{Context, Declarations, Easing};

/// A keyframe whose values are declarations.
/// <https://drafts.csswg.org/web-animations-1/#keyframe>
#[derive(Clone)]
pub struct Keyframe {
    /// The computed keyframe offset.
    pub offset: f64,
    /// The easing function to the next keyframe.
    pub easing: Easing,
    /// The composite operation, if it is not that of the effect.
    pub composite: Option<Composite>,
    pub(super) declarations: Vec<PropertyDeclaration>,
}

impl fmt::Debug for Keyframe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut all = f.debug_struct("Keyframe");
        all.field("offset", &self.offset).field("declarations", &self.declarations.len());
        all.finish_non_exhaustive()
    }
}

impl Keyframe {
    /// Creates a keyframe without values, whose easing function is linear.
    pub fn new(offset: f64) -> Self {
        Self { offset, easing: Easing::default(), composite: None, declarations: Vec::new() }
    }

    /// Adds a declaration of a property or a shorthand; nothing if it is invalid.
    pub fn declare(&mut self, property: &str, value: &str, context: &Context) {
        let mut declarations = Declarations::default();
        declarations.set(property, value, false, context);
        self.extend(&declarations.to_block());
    }

    /// Adds those declarations of a block that animations can change.
    pub(super) fn extend(&mut self, block: &PropertyDeclarationBlock) {
        let declared = block.normal_declaration_iter();
        self.declarations.extend(declared.filter(|one| one.id().is_animatable()).cloned());
    }

    /// The declarations with the names that properties have in a writing mode.
    pub(super) fn block(&self, style: &ComputedValues) -> PropertyDeclarationBlock {
        let mut block = PropertyDeclarationBlock::new();
        for declaration in &self.declarations {
            block.push(declaration.to_physical(style.writing_mode), Importance::Normal);
        }
        block
    }
}

/// The keyframes of an effect. Copies are the same keyframes.
#[derive(Clone)]
pub struct Keyframes(Rc<Contents>);

struct Contents {
    source: Source,
    /// The easing function from the start to the first keyframe, if that is later.
    easing: Easing,
    computed: RefCell<Option<Computed>>,
}

enum Source {
    Declared(Vec<Keyframe>),
    Values([AnimatedValue; 2]),
}

/// The values for an element with a base style.
struct Computed {
    base: Arc<ComputedValues>,
    tracks: Rc<[Track]>,
}

/// The property-specific keyframes of a property.
#[derive(Debug)]
pub(super) struct Track {
    pub(super) property: OwnedPropertyDeclarationId,
    pub(super) points: Vec<Point>,
    pub(super) easing: Easing,
}

/// A property-specific keyframe.
#[derive(Clone, Debug)]
pub(super) struct Point {
    pub(super) offset: f64,
    pub(super) easing: Easing,
    pub(super) composite: Option<Composite>,
    pub(super) value: AnimatedValue,
}

impl fmt::Debug for Keyframes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = match &self.0.source {
            Source::Declared(keyframes) => keyframes.len(),
            Source::Values(values) => values.len(),
        };
        f.debug_struct("Keyframes").field("count", &count).finish_non_exhaustive()
    }
}

impl Keyframes {
    /// Creates keyframes, which are in the order of their offsets. The easing function is that before the first of them.
    pub fn new(keyframes: Vec<Keyframe>, easing: Easing) -> Self {
        let source = Source::Declared(keyframes);
        Self(Rc::new(Contents { source, easing, computed: RefCell::default() }))
    }

    /// Creates the two keyframes of a transition.
    pub fn of_a_transition(from: AnimatedValue, to: AnimatedValue) -> Self {
        let (source, easing) = (Source::Values([from, to]), Easing::default());
        Self(Rc::new(Contents { source, easing, computed: RefCell::default() }))
    }

    /// The names of the properties that have values for the element that they were computed for last.
    pub fn properties(&self) -> Vec<String> {
        let computed = self.0.computed.borrow();
        let tracks = computed.iter().flat_map(|computed| computed.tracks.iter());
        tracks.map(|track| super::transitions::name_of(&track.property)).collect()
    }

    /// The values for a base style. The function computes the style with the declarations of a keyframe; it answers `None` if
    /// the work is to stop, which is the answer then.
    pub(super) fn tracks(
        &self,
        base: &Arc<ComputedValues>,
        mut style_with: impl FnMut(PropertyDeclarationBlock) -> Option<Arc<ComputedValues>>,
    ) -> Option<Rc<[Track]>> {
        if let Some(computed) = &*self.0.computed.borrow()
            && Arc::ptr_eq(&computed.base, base)
        {
            return Some(Rc::clone(&computed.tracks));
        }
        let tracks = match &self.0.source {
            Source::Values([from, to]) => {
                let point = |offset, value: &AnimatedValue| Point {
                    offset,
                    easing: Easing::default(),
                    composite: Some(Composite::Replace),
                    value: value.clone(),
                };
                vec![Track {
                    property: from.property(),
                    points: vec![point(0.0, from), point(1.0, to)],
                    easing: Easing::default(),
                }]
            }
            Source::Declared(keyframes) => {
                let mut tracks: Vec<Track> = Vec::new();
                let mut places = rustc_hash::FxHashMap::default();
                for keyframe in keyframes {
                    let block = keyframe.block(base);
                    if block.is_empty() {
                        continue;
                    }
                    let properties: Vec<OwnedPropertyDeclarationId> =
                        block.declarations().iter().map(|one| one.id().to_owned()).collect();
                    let style = style_with(block)?;
                    for property in properties {
                        let value = AnimatedValue::of(property.as_borrowed(), &style);
                        let Some(value) = value else { continue };
                        let place = *places.entry(property.clone()).or_insert_with(|| {
                            let (points, easing) = (Vec::new(), self.0.easing.clone());
                            tracks.push(Track { property, points, easing });
                            tracks.len().saturating_sub(1)
                        });
                        let point = Point {
                            offset: keyframe.offset,
                            easing: keyframe.easing.clone(),
                            composite: keyframe.composite,
                            value,
                        };
                        if let Some(track) = tracks.get_mut(place) {
                            track.points.push(point);
                        }
                    }
                }
                tracks
            }
        };
        let tracks: Rc<[Track]> = tracks.into();
        let computed = Computed { base: base.clone(), tracks: Rc::clone(&tracks) };
        *self.0.computed.borrow_mut() = Some(computed);
        Some(tracks)
    }
}
