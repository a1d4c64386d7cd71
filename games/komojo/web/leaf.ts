import type { Leaf } from '$page';

export default {
  order: 3,
  accent: ['#2E7D5B', '#5FC296'],
  // Two cards above two, the last of them turned up at a corner.
  sign: 'M4 2h6a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zm10 0h6a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM4 13h6a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zm10 0h3v5h4v3a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zm4.5 0 2.5 3.5h-2.5z',
  seats: 4,
  races: true,
  remembers: true,
} satisfies Leaf;
