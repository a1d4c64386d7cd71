//! The Rust half of the Python package `vierblatt`: tables, many tables at once, records, solvers. `vierblatt/_core.pyi` says what
//! it looks like from Python; the other half, in `vierblatt/`, puts the words of `PettingZoo` and `OpenSpiel` on it.

#![allow(clippy::needless_pass_by_value, reason = "what comes from Python comes by value")]

mod convert;
mod lab;
mod records;
mod table;
mod vector;

use pyo3::prelude::*;

/// The compiled part of the package `vierblatt`.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::lab::{MiniTable, solve_solo};
    #[pymodule_export]
    use super::records::{judge, random_record, read_records, show};
    #[pymodule_export]
    use super::table::{Bot, Table, games, layout};
    #[pymodule_export]
    use super::vector::Vector;
}
