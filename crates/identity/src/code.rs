//! Codes and secrets as texts.

/// Letters that nobody mistakes for each other when reading them aloud: no 0 O 1 I L.
const CLEAR: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// Bytes as clear letters; 31 letters do not divide 256, which hardly matters here.
pub fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(CLEAR[usize::from(*byte) % CLEAR.len()])).collect()
}

/// A code as people type it: small letters, spaces and dashes do not matter.
pub fn tidy_code(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_no_letters_that_look_alike() {
        for wrong in b"0O1IL" {
            assert!(!CLEAR.contains(wrong));
        }
        assert_eq!(letters(&[0, 30, 31]).as_str(), "2Z2");
    }

    #[test]
    fn a_code_may_be_typed_as_people_type() {
        assert_eq!(tidy_code(" ab-7 k"), "AB7K");
    }
}
