import type { CallInput } from '@wattle/contract';
import { type CartOffers, DEFAULT_CART_SETTINGS, fromRequestItems, quoteCart } from '@wattle/domain/cart';
import type { WarrantyProduct } from '@wattle/domain/catalogue';
import { shippingMethodOf } from '@wattle/domain/delivery';
import { dollarsOf } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import { browserClient } from '../../../page/browser-client.ts';
import { loadProducts } from '../../../shopper/products/load-products.ts';

export type PricingRequest = CallInput<'checkoutInfo'>;
type Facts = {
  readonly products: ReadonlyMap<string, ProductDocument>;
  readonly warranties: ReadonlyMap<string, WarrantyProduct>;
};

/** Prices carts in the browser with the cart page's rule and data. */
export async function priceHere(requests: readonly PricingRequest[]) {
  const facts = await loadFacts(requests);
  const offers = new Map<string, Promise<CartOffers>>();
  const priced = [];
  for (const { cart, availableCreditBalances = [] } of requests) {
    const asked = { promoCodes: cart.promoCodes ?? [], locality: cart.locality ?? null };
    const key = JSON.stringify(asked);
    const loading = offers.get(key) ?? loadOffers(asked);
    offers.set(key, loading);
    const quote = quoteCart({
      items: fromRequestItems(cart.items).items,
      facts: { ...facts, settings: DEFAULT_CART_SETTINGS },
      offers: await loading,
      codes: asked.promoCodes,
      shopper: { isCustomer: false, hasOrderedBefore: false },
      methodCode: cart.shipping?.options?.methodCode ?? null,
      credits: availableCreditBalances,
      nowSeconds: Math.floor(Date.now() / 1000),
    });
    priced.push({
      total: dollarsOf(quote.totals.totalCents),
      gst: dollarsOf(quote.totals.gstCents),
      discount: dollarsOf(quote.totals.discountCents),
      shipping: quote.totals.shippingCents === null ? null : dollarsOf(quote.totals.shippingCents),
      leftToPay: dollarsOf(quote.leftToPayCents),
      itemSubtotalAfterDiscounts: dollarsOf(quote.totals.itemSubtotalAfterDiscountsCents),
      promotions: quote.promotions.given.map(({ id }) => id),
      methods: quote.methods.map(shippingMethodOf),
    });
  }
  return priced;
}

async function loadOffers(asked: CallInput<'loadCartOffers'>): Promise<CartOffers> {
  const outcome = await browserClient.loadCartOffers(asked);
  if (outcome.status !== 'SUCCESS') throw new Error(`No offers: ${JSON.stringify(outcome)}`);
  return outcome.value;
}

async function loadFacts(requests: readonly PricingRequest[]): Promise<Facts> {
  const items = requests.flatMap(({ cart }) => cart.items);
  const goods = items.filter(({ extra }) => !extra.warranty).map(({ productId }) => productId);
  const plans = [...new Set(items.filter(({ extra }) => extra.warranty).map(({ productId }) => productId))];
  const [products, warranties] = await Promise.all([loadProducts([...new Set(goods)]), loadPlans(plans)]);
  return { products, warranties: new Map(warranties.map((plan) => [plan.id, plan])) };
}

/** The most ids one call accepts. */
const IDS_MAX = 50;

async function loadPlans(ids: readonly string[]): Promise<readonly WarrantyProduct[]> {
  if (ids.length === 0) return [];
  const outcome = await browserClient.listWarranties({ ids: ids.slice(0, IDS_MAX).join(',') });
  if (outcome.status !== 'SUCCESS') throw new Error(`No plans: ${JSON.stringify(outcome)}`);
  return [...outcome.value.warranties, ...(await loadPlans(ids.slice(IDS_MAX)))];
}
