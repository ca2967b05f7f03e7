//! The components of dates and times.

use std::ops::RangeInclusive;

use super::civil::{days_in_month, weeks_in_year};
use super::{Date, LocalDateAndTime, Month, Time, TimeZoneOffset, Week, Year, YearlessDate};
use crate::Mistake;
use crate::white_space::skip_ascii_white_space;

/// A value that is being read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a> {
    input: &'a str,
    /// The rest of the value.
    rest: &'a str,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(input: &'a str) -> Self {
        Self { input, rest: input }
    }

    /// Reads a whole value.
    pub(super) fn read<T>(
        input: &'a str,
        read: impl FnOnce(&mut Self) -> Result<T, Mistake>,
    ) -> Result<T, Mistake> {
        let mut reader = Self::new(input);
        let value = read(&mut reader)?;
        reader.finish()?;
        Ok(value)
    }

    pub(super) const fn is_at_the_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn starts_with(&self, character: char) -> bool {
        self.rest.starts_with(character)
    }

    /// "If position is not beyond the end of input, then fail."
    pub(super) fn finish(&self) -> Result<(), Mistake> {
        if self.is_at_the_end() {
            return Ok(());
        }
        Err(Mistake::in_part(self.input, self.rest, "nothing more belongs to the value"))
    }

    /// A mistake at the next character.
    pub(super) fn mistake(&self, reason: &'static str) -> Mistake {
        let length = self.rest.chars().next().map_or(0, char::len_utf8);
        Mistake::in_part(self.input, self.rest.get(..length).unwrap_or_default(), reason)
    }

    pub(super) fn eat(&mut self, character: char) -> bool {
        self.rest.strip_prefix(character).map(|rest| self.rest = rest).is_some()
    }

    pub(super) fn expect(&mut self, character: char, reason: &'static str) -> Result<(), Mistake> {
        if self.eat(character) { Ok(()) } else { Err(self.mistake(reason)) }
    }

    /// The next character, if any.
    pub(super) fn next(&mut self) -> Option<char> {
        let mut characters = self.rest.chars();
        let next = characters.next();
        self.rest = characters.as_str();
        next
    }

    pub(super) fn skip_white_space(&mut self) {
        self.rest = skip_ascii_white_space(self.rest);
    }

    /// All digits that follow.
    pub(super) fn digits(&mut self) -> &'a str {
        let end = self.rest.bytes().position(|byte| !byte.is_ascii_digit());
        let (digits, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        digits
    }

    /// A number of exactly two digits in a range.
    fn two_digits(
        &mut self,
        range: RangeInclusive<u8>,
        reason: &'static str,
    ) -> Result<u8, Mistake> {
        let two = self.rest.split_at_checked(2);
        let two = two.filter(|(two, _)| two.bytes().all(|byte| byte.is_ascii_digit()));
        let Some((two, rest)) = two else {
            return Err(self.mistake("two digits are missing"));
        };
        match two.parse() {
            Ok(number) if range.contains(&number) => {
                self.rest = rest;
                Ok(number)
            }
            _ => Err(Mistake::in_part(self.input, two, reason)),
        }
    }

    /// "Four or more ASCII digits, representing year, where year > 0"
    pub(super) fn year(&mut self) -> Result<Year, Mistake> {
        let digits = self.digits();
        if digits.is_empty() {
            return Err(self.mistake("the year is missing"));
        }
        let wrong = |reason| Mistake::in_part(self.input, digits, reason);
        if digits.len() < 4 {
            return Err(wrong("a year has four digits or more"));
        }
        Year::of_digits(digits).ok_or_else(|| wrong("no year is 0"))
    }

    /// The rules to parse a month component.
    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#parse-a-month-component>
    pub(super) fn month(&mut self) -> Result<Month, Mistake> {
        let year = self.year()?;
        self.expect('-', "`-` is missing after the year")?;
        Ok(Month { year, month: self.month_of_year()? })
    }

    fn month_of_year(&mut self) -> Result<u8, Mistake> {
        self.two_digits(1..=12, "a month is from 01 to 12")
    }

    /// `-` and a day of a month of a year.
    fn day(&mut self, year: i64, month: u8) -> Result<u8, Mistake> {
        self.expect('-', "`-` is missing after the month")?;
        self.two_digits(1..=days_in_month(year, month), "the month does not have this day")
    }

    /// The rules to parse a date component.
    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#parse-a-date-component>
    pub(super) fn date(&mut self) -> Result<Date, Mistake> {
        let Month { year, month } = self.month()?;
        Ok(Date { year, month, day: self.day(year.of_cycle(), month)? })
    }

    /// The rules to parse a yearless date component.
    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#parse-a-yearless-date-component>
    pub(super) fn yearless_date(&mut self) -> Result<YearlessDate, Mistake> {
        if self.eat('-') {
            self.expect('-', "two `-` are before the month, or none")?;
        }
        let month = self.month_of_year()?;
        // "Any arbitrary leap year (e.g. 4 or 2000)".
        Ok(YearlessDate { month, day: self.day(2000, month)? })
    }

    /// A valid time string, which something else may follow.
    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string>
    pub(super) fn time(&mut self) -> Result<Time, Mistake> {
        let hour = self.two_digits(0..=23, "an hour is from 00 to 23")?;
        self.expect(':', "`:` is missing after the hour")?;
        let minute = self.two_digits(0..=59, "a minute is from 00 to 59")?;
        let (mut second, mut millisecond) = (0, 0);
        if self.eat(':') {
            second = self.two_digits(0..=59, "a second is from 00 to 59")?;
            if self.eat('.') {
                millisecond = self.fraction()?;
            }
        }
        Ok(Time { hour, minute, second, millisecond })
    }

    /// "One, two, or three ASCII digits, representing the fractional part", in thousandths.
    pub(super) fn fraction(&mut self) -> Result<u16, Mistake> {
        let start = *self;
        let digits = self.digits();
        let scale = match digits.len() {
            1 => 100,
            2 => 10,
            3 => 1,
            _ => return Err(start.mistake("a fraction of a second has one to three digits")),
        };
        Ok(digits.parse::<u16>().unwrap_or_default().saturating_mul(scale))
    }

    /// A date and a time, with `T` or a space between them.
    pub(super) fn local_date_and_time(&mut self) -> Result<LocalDateAndTime, Mistake> {
        let date = self.date()?;
        if !self.eat('T') {
            self.expect(' ', "`T` is missing after the date")?;
        }
        Ok(LocalDateAndTime { date, time: self.time()? })
    }

    /// A valid time-zone offset string, which something else may follow.
    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-zone-offset-string>
    pub(super) fn time_zone_offset(&mut self) -> Result<TimeZoneOffset, Mistake> {
        if self.eat('Z') {
            return Ok(TimeZoneOffset { minutes: 0 });
        }
        let start = *self;
        let is_negative = self.eat('-');
        if !is_negative {
            self.expect('+', "a time-zone offset is missing: `Z`, or `+` or `-` and a time")?;
        }
        let hours = self.two_digits(0..=23, "the hours must be from 00 to 23")?;
        self.eat(':');
        let minutes = self.two_digits(0..=59, "the minutes must be from 00 to 59")?;
        let minutes = i16::from(hours).saturating_mul(60).saturating_add(i16::from(minutes));
        if is_negative && minutes == 0 {
            return Err(start.mistake("an offset of zero has no `-`"));
        }
        Ok(TimeZoneOffset { minutes: if is_negative { minutes.saturating_neg() } else { minutes } })
    }

    /// The rules to parse a week string, except for the end of the input.
    /// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#parse-a-week-string>
    pub(super) fn week(&mut self) -> Result<Week, Mistake> {
        let year = self.year()?;
        self.expect('-', "`-` is missing after the year")?;
        self.expect('W', "`W` is missing before the week")?;
        let weeks = weeks_in_year(year.of_cycle());
        Ok(Week { year, week: self.two_digits(1..=weeks, "the year does not have this week")? })
    }
}
