import { type CartItem, type CartQuote, type CartSettings, quoteCart } from '@wattle/domain/cart';
import {
  type ExplainedPromotion,
  explainPromotions,
  isInForce,
  type Promotion,
  promotionGifts,
} from '@wattle/domain/promotions';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { OffersLoader } from '../../pricing/cart-offers.ts';
import { NO_HOLDS } from '../../store/own-holds.ts';
import type { Store } from '../../store/store.ts';

export type TriedCart = {
  readonly items: readonly { readonly productId: string; readonly qty: number }[];
  readonly codes: readonly string[];
  readonly place: { readonly postcode: string; readonly state: string } | null;
  readonly isCustomer: boolean;
  readonly isFirstOrder: boolean;
  /** The moment at which it is tried, seconds since epoch: another day shows what is to come. */
  readonly at: number;
  /** A promotion that is off, and tried all the same. */
  readonly tryId: string | null;
  /** One that is being written, and not there yet. */
  readonly draft?: Promotion | null;
};

export type TriedLine = {
  readonly productId: string;
  readonly name: string;
  readonly qty: number;
  readonly cents: number;
};

export type TriedOffers = {
  readonly quote: Pick<CartQuote, 'totals'>;
  readonly explained: readonly ExplainedPromotion[];
  readonly lines: readonly TriedLine[];
  readonly settings: CartSettings;
};

type Deps = {
  readonly store: Pick<Store, 'promotions' | 'products'>;
  readonly load: OffersLoader;
  readonly catalogue: CatalogueCache;
};

/** Prices a cart with the rule that prices every cart, and says of each promotion why it is given or not. */
export async function tryOffers(
  { store, load, catalogue }: Deps,
  cart: TriedCart,
): Promise<Success<TriedOffers> | Rejected<'LOCALITY_NOT_FOUND' | 'PRODUCT_NOT_FOUND'>> {
  const productIds = cart.items.map(({ productId }) => productId);
  const drafts = cart.draft ? [{ promotion: cart.draft, isOff: false }] : [];
  const gifts = drafts.flatMap(({ promotion }) => promotionGifts(promotion).map(({ productId }) => productId));
  const wanted = [...productIds, ...gifts];
  const [loaded, known, stored, { warranties }] = await Promise.all([
    load({
      codes: cart.codes,
      place: cart.place,
      shopper: null,
      productIds: wanted,
      nowSeconds: cart.at,
      own: NO_HOLDS,
    }),
    store.promotions.listAll(),
    store.products.listByIds(productIds),
    catalogue.load(),
  ]);
  if (loaded.status !== 'SUCCESS') return loaded;
  const records = new Map(stored.map(({ record }) => [record.id, record]));
  if (productIds.some((id) => !records.has(id))) return rejected({ code: 'PRODUCT_NOT_FOUND' });
  const { offers, settings, products } = loaded.value;
  // a draft stands in for the offer that it changes
  const isReplaced = (id: string): boolean => id === cart.draft?.id;
  const replaced = known.find(({ promotion }) => isReplaced(promotion.id));
  const all = [...known.filter((one) => one !== replaced), ...drafts];
  const extra = all.flatMap(({ promotion, isOff }) => {
    const isTried = promotion === cart.draft || (isOff && promotion.id === cart.tryId);
    return isTried && isInForce(promotion, cart.at) ? [promotion] : [];
  });
  const promotions = [...offers.promotions.filter(({ id }) => !isReplaced(id)), ...extra];
  const uses = { ...offers.uses, ...(replaced && { [replaced.promotion.id]: { total: replaced.uses, own: 0 } }) };
  const quote = quoteCart({
    items: cart.items.map(({ productId, qty }, at) =>
      itemOf(String(at), productId, records.get(productId)?.variants[0]?.id ?? '', qty),
    ),
    facts: { products, warranties, settings },
    offers: { ...offers, promotions, uses },
    codes: cart.codes,
    shopper: { isCustomer: cart.isCustomer, hasOrderedBefore: !cart.isFirstOrder },
    methodCode: null,
    credits: [],
    nowSeconds: cart.at,
  });
  const explained = explainPromotions({
    ...{ all, result: quote.promotions, codes: cart.codes, nowSeconds: cart.at },
    tried: new Set(promotions.map(({ id }) => id)),
  });
  const lines = quote.lines.flatMap(({ itemId, itemsCents }) => {
    const item = cart.items[Number(itemId)];
    return item ? [{ ...item, name: records.get(item.productId)?.name ?? '', cents: itemsCents }] : [];
  });
  return success({ quote, explained, lines, settings });
}

const itemOf = (id: string, productId: string, variantId: string, qty: number): CartItem => ({
  ...{ id, productId, variantId, qty, createdAt: 0, warrantyId: null, giftcard: null, attribution: null },
  ...{ addedFrom: '', analyticsContext: {}, extra: { releaseDateTime: null } },
});
