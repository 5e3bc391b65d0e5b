import type { CartOffers, CartSettings } from '@wattle/domain/cart';
import { isSellable, type Product } from '@wattle/domain/catalogue';
import { type DeliveryServices, servicesTo } from '@wattle/domain/delivery';
import { type Promotion, promotionGifts } from '@wattle/domain/promotions';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { STATES } from '@wattle/domain/stores';
import { assemble } from '../catalogue/assemble.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { perCatalogueByKey } from '../catalogue/per-catalogue.ts';
import { deliverySettings } from '../delivery/delivery-settings.ts';
import { withOwnStock, withoutOwnUse } from '../store/add-own-holds.ts';
import type { OwnHolds } from '../store/own-holds.ts';
import type { UseCounts } from '../store/promotions.ts';
import type { Store } from '../store/store.ts';
import { cartSettings } from './cart-settings.ts';
import { keepPromotions } from './kept-promotions.ts';

export type OffersQuestion = {
  readonly codes: readonly string[];
  /** Delivery location; null: unknown. */
  readonly place: { readonly postcode: string; readonly state: string } | null;
  /** Email to look up promotion uses and earlier orders; null: unknown, so neither counts. */
  readonly shopper: string | null;
  /** Products to read in the same statement. */
  readonly productIds: readonly string[];
  readonly nowSeconds: number;
  /** What the shopper's own unfinished attempt holds. */
  readonly own: OwnHolds;
};

export type LoadedOffers = {
  readonly offers: CartOffers;
  readonly settings: CartSettings;
  readonly hasOrderedBefore: boolean;
  /** Current products, including the gifts of promotions. */
  readonly products: ReadonlyMap<string, Product>;
};

export type OffersLoader = (
  question: OffersQuestion,
) => Promise<Success<LoadedOffers> | Rejected<'LOCALITY_NOT_FOUND'>>;

/** Loads everything a cart is priced with, besides the cart itself, with concurrent queries. */
export function cartOffers(store: Store, catalogue: CatalogueCache): OffersLoader {
  const promotionsFor = keepPromotions(store, catalogue);
  const servicesAt = placeServices(store, catalogue);
  const loadSettings = cartSettings(store, catalogue);
  return async ({ codes, place, shopper, productIds, nowSeconds, own }) => {
    const promotions = await promotionsFor(codes, nowSeconds);
    const [services, products, uses, hasOrderedBefore, settings] = await Promise.all([
      place && servicesAt(place.postcode, place.state),
      readProducts(store, catalogue, [...productIds, ...promotions.flatMap(giftsOf)], { nowSeconds, own }),
      readUses(store, promotions, { shopper, own }),
      shopper !== null && promotions.some(asksForFirstOrder) ? store.orders.hasOrdered(shopper) : false,
      loadSettings(),
    ]);
    if (services === undefined) return rejected({ code: 'LOCALITY_NOT_FOUND' });
    const offers = { promotions: promotions.filter((one) => canBeGiven(one, products)), uses, services };
    return success({ offers, settings, hasOrderedBefore, products });
  };
}

/** Delivery services to an existing place. Without delivery rules there are none. */
function placeServices(store: Store, catalogue: CatalogueCache) {
  const settings = deliverySettings(store, catalogue);
  const isState = (text: string) => STATES.some((state) => state === text);
  const find = perCatalogueByKey<DeliveryServices>(catalogue, async (key) => {
    const [postcode = '', state = ''] = key.split(' ');
    const [isKnown, { rules }] = await Promise.all([store.localities.hasPostcode(postcode, state), settings()]);
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
  { nowSeconds, own }: Pick<OffersQuestion, 'nowSeconds' | 'own'>,
): Promise<ReadonlyMap<string, Product>> {
  const stored = await store.cartProducts.list(ids);
  const around = await catalogue.loadFor(stored);
  return new Map(withOwnStock(stored, own).map((one) => [one.record.id, assemble(around, one, nowSeconds)]));
}

async function readUses(
  store: Store,
  promotions: readonly Promotion[],
  { shopper, own }: Pick<OffersQuestion, 'shopper' | 'own'>,
): Promise<Record<string, UseCounts>> {
  const limited = promotions.filter(({ conditions }) => conditions.some(({ type }) => type === 'usage'));
  if (limited.length === 0) return {};
  const ids = limited.map(({ id }) => id);
  const uses = await store.promotions.countUses(ids, shopper);
  return Object.fromEntries(
    ids.map((id) => [id, withoutOwnUse(id, uses.get(id) ?? { total: 0, own: 0 }, shopper, own)]),
  );
}

const asksForFirstOrder = ({ conditions }: Promotion): boolean => conditions.some(({ type }) => type === 'firstOrder');

const giftsOf = (promotion: Promotion): string[] => promotionGifts(promotion).map(({ productId }) => productId);

/** A promotion with a gift is not offered while the gift is out of stock. */
function canBeGiven(promotion: Promotion, products: ReadonlyMap<string, Product>): boolean {
  return promotionGifts(promotion).every(({ productId, qty: wanted }) => {
    const gift = products.get(productId);
    return gift !== undefined && isSellable(gift) && gift.variants.some(({ qty }) => qty >= wanted);
  });
}
