//! A map of few things. A page has a handful of tables, tabs and questions: looking through a list is as quick as anything, and each kind of tree would be
//! kilobytes more to load.

use std::borrow::Borrow;

pub(crate) struct Few<K, T>(Vec<(K, T)>);

impl<K, T> Default for Few<K, T> {
    fn default() -> Self {
        Few(Vec::new())
    }
}

impl<K: PartialEq, T> Few<K, T> {
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn insert(&mut self, key: K, value: T) {
        self.remove(&key);
        self.0.push((key, value));
    }

    pub(crate) fn get<Q: PartialEq + ?Sized>(&self, key: &Q) -> Option<&T>
    where
        K: Borrow<Q>,
    {
        self.0.iter().find(|(known, _)| known.borrow() == key).map(|(_, value)| value)
    }

    pub(crate) fn get_mut(&mut self, key: &K) -> Option<&mut T> {
        self.0.iter_mut().find(|(known, _)| known == key).map(|(_, value)| value)
    }

    pub(crate) fn remove<Q: PartialEq + ?Sized>(&mut self, key: &Q) -> Option<T>
    where
        K: Borrow<Q>,
    {
        let at = self.0.iter().position(|(known, _)| known.borrow() == key)?;
        Some(self.0.swap_remove(at).1)
    }
}
