import type { ContentIndex } from './content-index.ts';
import { DAY_SECONDS, type EngineMemory } from './engine-memory.ts';

export const BOUGHT = 3;

/** Filters, bags and cables are bought again soon; a dishwasher is not. */
const SUPPLIES_SECONDS = 30 * DAY_SECONDS;
const LASTING_SECONDS = 365 * DAY_SECONDS;

/** Hides a bought product for a year, and a bought accessory, such as a filter, for a month. */
export function isKeptBack(memory: EngineMemory, index: ContentIndex, visitorId: string, productId: string): boolean {
  const interest = memory.visitors.get(visitorId)?.interests.get(productId);
  if (!interest || interest.depth < BOUGHT) return false;
  const forSeconds = index.isAccessory(productId) ? SUPPLIES_SECONDS : LASTING_SECONDS;
  return memory.latest - interest.at < forSeconds;
}
