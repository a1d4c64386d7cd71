import { describe, expect, it } from 'vitest';
import type { TableView, You } from '../src/protocol';
import { Shares, fits, hashOf, listHash, type Keep, type Own } from '../src/shares';

const ZEROS = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const ONES = '01'.repeat(32);
const HASH = '06772b3f07aa6d661afd4b5c3edb088b68d6e87546ac747972743bab7b8f403b';
const BOT = {
  seat: 1,
  by: 'table' as const,
  hash: 'e27da1c3e08955110d5de7eba41ccf942f8f077eee1fe59603b45b28f687f5e4',
  value: 'f97734b4ade0d708945e1347a1666417e83494634850072764d2f83a33375cef',
};
const you: You = { seat: 0, host: true };

function memory(): Keep {
  let kept: Own[] = [];
  return { load: () => kept, save: (values) => void (kept = values) };
}

function table(more: Partial<TableView>): TableView {
  return { commitment: ZEROS, status: 'lobby', daily: null, next: null, seed: null, ...more } as TableView;
}

const own = (value: string | null, hash = HASH) => ({ seat: 0, by: 'player' as const, hash, value });
const started = table({ status: 'playing', reveals: true, shares: [own(null), BOT] });

describe('a page’s own value', () => {
  const load = (keep: Keep) => new Shares(keep, () => new Uint8Array(32).fill(1));

  it('is hashed as docs/fair-deals.md says', () => {
    expect(hashOf(ZEROS, ONES)).toBe(HASH);
    expect(listHash(started)).toBe('f548a4b36bbd2e1ef27d1222a029a2acbc919629170439e4239a83dfe02e7da9');
    expect(fits('00'.repeat(32), ZEROS)).toBe(true);
    expect(fits(ONES, ZEROS)).toBe(false);
  });

  it('is promised once, revealed once, and found in the finished game', () => {
    const shares = load(memory());
    expect(shares.next(table({}), { seat: null, host: false })).toBeNull();
    expect(shares.next(table({ daily: '2026-12-24' }), you)).toBeNull();
    expect(shares.next(table({}), you)).toEqual({ do: 'commit', hash: HASH });
    expect(shares.next(table({}), you)).toBeNull();
    expect(shares.next(started, you)).toEqual({ do: 'reveal', value: ONES });
    expect(shares.next(started, you)).toBeNull();
    const over = table({ status: 'over', seed: '00'.repeat(32), shares: [own(ONES), BOT] });
    expect(shares.verdict(over, you)).toBe('in');
    expect(shares.verdict({ ...over, shares: [own(null), BOT] }, you)).toBe('missing');
    expect(shares.verdict({ ...over, shares: [own(ONES)] }, you)).toBe('changed');
    expect(shares.verdict({ ...over, seed: ONES }, you)).toBe('changed');
  });

  it('outlives a reload', () => {
    const keep = memory();
    load(keep).next(table({}), you);
    expect(load(keep).next(table({}), you)).toEqual({ do: 'commit', hash: HASH });
    expect(load(keep).next(started, you)).toEqual({ do: 'reveal', value: ONES });
    expect(load(keep).next(started, you)).toEqual({ do: 'reveal', value: ONES });
  });

  it('is not revealed for another hash, nor to a second list', () => {
    const shares = load(memory());
    shares.next(table({}), you);
    const stranger = { ...started, shares: [own(null, BOT.hash), BOT] };
    expect(shares.next(stranger, you)).toBeNull();
    expect(shares.next({ ...started, reveals: false }, you)).toBeNull();
    const keep = memory();
    load(keep).next(table({}), you);
    expect(load(keep).next(started, you)).not.toBeNull();
    const other = { ...started, shares: [own(null), { ...BOT, hash: ONES }] };
    expect(load(keep).next(other, you)).toBeNull();
  });

  it('is a new one for the next game, while the old one can still be checked', () => {
    const shares = load(memory());
    shares.next(table({}), you);
    shares.next(started, you);
    const over = table({
      status: 'over',
      seed: '00'.repeat(32),
      shares: [own(ONES), BOT],
      next: { commitment: ONES, entropy: [] },
    });
    expect(shares.next(over, you)).toEqual({ do: 'commit', hash: hashOf(ONES, ONES) });
    expect(shares.verdict(over, you)).toBe('in');
  });
});
