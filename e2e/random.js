// Random choices that can be made again: E2E_SEED chooses others than the usual ones.
export const SEED = Number(process.env['E2E_SEED'] ?? 1);

/** Numbers from 0 to 1 that are the same each time for a name. @param {string} name @returns {() => number} */
export function random(name) {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), SEED);
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
