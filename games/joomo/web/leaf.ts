import type { Leaf } from '$page';

export default {
  order: 0,
  accent: ['#EE8A2A', '#F5A65B'],
  // Two limits with a card in the gap between them.
  sign: 'M3 5.5A1.5 1.5 0 0 1 4.5 4h2A1.5 1.5 0 0 1 8 5.5v13A1.5 1.5 0 0 1 6.5 20h-2A1.5 1.5 0 0 1 3 18.5zM16 5.5A1.5 1.5 0 0 1 17.5 4h2A1.5 1.5 0 0 1 21 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-2a1.5 1.5 0 0 1-1.5-1.5zM12 8.5l2.5 3.5-2.5 3.5L9.5 12z',
  seats: 4,
} satisfies Leaf;
