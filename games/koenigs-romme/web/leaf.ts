import type { Leaf } from '$page';

export default {
  order: 1,
  accent: ['#4B2E83', '#A98BE0'],
  // A crown with five points, one for each suit.
  sign: 'M3 19h18v2H3zM3 17 2 7l4.6 4L9 4.5l3 4.7 3-4.7 2.4 6.5L22 7l-1 10z',
  seats: 4,
  daily: true,
  aloneOptions: ['dealt_complete'],
} satisfies Leaf;
