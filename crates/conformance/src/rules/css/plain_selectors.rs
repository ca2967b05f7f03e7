//! Lists of selectors of names, classes, IDs and combinators, by a table: most of the preludes of the blocks of a style
//! sheet is nothing else.

/// The state at the start of a list.
pub(super) const START: State = State::Start;
/// The state after an attribute selector or a pseudo-class.
pub(super) const BEHIND_A_PART: State = State::Part;

/// The state between two bytes. [`NEXT`] has a row for each, in this order.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum State {
    /// A compound selector has to follow: at the start, or after a combinator.
    Start,
    /// After `.` or `#`.
    Mark,
    /// After the hyphen that a name begins with.
    Hyphen,
    /// In a name.
    Name,
    /// After a part of a compound selector that is not a name.
    Part,
    /// After white space that follows a compound selector.
    Space,
    /// At a byte that the table is not about.
    End,
}

/// The thing that ends it.
#[derive(Clone, Copy)]
pub(super) enum End {
    /// The `{` of the block.
    Block,
    /// The `:` of a pseudo-class or pseudo-element.
    Pseudo,
    /// The `[` of an attribute selector.
    Attribute,
}

/// The kinds of bytes.
#[derive(Clone, Copy)]
enum Kind {
    /// Names can begin with these.
    Letter,
    /// Names can go on with these.
    Digit,
    Hyphen,
    Mark,
    Star,
    Combinator,
    Space,
    Other,
}

const fn kind(byte: u8) -> Kind {
    match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => Kind::Letter,
        b'0'..=b'9' | 0x80.. => Kind::Digit,
        b'-' => Kind::Hyphen,
        b'.' | b'#' => Kind::Mark,
        b'*' => Kind::Star,
        b',' | b'>' | b'+' | b'~' => Kind::Combinator,
        b' ' | b'\t' | b'\n' | b'\r' | b'\x0C' => Kind::Space,
        _ => Kind::Other,
    }
}

const fn next(state: State, kind: Kind) -> State {
    match (state, kind) {
        (State::Start | State::Space, Kind::Letter) => State::Name,
        (State::Start | State::Space, Kind::Hyphen) => State::Hyphen,
        (State::Start | State::Space, Kind::Star) => State::Part,
        (State::Mark | State::Hyphen, Kind::Letter) => State::Name,
        (State::Mark, Kind::Hyphen) => State::Hyphen,
        (State::Name, Kind::Letter | Kind::Digit | Kind::Hyphen) => State::Name,
        (State::Start | State::Name | State::Part | State::Space, Kind::Mark) => State::Mark,
        (State::Start, Kind::Space) => State::Start,
        (State::Name | State::Part | State::Space, Kind::Space) => State::Space,
        (State::Name | State::Part | State::Space, Kind::Combinator) => State::Start,
        _ => State::End,
    }
}

const fn row(state: State) -> [State; 256] {
    let mut all = [State::End; 256];
    let mut rest: &mut [State] = &mut all;
    let mut byte: u8 = 0;
    while let [first, others @ ..] = rest {
        *first = next(state, kind(byte));
        byte = byte.wrapping_add(1);
        rest = others;
    }
    all
}

/// The next states by the state and the byte.
static NEXT: [[State; 256]; 7] = [
    row(State::Start),
    row(State::Mark),
    row(State::Hyphen),
    row(State::Name),
    row(State::Part),
    row(State::Space),
    row(State::End),
];
static NEXT_IN_NAME: [State; 256] = row(State::Name);

/// The number of bytes before the end, and the end; `None` if something else ends the selectors.
#[inline]
pub(super) fn end(text: &[u8], start: State) -> Option<(usize, End)> {
    let mut state = start;
    let mut at = 0_usize;
    loop {
        let byte = *text.get(at)?;
        let next = *NEXT.get(state as usize)?.get(usize::from(byte))?;
        match next {
            // Names are most of the bytes, and are not asked about one after another.
            State::Name => {
                let rest = text.get(at..)?;
                let is_of_name =
                    |byte: &u8| NEXT_IN_NAME.get(usize::from(*byte)) == Some(&State::Name);
                let length = rest.iter().position(|byte| !is_of_name(byte))?;
                at = at.saturating_add(length);
            }
            State::End => {
                let is_at_start = state == State::Start;
                let is_after_a_part = matches!(state, State::Name | State::Part | State::Space);
                let end = match byte {
                    b'{' if is_after_a_part => End::Block,
                    b':' if is_after_a_part || is_at_start => End::Pseudo,
                    b'[' if is_after_a_part || is_at_start => End::Attribute,
                    _ => return None,
                };
                return Some((at, end));
            }
            _ => at = at.saturating_add(1),
        }
        state = next;
    }
}
