import { describe, expect, it } from 'vitest';
import { Follower, type Followed } from './follow';

const cards = (text: string) => (text ? text.split(' ') : []);
const at = (hand: string, discard: string, laid: string[][] = [[], []]) => ({
  hand: cards(hand),
  discard: cards(discard),
  laid: laid.map((combinations) => combinations.map(cards)),
});
const keyOf = (all: Followed[], card: string) => all.find((one) => one.card === card)?.key;

describe('a card', () => {
  it('keeps its key in the hand, whatever comes', () => {
    const follower = new Follower();
    const before = follower.to(at('8d 8d Kh', '5c'), 1).hand;
    const after = follower.to(at('4s 8d 8d Kh', '5c'), 1).hand;
    expect(after.slice(0, 3)).toEqual(before);
    expect(new Set(after.map((one) => one.key)).size).toBe(4);
    expect(follower.newest).toBe(after[3]?.key);
  });
  it('keeps its key from the discard pile into the hand and back', () => {
    const follower = new Follower();
    const top = follower.to(at('8d Kh', '5c 8d'), 1).discard.at(-1)?.key;
    const taken = follower.to(at('8d 8d Kh', '5c'), 1);
    expect(taken.hand.map((one) => one.key)).toContain(top);
    expect(follower.newest).toBe(top);
    const king = keyOf(taken.hand, 'Kh');
    expect(follower.to(at('8d 8d', '5c Kh'), 1).discard.at(-1)?.key).toBe(king);
    expect(follower.newest).toBeNull();
  });
  it('keeps its key when it is laid down', () => {
    const follower = new Follower();
    const { hand } = follower.to(at('8d 8s 8h Kh', ''), 1);
    const { laid } = follower.to(at('Kh', '', [['8s 8h 8d'], []]), 1);
    expect(laid[0]?.[0]?.map((one) => one.key).sort()).toEqual(
      hand
        .slice(0, 3)
        .map((one) => one.key)
        .sort(),
    );
  });
  it('is another one in another round', () => {
    const follower = new Follower();
    const before = keyOf(follower.to(at('8d', ''), 1).hand, '8d');
    expect(keyOf(follower.to(at('8d', ''), 2).hand, '8d')).not.toBe(before);
  });
});

it('the same view twice changes nothing', () => {
  const follower = new Follower();
  follower.to(at('8d Kh', '5c'), 1);
  const once = follower.to(at('8d Kh 4s', '5c', [['3s 3h 3d'], []]), 1);
  const { newest } = follower;
  expect(follower.to(at('8d Kh 4s', '5c', [['3s 3h 3d'], []]), 1)).toEqual(once);
  expect(follower.newest).toBe(newest);
});
