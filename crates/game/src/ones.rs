//! Sets as masks: which bits are set. Every set of cards, seats or places is walked through with these.

macro_rules! ones {
    ($name:ident, $mask:ty, $what:literal) => {
        #[doc = $what]
        #[inline]
        pub fn $name(mut mask: $mask) -> impl Iterator<Item = u8> {
            std::iter::from_fn(move || {
                (mask != 0).then(|| {
                    let bit = mask.trailing_zeros() as u8;
                    mask &= mask - 1;
                    bit
                })
            })
        }
    };
}

ones!(ones, u64, "The bits that are set, from the lowest.");
ones!(wide_ones, u128, "The same for sets of more than 64.");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_from_the_lowest_to_the_highest() {
        assert!(ones(0).next().is_none() && wide_ones(0).next().is_none());
        assert!(ones(1 << 63 | 0b101).eq([0, 2, 63]));
        assert!(wide_ones(1 << 127 | 0b10).eq([1, 127]));
    }
}
