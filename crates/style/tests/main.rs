//! Computed styles of pages.

mod browser;
mod contrast;
mod fuzzing;
mod generator;
mod hidden;
mod hostile;
mod live;
mod reading;
mod reduced;
mod values;
mod work;
