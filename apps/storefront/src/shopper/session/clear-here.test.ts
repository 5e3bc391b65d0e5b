import { readCartItems } from '@wattle/domain/cart';
import { NO_CHECKOUT, type PickupStore } from '@wattle/domain/checkout';
import { readSynced } from '@wattle/domain/session';
import { readWishes } from '@wattle/domain/wishlist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDocument } from '../../../testing/cart/sample-products.ts';
import { request } from '../../../testing/cart/sample-shop.ts';
import { stubBrowser } from '../../../testing/cart/stub-browser.ts';

const contact = { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false };
const voucher = { code: '6036280000001111', pin: '1234', expires: '2027-01-01', amountRemaining: 50 };
const store: PickupStore = {
  erpStoreId: '7',
  address: { country: 'AU', postcode: '3072', region: 'VIC', street1: '2 High St', street2: '', locality: 'Preston' },
};

beforeEach(() => stubBrowser(sampleDocument('a')));
afterEach(() => vi.unstubAllGlobals());

/** A shopper with data in everything this browser stores. */
async function openShopper() {
  const [{ clearHere }, checkout, { openCart }, wishlist, codes, { savedStore }] = await Promise.all([
    import('./clear-here.ts'),
    import('../checkout/checkout-store.ts'),
    import('../cart/open-cart.ts'),
    import('../wishlist/use-wishlist.ts'),
    import('../cart/promo-codes-store.ts'),
    import('../cart/saved-store.ts'),
  ]);
  await openCart().add(request('a', { qty: 2 }));
  await openCart().saveForLater('a/a-1');
  await openCart().add(request('a'));
  wishlist.toggleWishlist('a');
  codes.keepPromoCode('SPRING');
  checkout.keepContact(contact);
  checkout.chooseDeliveryAddress({ address: { type: 'SELECTED', id: 'home' }, isTyped: false, isElsewhere: false });
  checkout.chooseDelivery({ methodCode: 'delivery', date: null, window: null });
  checkout.chooseShippingType('STORE_PICKUP');
  checkout.choosePickupStore(store, 'Preston');
  checkout.choosePickupDay('2026-11-18');
  checkout.chooseBillingAddress({ type: 'SELECTED', id: 'home' });
  checkout.keepVouchers([voucher]);
  const base = { account: 'ana', version: 7, isPending: false, items: [] };
  return {
    clearHere,
    /** Both parts were synced with an account. */
    sync() {
      wishlist.wishlistStore.set({ ...wishlist.wishlistStore.get(), synced: base });
      return openCart().replace((cart) => ({ ...cart, synced: base }));
    },
    synced: async () => [
      readSynced((await openCart().read()).synced, readCartItems)?.version,
      readSynced(wishlist.wishlistStore.get().synced, readWishes)?.version,
    ],
    checkout: checkout.keptCheckout,
    items: () => openCart().get().items,
    add: openCart().add,
    wishes: () => wishlist.wishlistStore.get().items,
    codes: codes.listPromoCodes,
    saved: () => savedStore.get().items,
  };
}

describe('a log out', () => {
  it('leaves neither cart nor saved items nor wishlist nor codes [C-4-34 C-4-35]', async () => {
    const { clearHere, items, wishes, codes, saved } = await openShopper();
    expect([items().length, wishes().length, codes().length, saved().length]).toEqual([1, 1, 1, 1]);
    await clearHere('LOGGED_OUT');
    expect([items(), wishes(), codes(), saved()]).toEqual([[], [], [], []]);
  });

  it('leaves nothing of what was synced: the next log in joins [C-4-14 C-4-15]', async () => {
    const { clearHere, sync, synced } = await openShopper();
    await sync();
    expect(await synced()).toEqual([7, 7]);
    await clearHere('LOGGED_OUT');
    expect(await synced()).toEqual([undefined, undefined]);
  });

  it.each([
    ['billingAddress', '[C-4-36]'],
    ['contact', '[C-4-37]'],
    ['delivery', '[C-4-38]'],
    ['storePickup', '[C-4-39]'],
    ['vouchers', '[C-4-40]'],
  ] as const)('leaves nothing of the checkout’s %s %s', async (part, _ids) => {
    const { clearHere, checkout } = await openShopper();
    expect(checkout()[part]).not.toEqual(NO_CHECKOUT[part]);
    await clearHere('LOGGED_OUT');
    expect(checkout()[part]).toEqual(NO_CHECKOUT[part]);
  });
});

it('a log in leaves everything but the contact [C-4-41]', async () => {
  const { clearHere, checkout, items, wishes } = await openShopper();
  const before = checkout();
  await clearHere('LOGGED_IN');
  expect(checkout()).toEqual({ ...before, contact: null });
  expect([items().length, wishes().length]).toEqual([1, 1]);
});

it('a placed order takes what was ordered and the vouchers that paid for it [C-4-42 C-4-43]', async () => {
  const { clearHere, checkout, items, wishes, saved, add } = await openShopper();
  const ordered = items();
  await add(request('a', { qty: 2 }));
  await clearHere('ORDER_PLACED', ordered);
  expect([checkout().vouchers, items().map(({ qty }) => qty)]).toEqual([[], [2]]);
  expect(checkout().contact).toEqual(contact);
  expect([wishes().length, saved().length]).toEqual([1, 1]);
});

it('a placed order is still to be taken out of the account, so what was synced stays [C-4-43]', async () => {
  const { clearHere, sync, synced } = await openShopper();
  await sync();
  await clearHere('ORDER_PLACED');
  expect(await synced()).toEqual([7, 7]);
});
