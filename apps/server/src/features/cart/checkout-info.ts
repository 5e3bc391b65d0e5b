import type { CallValue, ParsedInput } from '@wattle/contract';
import { fromRequestItems, quoteCart, validateCart } from '@wattle/domain/cart';
import { checkoutInfoOf } from '@wattle/domain/checkout';
import { priceWishes, SHIPPING_METHODS, servicesCents } from '@wattle/domain/delivery';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { OffersLoader } from '../../pricing/cart-offers.ts';
import { shopperEmail } from '../../pricing/shopper-email.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

type Request = ParsedInput<'checkoutInfo'>;
type Info = Extract<CallValue<'checkoutInfo'>, { status: 'SUCCESS' }>;

/** What a cart costs now, and everything wrong with it [C-4-68 C-4-69 C-4-70 C-7-22]. */
export const checkoutInfo =
  ({ ownHolds }: Pick<Store, 'ownHolds'>, load: OffersLoader, catalogue: CatalogueCache): Handler<'checkoutInfo'> =>
  ({ cart, extra, availableCreditBalances: credits }, { caller, attemptKey } = {}) =>
    orDatabaseAway(async () => {
      const { items, strayPlans } = fromRequestItems(cart.items);
      if (items.length === 0) return success({ status: 'CART_EMPTY' });
      const nowSeconds = Math.floor(Date.now() / 1000);
      const productIds = items.map(({ productId }) => productId);
      // a customer's uses count by their own email, whatever the cart says
      const shopper = shopperEmail(caller ?? cart);
      const own = await ownHolds.find(attemptKey);
      const [loaded, { warranties }] = await Promise.all([
        load({ codes: cart.promoCodes, place: placeOf(cart), shopper, productIds, nowSeconds, own }),
        catalogue.load(),
      ]);
      if (loaded.status !== 'SUCCESS') return loaded;
      const { offers, settings, hasOrderedBefore, products } = loaded.value;
      const facts = { products, warranties, settings };
      const { failures } = validateCart(items, facts, nowSeconds);
      const quote = quoteCart({
        items,
        facts,
        offers,
        codes: cart.promoCodes,
        shopper: { isCustomer: caller !== undefined, hasOrderedBefore },
        methodCode: wantedMethod(cart),
        shippingDate: extra.shippingDate ?? null,
        servicesCents: servicesCents(priceWishes(extra.services ?? [], items, products)),
        credits,
        nowSeconds,
      });
      return success({ ...checkoutInfoOf(quote), failures: failuresOf(failures, strayPlans) });
    });

type Failures = ReturnType<typeof validateCart>['failures'];

/** The shipping address, or the shopper's location until there is one. */
function placeOf({ shippingAddress, locality }: Request['cart']) {
  return shippingAddress && shippingAddress.postcode !== '' ? shippingAddress : locality;
}

function wantedMethod({ shipping }: Request['cart']): string | null {
  const pickup = shipping?.type === 'STORE_PICKUP' ? SHIPPING_METHODS.storePickup.methodCode : null;
  return shipping?.options?.methodCode ?? pickup;
}

/** Identifies items by their index in the request. */
function failuresOf(failures: Failures, strayPlans: readonly number[]): Info['failures'] {
  const ofItems = Object.entries(failures).flatMap(([id, reasons]) =>
    reasons.map(({ code, params }) => ({ item: Number(id), code, ...(params && { params }) })),
  );
  const ofPlans = strayPlans.map((item) => ({ item, code: 'warrantyNotFound' as const }));
  return [...ofItems, ...ofPlans].sort((a, b) => a.item - b.item);
}
