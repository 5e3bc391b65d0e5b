import { success } from '@wattle/domain';
import { writeAttributionToken } from '../attribution-token.ts';
import type { RecommendationProvider } from '../port.ts';
import { contentIndexOf } from './content-index.ts';
import { createEngineMemory } from './engine-memory.ts';
import { exportMemory, readMemory } from './engine-state.ts';
import { DEFAULT_LIMITS, type EngineLimits, learnEvent } from './learn-event.ts';
import { predictProducts } from './predict-products.ts';
import type { ProductLookup } from './product-lookup.ts';

export type EmbeddedRecommendationConfig = {
  readonly products: ProductLookup;
  readonly limits?: Partial<EngineLimits>;
};

export type EmbeddedRecommendation = RecommendationProvider & {
  /** All that was learned, line by line, to be kept somewhere. */
  export(): Iterable<string>;
  /** Goes on from what was kept. False, and nothing changes, when it makes no sense. */
  restore(lines: Iterable<string>): boolean;
};

/** Recommends from memory: products met together, products alike, and popular ones as long as little is known. */
export function createEmbeddedRecommendation(config: EmbeddedRecommendationConfig): EmbeddedRecommendation {
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const lookup = config.products;
  const index = contentIndexOf(lookup, limits.neighboursMax);
  const isKnown = (id: string) => lookup.find(id) !== undefined;
  let memory = createEngineMemory();
  return {
    name: 'embedded',
    async predict(request) {
      const productIds = predictProducts({ memory, index: index(), lookup }, request);
      return success({ attributionToken: writeAttributionToken(request), productIds });
    },
    async record(events) {
      for (const event of events) learnEvent(memory, event, isKnown, limits);
    },
    export: () => exportMemory(memory),
    restore(lines) {
      const kept = readMemory(lines);
      if (kept) memory = kept;
      return kept !== undefined;
    },
  };
}
