//! What two nodes say to each other, numbered. A link has lives: both sides begin a new one as soon as either has noticed that something is
//! missing. What was under way in the old one is lost for both, and whoever needs it asks again.

use vierblatt_store::Ms;

/// One node's end of a link.
#[derive(Debug)]
pub(crate) struct Link {
    life: u32,
    sent: u64,
    received: u64,
    heard_at: Ms,
    /// Nothing has been heard for long: it may be dead, asleep or cut off.
    pub(crate) is_silent: bool,
}

/// What is to be done with what was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Take it in.
    Next,
    /// Take it in, after everything of the life before is given up.
    NewLife,
    /// It is from an earlier life, or was heard before.
    Old,
    /// Something is missing: a new life has begun, and everything is given up, this frame too.
    Gap,
}

impl Link {
    pub(crate) fn new(now: Ms) -> Link {
        Link { life: 1, sent: 0, received: 0, heard_at: now, is_silent: false }
    }

    pub(crate) fn life(&self) -> u32 {
        self.life
    }

    pub(crate) fn sent(&self) -> u64 {
        self.sent
    }

    pub(crate) fn heard_at(&self) -> Ms {
        self.heard_at
    }

    /// The number of the next frame.
    pub(crate) fn number(&mut self) -> u64 {
        self.sent += 1;
        self.sent
    }

    /// Begins a new life.
    pub(crate) fn begin_again(&mut self) {
        self.begin(self.life.saturating_add(1));
    }

    fn begin(&mut self, life: u32) {
        (self.life, self.sent, self.received) = (life, 0, 0);
    }

    /// A frame was heard: of this life, with this number (0: none).
    pub(crate) fn hear(&mut self, life: u32, number: u64, now: Ms) -> Heard {
        self.heard_at = now;
        if life < self.life {
            return Heard::Old;
        }
        let is_new = life > self.life;
        if is_new {
            self.begin(life);
        }
        if number > 0 {
            if number <= self.received {
                return Heard::Old;
            }
            if number > self.received + 1 {
                self.begin_again();
                return Heard::Gap;
            }
            self.received = number;
        }
        if is_new { Heard::NewLife } else { Heard::Next }
    }

    /// The other side says how much it has sent. False: some of it is missing, and a new life has begun.
    pub(crate) fn has_all(&mut self, sent: u64) -> bool {
        let has_all = sent <= self.received;
        if !has_all {
            self.begin_again();
        }
        has_all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_noticed_by_the_next_frame_or_the_next_beat() {
        let mut link = Link::new(0);
        assert_eq!(link.hear(1, 1, 0), Heard::Next);
        assert_eq!(link.hear(1, 1, 0), Heard::Old, "nothing is taken in twice");
        assert_eq!(link.hear(1, 3, 0), Heard::Gap);
        assert_eq!(link.life(), 2);
        assert_eq!(link.hear(1, 4, 0), Heard::Old, "what is left of the first life");
        assert_eq!(link.hear(2, 1, 0), Heard::Next);
        assert!(link.has_all(1));
        assert!(!link.has_all(2));
        assert_eq!(link.life(), 3);
    }

    #[test]
    fn both_sides_end_up_in_the_same_life() {
        let (mut a, mut b) = (Link::new(0), Link::new(0));
        a.begin_again();
        let number = a.number();
        assert_eq!(b.hear(a.life(), number, 0), Heard::NewLife);
        b.begin_again();
        b.begin_again();
        assert_eq!(a.hear(b.life(), 0, 0), Heard::NewLife);
        assert_eq!(a.life(), b.life());
        assert_eq!(b.hear(a.life(), a.number(), 0), Heard::Next);
    }

    #[test]
    fn a_new_life_whose_beginning_is_missing_is_a_gap() {
        let mut link = Link::new(0);
        assert_eq!(link.hear(5, 2, 0), Heard::Gap);
        assert_eq!(link.life(), 6);
    }
}
