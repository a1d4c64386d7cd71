import type { Leaf } from '$page';

export default {
  order: 2,
  accent: ['#B0213A', '#E0566C'],
  // A burst, as on the JOGO! cards.
  sign: 'M12 1l2.3 5.4L19.8 4.2l-2.2 5.5L23 12l-5.4 2.3 2.2 5.5-5.5-2.2L12 23l-2.3-5.4-5.5 2.2 2.2-5.5L1 12l5.4-2.3L4.2 4.2l5.5 2.2z',
  seats: 3,
} satisfies Leaf;
