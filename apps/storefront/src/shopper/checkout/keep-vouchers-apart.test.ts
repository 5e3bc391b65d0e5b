import { NO_CHECKOUT, type PlacedOrder, readCheckoutState } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { createStoredValue } from '../../page/stored-value.ts';
import { keepVouchersApart, readHeldVouchers } from './keep-vouchers-apart.ts';

const voucher = { code: '6036280000001111', pin: '4321', expires: '2030-01-01', amountRemaining: 50 };
const contact = { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false };
const order: PlacedOrder = {
  number: 'W-20481736',
  placedAt: 1,
  cartItems: [],
  contact,
  billing: null,
  shipping: null,
  vouchers: [],
  promoCodes: [],
};

function memory() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  return { texts, page: { storage: () => storage, events: () => new EventTarget() } };
}

/** A browser with shared storage; each tab has its own as well. */
function openBrowser() {
  const shared = memory();
  const openTab = () => {
    const own = memory();
    const store = keepVouchersApart(
      createStoredValue('checkout', readCheckoutState, shared.page),
      createStoredValue('cards', readHeldVouchers, own.page),
    );
    return { store, own };
  };
  return { openTab, sharedText: () => [...shared.texts.values()].join() };
}

describe('keepVouchersApart', () => {
  it('writes no gift card where it outlives the tab, and a reload finds it [C-3-28]', () => {
    const { openTab, sharedText } = openBrowser();
    const { store, own } = openTab();
    store.set({ ...NO_CHECKOUT, contact, vouchers: [voucher] });
    expect(store.get()).toEqual({ ...NO_CHECKOUT, contact, vouchers: [voucher] });
    expect(sharedText()).toContain(contact.email);
    expect(sharedText()).not.toMatch(/"4321\\?"|60362800/);
    expect(readHeldVouchers([...own.texts.values()].join()).vouchers).toEqual([voucher]);
  });

  it('keeps nothing of a card that is taken off', () => {
    const { openTab } = openBrowser();
    const { store, own } = openTab();
    store.set({ ...NO_CHECKOUT, vouchers: [voucher] });
    store.set({ ...store.get(), vouchers: [] });
    expect([...own.texts.values()].join()).not.toMatch(/"4321\\?"|60362800/);
  });

  it('has none left after an order that another tab placed [C-4-42]', () => {
    const { openTab } = openBrowser();
    const [one, other] = [openTab(), openTab()];
    one.store.set({ ...NO_CHECKOUT, vouchers: [voucher] });
    expect(other.store.get().vouchers).toEqual([]);
    other.store.set({ ...other.store.get(), placedOrder: order });
    expect(one.store.get()).toMatchObject({ placedOrder: { number: order.number }, vouchers: [] });
  });

  it('is the same object until something changes', () => {
    const { store } = openBrowser().openTab();
    expect(store.get()).toBe(store.get());
    store.set({ ...NO_CHECKOUT, vouchers: [voucher] });
    expect(store.get()).toBe(store.get());
  });
});
