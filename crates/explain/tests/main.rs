//! Tests of the drawings that people see.

mod drawings;
