//! Computed styles of pages.

mod browser;
mod generator;
mod hidden;
mod hostile;
mod reading;
mod reduced;
mod values;
mod work;
