// How a hand of cards spreads.

/** How cards lie side by side: the left edge of each in a row; the raised one shows more of itself. */
export function spread(count: number, width: number, card: number, raised: number | null): number[] {
  if (count < 2) return count ? [Math.max(0, (width - card) / 2)] : [];
  const loose = card + 6;
  const tight = (width - card) / (count - 1);
  if (tight >= loose) {
    const left = (width - card - loose * (count - 1)) / 2;
    return Array.from({ length: count }, (_, n) => left + n * loose);
  }
  // The gap after the raised card is wide, the others share what is left.
  const wide = raised === null || raised === count - 1 ? tight : Math.min(card * 0.9, tight * 2.2);
  const others = count > 2 ? (width - card - wide) / (count - 2) : tight;
  const isWide = (n: number) => raised !== null && raised < count - 1 && n === raised;
  const lefts = [0];
  for (let n = 0; n < count - 1; n += 1)
    lefts.push((lefts[n] ?? 0) + (isWide(n) && count > 2 ? wide : others));
  return lefts;
}
