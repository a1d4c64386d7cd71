//! Steps along a gradient, for each weight as large as its own gradients usually are not (Adam).

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Adam {
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
    pub(super) steps: u32,
}

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const LEAST: f32 = 1e-5;

impl Adam {
    pub(super) fn new(weights: usize) -> Self {
        Adam { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    /// One step against the gradient, which was added up over several lessons: `scale` makes a mean of it.
    pub(super) fn step(&mut self, weights: &mut [f32], gradient: &[f32], scale: f32, rate: f32) {
        self.steps += 1;
        let young = |keep: f32| 1.0 / (1.0 - f64::from(keep).powi(self.steps as i32)) as f32;
        let (mean_scale, square_scale) = (young(MEAN), young(SQUARE));
        let moments = self.mean.iter_mut().zip(self.square.iter_mut());
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            let slope = slope * scale;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            *weight -= rate * (*mean * mean_scale) / ((*square * square_scale).sqrt() + LEAST);
        }
    }
}
