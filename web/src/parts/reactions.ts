// The quick reactions, in the order in which they are offered.
import type { Reaction } from '../protocol';

export const REACTIONS: Reaction[] = ['applause', 'laugh', 'surprise', 'sigh', 'think', 'wave'];
