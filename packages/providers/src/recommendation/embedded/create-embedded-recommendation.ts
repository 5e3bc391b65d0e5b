import { success } from '@wattle/domain/results';
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
  /** The learned state, line by line, for persistence. */
  export(): Iterable<string>;
  /** Restores exported state. Returns false and changes nothing when the lines are invalid. */
  restore(lines: Iterable<string>): boolean;
};

/** An in-memory recommender: products seen together, similar products, and popular ones while data is scarce. */
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
