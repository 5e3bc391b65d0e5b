import { mayRecommend } from '@wattle/domain/recommendations';
import { success } from '@wattle/domain/results';
import {
  createEmbeddedRecommendation,
  type RecommendationProvider,
  type ShopperEvent,
} from '@wattle/providers/recommendation';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Config } from '../../config/config.ts';
import type { ProductSource } from '../../search/product-source.ts';
import type { Store } from '../../store/store.ts';
import { type Poller, pollUntilClosed } from '../../workers/poll-until-closed.ts';
import { connectGoogleRetail } from './connect-google-retail.ts';
import { createEventRecorder } from './event-recorder.ts';
import { createKnownProducts } from './known-products.ts';
import { learnEvents } from './learn-events.ts';
import { readProductStates } from './read-product-states.ts';
import { sendEvents } from './send-events.ts';
import type { ShopRecommendation } from './shop-recommendation.ts';

const FORGET_MS = 3600 * 1000;

export type RecommendationParts = {
  readonly config: Pick<Config, 'googleRetail'>;
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  /** This process's products. The embedded engine requires them. */
  readonly products: ProductSource | undefined;
  readonly onError: (error: unknown) => void;
};

export type OpenRecommendation = ShopRecommendation & {
  /** Starts following shopper events. Products must be loaded by then. */
  start(): void;
  close(): Promise<void>;
};

type Chosen = { readonly provider: RecommendationProvider; follow(): Poller };

/** The configured service, or the embedded engine. Both get shopper events through the database. */
async function choose({ config, store, products, onError }: RecommendationParts): Promise<Chosen> {
  if (config.googleRetail) {
    const service = await connectGoogleRetail(config.googleRetail);
    return { provider: service, follow: () => sendEvents({ store, service, onError }) };
  }
  if (!products) throw new Error('The embedded recommendations need products.');
  const engine = createEmbeddedRecommendation({ products: createKnownProducts(products) });
  return { provider: engine, follow: () => learnEvents({ store, engine, onError }) };
}

export async function openRecommendation(parts: RecommendationParts): Promise<OpenRecommendation> {
  const { store, catalogue, products, onError } = parts;
  const { provider, follow } = await choose(parts);
  const readStates = readProductStates(store, catalogue, products);
  const isKnown = (id: string): boolean => !products || products.find(id) !== undefined;
  let follower: Poller | undefined;
  let forgetting: Poller | undefined;
  const recorder = createEventRecorder({ save: store.shopperEvents.record, onSaved: () => follower?.wake(), onError });

  return {
    async recommend(request) {
      const prediction = await provider.predict(request);
      if (prediction.status === 'ERROR') return prediction;
      const { attributionToken, productIds } = prediction.value;
      return success({ attributionToken, products: (await readStates(productIds)).filter(mayRecommend) });
    },

    record: (events) => recorder.record(events.flatMap((event) => onlyKnown(event, isKnown))),

    start() {
      follower = follow();
      forgetting = pollUntilClosed(() => store.shopperEvents.forgetOld(), { everyMs: FORGET_MS, onError });
    },

    async close() {
      await recorder.close();
      await forgetting?.close();
      await follower?.close();
    },
  };
}

/** Drops products that the shop does not have: they are not worth a row. */
function onlyKnown(event: ShopperEvent, isKnown: (id: string) => boolean): ShopperEvent[] {
  const products = event.products.filter(({ id }) => isKnown(id));
  return products.length === 0 ? [] : [{ ...event, products }];
}
