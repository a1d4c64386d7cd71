import { describe, expect, it } from 'vitest';
import { only, ways } from './legal';

describe('ways', () => {
  it('sorts what is legal by card, and leaves out what is no card', () => {
    const all = ways(['28', '35', '35 on 1', '35 on 2', 'pass']);
    expect([...all.keys()]).toEqual(['28', '35']);
    expect(all.get('35')).toEqual({ play: '35', first: '35 on 1', second: '35 on 2' });
  });

  it('knows a five that goes on one limit only', () => {
    expect(ways(['55 on 2']).get('55')).toEqual({ second: '55 on 2' });
  });

  it('finds nothing in a tie', () => {
    expect(ways(['on', 'share']).size).toBe(0);
  });
});

describe('only', () => {
  it('is the one way to play a card, and nothing where there are several or none', () => {
    expect(only({ play: '28' })).toBe('28');
    expect(only({ second: '55 on 2' })).toBe('55 on 2');
    expect(only({ play: '35', first: '35 on 1' })).toBeNull();
    expect(only(undefined)).toBeNull();
  });
});
