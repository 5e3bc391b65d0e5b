import { readPart, readStoredList, readText, writeStoredList } from '../recent/stored-list.ts';
import { PRODUCT_EVENTS } from './recommendation-cache.ts';
import { RECOMMENDATIONS } from './recommendation-constants.ts';
import type { KeptRecommendation, RecommendationMemory } from './recommendation-memory.ts';

const VERSION = 1;

function readKept(value: unknown): KeptRecommendation | undefined {
  const eventType = PRODUCT_EVENTS.find((one) => one === readPart(value, 'eventType'));
  const [key, loadedAt, entry] = ['key', 'loadedAt', 'entry'].map((name) => readPart(value, name));
  const attributionToken = readPart(entry, 'attributionToken');
  const productIds = readPart(entry, 'productIds');
  if (!eventType || typeof key !== 'string' || typeof loadedAt !== 'number') return undefined;
  if (typeof attributionToken !== 'string' || !Array.isArray(productIds)) return undefined;
  const ids = productIds.flatMap((id: unknown) => readText(id) ?? []).slice(0, RECOMMENDATIONS.shownMax);
  return { eventType, key, loadedAt, entry: { attributionToken, productIds: ids, recommendationsLoaded: true } };
}

export function writeRecommendationMemory(memory: RecommendationMemory): string {
  return writeStoredList(VERSION, memory);
}

/** The responses stored for the browser session; none when they cannot be read [C-3-43 C-9-13]. */
export function readRecommendationMemory(text: string | null): RecommendationMemory {
  return readStoredList(text, VERSION, readKept).slice(-RECOMMENDATIONS.keptMax);
}
