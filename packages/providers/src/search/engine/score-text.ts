import { attributeOfCost, isExactCost, type Slot, UNANSWERED } from './slot.ts';

const ATTRIBUTES = 1024;
const WORDS = 16;

/**
 * Relevance after typos and lacks; lower is better, below 2^32. In order: word proximity, attribute
 * importance, number of prefix-only matches.
 */
export function scoreText(slots: readonly Slot[], documents: Uint32Array, proximity: Uint8Array): Uint32Array {
  const scores = new Uint32Array(documents.length);
  for (let i = 0; i < documents.length; i += 1) {
    const document = documents[i] as number;
    let attributes = 0;
    let beginnings = 0;
    for (let s = 0; s < slots.length; s += 1) {
      const cost = (slots[s] as Slot).best[document] as number;
      if (cost === UNANSWERED) continue;
      attributes += attributeOfCost(cost);
      if (!isExactCost(cost)) beginnings += 1;
    }
    const where = Math.min(ATTRIBUTES - 1, attributes);
    scores[i] = ((proximity[i] as number) * ATTRIBUTES + where) * WORDS + Math.min(WORDS - 1, beginnings);
  }
  return scores;
}
