import {
  type CartOffers,
  type CartSettings,
  type DeliveryServices,
  isSellable,
  type Promotion,
  promotionGifts,
  type QuotedProduct,
  type Rejected,
  rejected,
  STATES,
  type Success,
  servicesTo,
  success,
} from '@wattle/domain';
import { cartSettings } from '../../cart/cart-settings.ts';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import { perCatalogueByKey } from '../../catalogue/per-catalogue.ts';
import { deliverySettings } from '../../delivery/delivery-settings.ts';
import type { UseCounts } from '../../store/promotions.ts';
import type { Store } from '../../store/store.ts';
import { keepPromotions } from './kept-promotions.ts';

export type OffersQuestion = {
  readonly codes: readonly string[];
  /** Where to deliver to; null: nobody said. */
  readonly place: { readonly postcode: string; readonly state: string } | null;
  /** An email by which uses and earlier orders are found; null: nothing is held against anybody. */
  readonly shopper: string | null;
  /** Products to read at the same time, so that one statement is enough. */
  readonly productIds: readonly string[];
  readonly nowSeconds: number;
};

export type LoadedOffers = {
  readonly offers: CartOffers;
  readonly settings: CartSettings;
  readonly hasOrderedBefore: boolean;
  /** As they are in the database at this moment, gifts of the promotions too. */
  readonly products: ReadonlyMap<string, QuotedProduct>;
};

export type OffersLoader = (
  question: OffersQuestion,
) => Promise<Success<LoadedOffers> | Rejected<'LOCALITY_NOT_FOUND'>>;

/** Loads what a cart is priced with, besides the cart. What is asked of the database is asked together. */
export function cartOffers(store: Store, catalogue: CatalogueCache): OffersLoader {
  const promotionsFor = keepPromotions(store, catalogue);
  const servicesAt = placeServices(store, catalogue);
  const loadSettings = cartSettings(store, catalogue);
  return async ({ codes, place, shopper, productIds, nowSeconds }) => {
    const promotions = await promotionsFor(codes, nowSeconds);
    const [services, products, uses, hasOrderedBefore, settings] = await Promise.all([
      place && servicesAt(place.postcode, place.state),
      readProducts(store, catalogue, [...productIds, ...promotions.flatMap(giftsOf)], nowSeconds),
      readUses(store, promotions, shopper),
      shopper !== null && promotions.some(asksForFirstOrder) ? store.hasOrdered(shopper) : false,
      loadSettings(),
    ]);
    if (services === undefined) return rejected({ code: 'LOCALITY_NOT_FOUND' });
    const offers = { promotions: promotions.filter((one) => canBeGiven(one, products)), uses, services };
    return success({ offers, settings, hasOrderedBefore, products });
  };
}

/** The services of a place that exists. A shop without rules of delivery brings nothing anywhere. */
function placeServices(store: Store, catalogue: CatalogueCache) {
  const settings = deliverySettings(store, catalogue);
  const isState = (text: string) => STATES.some((state) => state === text);
  const find = perCatalogueByKey<DeliveryServices>(catalogue, async (key) => {
    const [postcode = '', state = ''] = key.split(' ');
    const [isKnown, { rules }] = await Promise.all([store.hasPostcode(postcode, state), settings()]);
    if (!isKnown) return undefined;
    return rules ? servicesTo(rules, postcode) : { parcel: null, bigAndBulky: null };
  });
  return async (postcode: string, state: string) =>
    /^\d{4}$/.test(postcode) && isState(state) ? find(`${postcode} ${state}`) : undefined;
}

async function readProducts(
  store: Store,
  catalogue: CatalogueCache,
  ids: readonly string[],
  nowSeconds: number,
): Promise<ReadonlyMap<string, QuotedProduct>> {
  const [around, stored] = await Promise.all([catalogue.load(), store.listCartProducts([...new Set(ids)])]);
  return new Map(stored.map((one) => [one.record.id, assemble(around, one, nowSeconds)]));
}

async function readUses(
  store: Store,
  promotions: readonly Promotion[],
  shopper: string | null,
): Promise<Record<string, UseCounts>> {
  const limited = promotions.filter(({ conditions }) => conditions.some(({ type }) => type === 'usage'));
  if (limited.length === 0) return {};
  const ids = limited.map(({ id }) => id);
  const uses = await store.usesOf(ids, shopper);
  return Object.fromEntries(ids.map((id) => [id, uses.get(id) ?? { total: 0, own: 0 }]));
}

const asksForFirstOrder = ({ conditions }: Promotion): boolean => conditions.some(({ type }) => type === 'firstOrder');

const giftsOf = (promotion: Promotion): string[] => promotionGifts(promotion).map(({ productId }) => productId);

/** A promotion with a gift is no offer while the gift cannot be had. */
function canBeGiven(promotion: Promotion, products: ReadonlyMap<string, QuotedProduct>): boolean {
  return promotionGifts(promotion).every(({ productId, qty: wanted }) => {
    const gift = products.get(productId);
    return gift !== undefined && isSellable(gift) && gift.variants.some(({ qty }) => qty >= wanted);
  });
}
