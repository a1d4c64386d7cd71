//! The weights as bytes: a byte for each weight, and for each row how large they are.
//!
//! In this order, numbers with the lowest byte first: eight letters that say what it is; the weights of the features; the
//! three biases (all `f32`); then the rows of the three layers, each an `f32` and as many signed bytes to be multiplied by it.

use super::inputs::{INPUTS, OUTPUTS};
use super::net::{FIRST, Net, SECOND};
use super::policy::{Learned, TASTES};
use crate::bot::features::FEATURES;

const MAGIC: &[u8; 8] = b"JOPOLIC1";

impl Learned {
    /// The weights as bytes. They are rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let mut put = |number: &f32| bytes.extend_from_slice(&number.to_le_bytes());
        self.tastes.as_flattened().iter().for_each(&mut put);
        let parts = self.net.parts();
        let weights = &self.net.weights;
        weights[parts.first_bias..parts.second].iter().for_each(&mut put);
        weights[parts.second_bias..parts.last].iter().for_each(&mut put);
        weights[parts.last_bias..parts.end].iter().for_each(&mut put);
        for (from, to, row) in layers(&self.net) {
            for row in weights[from..to].chunks_exact(row) {
                let most = row.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
                let unit = most / 127.0;
                bytes.extend_from_slice(&unit.to_le_bytes());
                let rounded =
                    |weight: &f32| if unit > 0.0 { (weight / unit).round() as i8 } else { 0 };
                bytes.extend(row.iter().map(|weight| rounded(weight).cast_unsigned()));
            }
        }
        bytes
    }

    /// Reads weights. None if they are something else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let mut learned =
            Learned { net: Net::new(INPUTS, OUTPUTS), tastes: [[0.0; FEATURES]; TASTES] };
        let parts = learned.net.parts();
        let layers = layers(&learned.net);
        let weights = &mut learned.net.weights;
        fill(&mut rest, learned.tastes.as_flattened_mut())?;
        fill(&mut rest, &mut weights[parts.first_bias..parts.second])?;
        fill(&mut rest, &mut weights[parts.second_bias..parts.last])?;
        fill(&mut rest, &mut weights[parts.last_bias..parts.end])?;
        for (from, to, row) in layers {
            for row in weights[from..to].chunks_exact_mut(row) {
                let unit = number(&mut rest)?;
                let (bytes, after) = rest.split_at_checked(row.len())?;
                rest = after;
                for (weight, byte) in row.iter_mut().zip(bytes) {
                    *weight = f32::from(byte.cast_signed()) * unit;
                }
            }
        }
        rest.is_empty().then_some(learned)
    }
}

/// The layers: from where to where, and how long a row is.
fn layers(net: &Net) -> [(usize, usize, usize); 3] {
    let parts = net.parts();
    [
        (0, parts.first_bias, FIRST),
        (parts.second, parts.second_bias, SECOND),
        (parts.last, parts.last_bias, SECOND),
    ]
}

fn fill(rest: &mut &[u8], numbers: &mut [f32]) -> Option<()> {
    for place in numbers {
        *place = number(rest)?;
    }
    Some(())
}

fn number(rest: &mut &[u8]) -> Option<f32> {
    let (bytes, after) = rest.split_first_chunk()?;
    *rest = after;
    let number = f32::from_le_bytes(*bytes);
    number.is_finite().then_some(number)
}
