//! A round of self-play, and what each decision in it was worth.

use rand::{Rng, RngExt};
use vierblatt_game::{Game, Seat, Seats};
use vierblatt_joomo::bot::learned::inputs::{INPUTS, UNSEEN, inputs, output};
use vierblatt_joomo::bot::learned::net::{Hidden, Net};
use vierblatt_joomo::bot::learned::{Evidence, Learned, Question};
use vierblatt_joomo::bot::policy::Due;
use vierblatt_joomo::{Joomo, MAX_DECK, MAX_SEATS, State};

use super::batch::{Batch, Sample};

/// So many points are a reward of 1.
pub(super) const POINTS: f32 = 3.0;
/// How much later decisions of the same seat count in judging an earlier one.
const LOOK: f32 = 0.95;

/// One decision on the way.
struct Step {
    sample: usize,
    seat: Seat,
    value: f32,
    /// What the seat was paid before its next decision.
    paid: f32,
}

/// Plays a round and adds its decisions to the batch. A fixed policy, if there is one, has a price for surprises.
pub(super) fn play(
    mut state: State,
    policy: &Learned,
    critic: &Net,
    fixed: Option<(&Learned, f32)>,
    batch: &mut Batch,
    rng: &mut impl Rng,
) {
    let mut evidence = Evidence::default();
    let mut question = Question::default();
    let mut second = Question::default();
    let mut hidden = Hidden::default();
    let mut all = Vec::new();
    let mut steps: Vec<Step> = Vec::new();
    let seats = Joomo::totals(&state).seats();
    while let Some(due) = Due::of(state.phase()) {
        let Some(seat) = Joomo::turn(&state).seats().iter().next() else { break };
        policy.ask(&state, seat, &evidence, &mut question);
        let chosen = draw(&question, rng);
        let option = question.moves[chosen];
        if question.moves.len() > 1 {
            see_all(&state, seat, seats, &mut all);
            critic.look(&all, &mut hidden);
            let value = critic.output(&hidden, 0);
            steps.push(Step { sample: batch.samples.len(), seat, value, paid: 0.0 });
            if let Some((fixed, price)) = fixed {
                second.clone_from(&question);
                fixed.answer(&mut second);
                let surprise =
                    price * (option.chance.max(1e-6) / second.moves[chosen].chance.max(1e-6)).ln();
                pay(&mut steps, seat, seats, surprise);
            }
            add(batch, &question, &all, chosen);
        }
        evidence.note(due, seat, option.mv);
        Joomo::apply(&mut state, seat, &option.mv, &mut ());
    }
    judge(&state, seats, &steps, batch);
}

fn draw(question: &Question, rng: &mut impl Rng) -> usize {
    let mut rest = rng.random::<f32>();
    let found = question.moves.iter().position(|option| {
        rest -= option.chance;
        rest < 0.0
    });
    found.unwrap_or(question.moves.len() - 1)
}

/// What the critic sees.
fn see_all(state: &State, seat: Seat, seats: Seats, all: &mut Vec<u16>) {
    inputs(state, seat, &Evidence::default(), all);
    // The hands say which cards are unseen, except those aside, which matter little.
    all.retain(|input| !UNSEEN.contains(&usize::from(*input)));
    for n in 1..seats.count() {
        let other = Seat(((seat.index() + n) % seats.count()) as u8);
        let plane = INPUTS + (n - 1) * MAX_DECK;
        let hand = Joomo::private(state, other).hand;
        all.extend(hand.iter().map(|card| (plane + usize::from(card.value())) as u16));
    }
}

/// The seat pays the others, each at their last decision.
fn pay(steps: &mut [Step], seat: Seat, seats: Seats, price: f32) {
    let mut paid = [false; MAX_SEATS];
    for step in steps.iter_mut().rev() {
        if std::mem::replace(&mut paid[step.seat.index()], true) {
            continue;
        }
        step.paid += if step.seat == seat { -price } else { price / (seats.count() - 1) as f32 };
    }
}

fn add(batch: &mut Batch, question: &Question, all: &[u16], chosen: usize) {
    let Batch { on, all: every, moves, samples } = batch;
    let from = (on.len(), every.len(), moves.len());
    on.extend_from_slice(&question.on);
    every.extend_from_slice(all);
    moves.extend(question.moves.iter().map(|option| (output(option.mv) as u16, option.features)));
    samples.push(Sample {
        on: from.0..on.len(),
        all: from.1..every.len(),
        moves: from.2..moves.len(),
        taste: question.taste,
        chosen,
        chance: question.moves[chosen].chance,
        advantage: 0.0,
        target: 0.0,
    });
}

/// What each decision was worth: for whoever made it, by what they got in the end and what the critic said on the way.
fn judge(state: &State, seats: Seats, steps: &[Step], batch: &mut Batch) {
    let points = |seat: Seat| state.points_this_round(seat) as f32;
    let sum: f32 = seats.iter().map(points).sum();
    let mut next = [0.0; MAX_SEATS];
    let mut ahead = [0.0; MAX_SEATS];
    for seat in seats.iter() {
        let others = (sum - points(seat)) / (seats.count() - 1) as f32;
        next[seat.index()] = (points(seat) - others) / POINTS;
    }
    for step in steps.iter().rev() {
        let at = step.seat.index();
        ahead[at] = step.paid + next[at] - step.value + LOOK * ahead[at];
        next[at] = step.value;
        let sample = &mut batch.samples[step.sample];
        sample.advantage = ahead[at];
        sample.target = ahead[at] + step.value;
    }
}
