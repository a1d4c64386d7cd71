//! A short list that lives inside a state.
//!
//! Written by hand because a state must be `Copy` and small: `ArrayVec` is not `Copy`, and other
//! fixed lists spend two to eight bytes on a length that never exceeds 255.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// At most `N` things (`N` ≤ 255) in order. Copying it copies the bytes.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Nothing yet; `fill` is what the unused room holds and is never seen.
    #[inline]
    pub const fn new(fill: T) -> Self {
        const { assert!(N <= u8::MAX as usize) };
        List { items: [fill; N], len: 0 }
    }

    /// How many more fit.
    #[inline]
    pub const fn room(&self) -> usize {
        N - self.len as usize
    }

    /// Puts it last. Panics when full: the rules bound every list.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Puts it last if there is room.
    #[inline]
    pub fn try_push(&mut self, item: T) -> bool {
        let fits = self.room() > 0;
        if fits {
            self.push(item);
        }
        fits
    }

    /// Takes the last.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes the one at `at`; the last fills its place.
    #[inline]
    pub fn swap_remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.len -= 1;
        self.items[at] = self.items[self.len as usize];
        item
    }

    /// Takes the one at `at`; the rest move up.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        item
    }

    /// Puts it at `at`; the rest move down.
    #[inline]
    pub fn insert(&mut self, at: usize, item: T) {
        self.items.copy_within(at..self.len as usize, at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes all away.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the first `len`.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }

    /// Puts all of them last, in order.
    #[inline]
    pub fn extend_from(&mut self, items: &[T]) {
        let start = self.len as usize;
        self.items[start..start + items.len()].copy_from_slice(items);
        self.len += items.len() as u8;
    }

    /// A list of these. Panics when there are more than `N`.
    #[inline]
    pub fn from_slice(fill: T, items: &[T]) -> Self {
        let mut list = List::new(fill);
        list.extend_from(items);
        list
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

// What lies in the unused room is not part of the list.
impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + std::hash::Hash, const N: usize> std::hash::Hash for List<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut list = List::new(T::default());
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(de::Error::invalid_length(items.len(), &format!("at most {N}").as_str()));
        }
        list.extend_from(&items);
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_does_what_a_vec_does() {
        let mut list: List<u8, 6> = List::from_slice(0, &[1, 2, 3]);
        list.insert(1, 9);
        assert_eq!(*list, [1, 9, 2, 3]);
        assert_eq!(list.remove(0), 1);
        assert_eq!(list.swap_remove(0), 9);
        assert_eq!(*list, [3, 2]);
        assert_eq!(list.pop(), Some(2));
        list.truncate(9);
        assert_eq!((list.len(), list.room()), (1, 5));
        list.clear();
        assert_eq!(list.pop(), None);
    }

    #[test]
    fn equal_lists_ignore_what_was_there_before() {
        let mut left: List<u8, 4> = List::from_slice(0, &[1, 2]);
        left.pop();
        assert_eq!(left, List::from_slice(7, &[1]));
    }

    #[test]
    fn a_full_list_refuses_politely_when_asked_to() {
        let mut list: List<u8, 1> = List::new(0);
        assert!(list.try_push(1));
        assert!(!list.try_push(2));
    }

    #[test]
    fn a_list_reads_as_it_is_written_and_no_longer_one_fits() {
        let list: List<u8, 3> = List::from_slice(7, &[1, 2]);
        let text = serde_json::to_string(&list).unwrap();
        assert_eq!(serde_json::from_str::<List<u8, 3>>(&text).unwrap(), list);
        assert!(serde_json::from_str::<List<u8, 3>>("[1, 2, 3]").is_ok());
        assert!(serde_json::from_str::<List<u8, 3>>("[1, 2, 3, 4]").is_err());
    }
}
