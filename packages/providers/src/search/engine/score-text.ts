import { attributeOfCost, isExactCost, roleOfCost, type Slot, UNANSWERED } from './slot.ts';

const PROXIMITIES = 64;
const ROLES = 4;
const ATTRIBUTES = 256;
const WORDS = 16;

/** A word without an answer is no part of the thing. */
const NO_ROLE = 3;

/**
 * How well documents answer beyond typing errors and missing words; the smaller the better, below 2 to the 32.
 * In this order: how near each other the words stand, whether the last of them names the thing itself (in
 * 'mouse pad' the mouse does not), in which attributes they stand, how many are only the beginning of a word.
 */
export function scoreText(slots: readonly Slot[], documents: Uint32Array, proximity: Uint8Array): Uint32Array {
  const scores = new Uint32Array(documents.length);
  for (let i = 0; i < documents.length; i += 1) {
    const document = documents[i] as number;
    let attributes = 0;
    let beginnings = 0;
    let role = NO_ROLE;
    for (let s = 0; s < slots.length; s += 1) {
      const cost = (slots[s] as Slot).best[document] as number;
      role = cost === UNANSWERED ? NO_ROLE : roleOfCost(cost);
      if (cost === UNANSWERED) continue;
      attributes += attributeOfCost(cost);
      if (!isExactCost(cost)) beginnings += 1;
    }
    const near = Math.min(PROXIMITIES - 1, proximity[i] as number);
    const where = Math.min(ATTRIBUTES - 1, attributes);
    scores[i] = ((near * ROLES + role) * ATTRIBUTES + where) * WORDS + Math.min(WORDS - 1, beginnings);
  }
  return scores;
}
