//! A small network: inputs that are on or off, two hidden layers, one number for each output. The first layer adds up
//! the rows of the inputs that are on, so most of it is never touched.
//!
//! Sums are always in the same order, so the same weights give the same numbers on every machine.

/// The size of the first hidden layer.
pub const FIRST: usize = 128;
/// The size of the second.
pub const SECOND: usize = 64;

/// The weights, in one row: first layer, its bias, second layer, its bias, last layer, its bias.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    outputs: usize,
    /// All weights.
    pub weights: Vec<f32>,
}

/// What the hidden layers say. Kept from one question to the next, so that asking does not allocate.
#[derive(Clone, Copy, Debug)]
pub struct Hidden {
    /// The first layer, negative numbers as 0.
    pub first: [f32; FIRST],
    /// The second.
    pub second: [f32; SECOND],
}

impl Default for Hidden {
    fn default() -> Self {
        Hidden { first: [0.0; FIRST], second: [0.0; SECOND] }
    }
}

/// Where the parts of the weights begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The bias of the first layer.
    pub first_bias: usize,
    /// The second layer: a row for each unit of the first.
    pub second: usize,
    /// Its bias.
    pub second_bias: usize,
    /// The last layer: a row for each output.
    pub last: usize,
    /// Its bias.
    pub last_bias: usize,
    /// How many weights there are.
    pub end: usize,
}

impl Net {
    /// A network whose weights are all 0.
    pub fn new(inputs: usize, outputs: usize) -> Self {
        let mut net = Net { inputs, outputs, weights: Vec::new() };
        net.weights = vec![0.0; net.parts().end];
        net
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// Where the parts of the weights begin.
    #[inline]
    pub fn parts(&self) -> Parts {
        let first_bias = self.inputs * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let last = second_bias + SECOND;
        let last_bias = last + self.outputs * SECOND;
        Parts { first_bias, second, second_bias, last, last_bias, end: last_bias + self.outputs }
    }

    /// Works out the hidden layers.
    #[inline]
    pub fn look(&self, on: &[u16], hidden: &mut Hidden) {
        let parts = self.parts();
        let mut first: [f32; FIRST] = row(&self.weights, parts.first_bias);
        for input in on {
            let weights: &[f32; FIRST] = row_of(&self.weights, usize::from(*input) * FIRST);
            for (sum, weight) in first.iter_mut().zip(weights) {
                *sum += weight;
            }
        }
        let mut second: [f32; SECOND] = row(&self.weights, parts.second_bias);
        for (n, unit) in first.iter_mut().enumerate() {
            *unit = unit.max(0.0);
            if *unit > 0.0 {
                let weights: &[f32; SECOND] = row_of(&self.weights, parts.second + n * SECOND);
                for (sum, weight) in second.iter_mut().zip(weights) {
                    *sum += *unit * weight;
                }
            }
        }
        for unit in &mut second {
            *unit = unit.max(0.0);
        }
        *hidden = Hidden { first, second };
    }

    /// One output.
    #[inline]
    pub fn output(&self, hidden: &Hidden, output: usize) -> f32 {
        let parts = self.parts();
        let weights: &[f32; SECOND] = row_of(&self.weights, parts.last + output * SECOND);
        self.weights[parts.last_bias + output] + dot(&hidden.second, weights)
    }
}

#[inline]
fn row_of<const N: usize>(weights: &[f32], at: usize) -> &[f32; N] {
    weights[at..at + N].try_into().expect("a slice of N numbers is an array of N")
}

#[inline]
fn row<const N: usize>(weights: &[f32], at: usize) -> [f32; N] {
    *row_of(weights, at)
}

/// The sum of the products, in eight columns, which a machine can add at once.
#[inline]
pub fn dot(one: &[f32; SECOND], other: &[f32; SECOND]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for n in 0..8 {
            sums[n] += one[n] * other[n];
        }
    }
    sums.iter().sum()
}
