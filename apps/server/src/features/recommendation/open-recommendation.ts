import { schemas } from '@wattle/contract/schemas';
import { mayRecommend } from '@wattle/domain/recommendations';
import { failed, success } from '@wattle/domain/results';
import type { OnAccess } from '@wattle/providers/outside';
import {
  createEmbeddedRecommendation,
  type RecommendationProvider,
  type ShopperEvent,
} from '@wattle/providers/recommendation';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Config } from '../../config/config.ts';
import type { ProductSource } from '../../search/product-source.ts';
import type { SearchServers } from '../../search/search-servers.ts';
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
  /** Servers that recommend for this one. */
  readonly servers?: Pick<SearchServers, 'recommend'> | undefined;
  readonly onError: (error: unknown) => void;
  readonly onAccess?: OnAccess;
};

export type OpenRecommendation = ShopRecommendation & {
  /** Starts following shopper events. Products must be loaded by then. */
  start(): void;
  close(): Promise<void>;
};

type Chosen = { readonly recommend: ShopRecommendation['recommend']; follow(): Poller };

/** The configured service, other servers of the shop, or the embedded engine. All learn through the database. */
async function choose(parts: RecommendationParts): Promise<Chosen> {
  const { config, store, products, servers, onError } = parts;
  if (config.googleRetail) {
    const service = await connectGoogleRetail(config.googleRetail, parts.onAccess);
    return { recommend: recommendWith(service, parts), follow: () => sendEvents({ store, service, onError }) };
  }
  // they learn for themselves
  if (servers) return { recommend: recommendBy(servers), follow: () => ({ wake() {}, async close() {} }) };
  if (!products) throw new Error('The embedded recommendations need products.');
  const engine = createEmbeddedRecommendation({ products: createKnownProducts(products) });
  return { recommend: recommendWith(engine, parts), follow: () => learnEvents({ store, engine, onError }) };
}

function recommendWith(
  provider: RecommendationProvider,
  { store, catalogue, products }: RecommendationParts,
): ShopRecommendation['recommend'] {
  const readStates = readProductStates(store, catalogue, products);
  return async (request) => {
    const prediction = await provider.predict(request);
    if (prediction.status === 'ERROR') return prediction;
    const { attributionToken, productIds } = prediction.value;
    return success({ attributionToken, products: (await readStates(productIds)).filter(mayRecommend) });
  };
}

function recommendBy(servers: Pick<SearchServers, 'recommend'>): ShopRecommendation['recommend'] {
  const { value } = schemas.recommendProducts;
  return async (request) => {
    const answer = value.safeParse(await servers.recommend(request).catch(() => undefined));
    return answer.success ? success(answer.data) : failed('UNAVAILABLE');
  };
}

export async function openRecommendation(parts: RecommendationParts): Promise<OpenRecommendation> {
  const { store, products, onError } = parts;
  const { recommend, follow } = await choose(parts);
  const isKnown = (id: string): boolean => !products || products.find(id) !== undefined;
  let follower: Poller | undefined;
  let forgetting: Poller | undefined;
  /** A server without products asks the database which of them there are. */
  const saveKnown = async (events: readonly ShopperEvent[]): Promise<void> => {
    const ids = events.flatMap((event) => event.products.map(({ id }) => id));
    const known = new Set(await store.products.listKnown([...new Set(ids)]));
    await store.shopperEvents.record(events.flatMap((event) => onlyKnown(event, (id) => known.has(id))));
  };
  const save = products ? store.shopperEvents.record : saveKnown;
  const recorder = createEventRecorder({ save, onSaved: () => follower?.wake(), onError });

  return {
    recommend,

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
