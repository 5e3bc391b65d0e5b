import type { Anchor } from './anchor.ts';
import { BADGE_ANCHORS } from './badge-anchors.ts';
import { CASE_ANCHORS } from './case-anchors.ts';
import { COLD_ANCHORS } from './cold-anchors.ts';
import { GIFT_ANCHORS } from './gift-anchors.ts';
import { HOME_ANCHORS } from './home-anchors.ts';

export const ANCHORS: readonly Anchor[] = [
  ...COLD_ANCHORS,
  ...HOME_ANCHORS,
  ...CASE_ANCHORS,
  ...BADGE_ANCHORS,
  ...GIFT_ANCHORS,
];
