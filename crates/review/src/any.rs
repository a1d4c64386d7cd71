//! A review of a game that is known only by its name.

use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_record::Record;
use vierblatt_texts::Language;

use crate::report::{Progress, Report};
use crate::{Review, ReviewError, Settings};

/// A review of any game.
pub trait Reviewing: Send {
    /// How far it has come.
    fn progress(&self) -> Progress;
    /// Looks at one more action.
    fn step(&mut self) -> Progress;
    /// What has been found so far, with words in this language.
    fn report(&self, language: Language) -> Report;
}

impl<G: Listed> Reviewing for Review<G> {
    fn progress(&self) -> Progress {
        Review::progress(self)
    }

    fn step(&mut self) -> Progress {
        Review::step(self)
    }

    fn report(&self, language: Language) -> Report {
        Review::report(self, language)
    }
}

/// Begins the review of a record.
///
/// # Errors
/// Says why there is nothing to review.
pub fn begin(record: &Record<'_>, settings: Settings) -> Result<Box<dyn Reviewing>, ReviewError> {
    let id = record.game.as_str().unwrap_or_default();
    with_game(id, Begin { record, settings }).unwrap_or(Err(ReviewError::NoGame))
}

struct Begin<'a, 'r> {
    record: &'a Record<'r>,
    settings: Settings,
}

impl Visit for Begin<'_, '_> {
    type Output = Result<Box<dyn Reviewing>, ReviewError>;

    fn visit<G: Listed>(self) -> Self::Output {
        Ok(Box::new(Review::<G>::new(self.record, self.settings)?))
    }
}
