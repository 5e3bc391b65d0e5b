import type { Anchor } from './anchor.ts';
import { BADGE_ANCHORS } from './badge-anchors.ts';
import { COLD_ANCHORS } from './cold-anchors.ts';
import { GIFT_ANCHORS } from './gift-anchors.ts';
import { KITCHEN_ANCHORS } from './kitchen-anchors.ts';
import { LIVING_ANCHORS } from './living-anchors.ts';
import { PRICE_ANCHORS } from './price-anchors.ts';
import { SELLING_ANCHORS } from './selling-anchors.ts';

export const ANCHORS: readonly Anchor[] = [
  ...COLD_ANCHORS,
  ...KITCHEN_ANCHORS,
  ...LIVING_ANCHORS,
  ...PRICE_ANCHORS,
  ...SELLING_ANCHORS,
  ...BADGE_ANCHORS,
  ...GIFT_ANCHORS,
];
