import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { sampleVariant } from '../../store/testing/sample-shop.ts';
import { asked, goods } from '../../testing/sample-cart-shop.ts';
import { continuePayment } from './continue-payment.ts';
import { loadReturn } from './load-return.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { commandOf, kettle, orderDeps, orderOf, orderShop, placeBy } from './testing/order-shop.ts';
import { scriptedPayment } from './testing/scripted-payment.ts';

describe('what an address tells to which a provider sends a shopper back', () => {
  let db: Database;
  let deps: ReturnType<typeof orderDeps>;
  const provider = scriptedPayment({ next: 'ACTION' });
  beforeAll(async () => {
    const shop = orderShop();
    const finishes = ['Sand', 'Eucalypt'].map((name) => sampleVariant(`serif-${name}`, { name, qty: 9 }));
    const serif = goods('serif', 30, { name: 'Serif toaster', variants: finishes });
    ({ db } = await openOrderShop({ ...shop, products: [...shop.products, serif] }));
    deps = orderDeps(db, provider);
  });
  afterAll(() => db.close());

  const begin = async (request = kettle()) => {
    const answer = await placeBy(deps)(commandOf(request));
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    const { orderNumber } = answer.value;
    return { orderNumber, key: deps.returnKeys.sign(orderNumber) };
  };
  const goBack = (orderNumber: string, paid: boolean) =>
    continuePayment(deps)({ orderNumber, details: { order: orderNumber, paid } });

  it('is that a payment was refused, and what could be put in another cart, with nothing of a person', async () => {
    const returned = await begin();
    expect(await loadReturn(deps)(returned)).toMatchObject({ value: { status: 'OPEN', reason: null } });
    await goBack(returned.orderNumber, false);
    const told = await loadReturn(deps)(returned);
    expect(told).toMatchObject({
      value: {
        status: 'REFUSED',
        reason: 'PaymentGatewayRejected',
        goods: [{ productId: 'kettle', qty: 1, warrantyId: null, name: expect.stringContaining('ettle') }],
      },
    });
    expect(JSON.stringify(told)).not.toMatch(/mia|tran|swan|richmond|example\.com/i);
  });

  it('is that it was paid', async () => {
    const returned = await begin();
    await goBack(returned.orderNumber, true);
    const told = await loadReturn(deps)(returned);
    expect(told).toMatchObject({ value: { status: 'PLACED', totalCents: 10_000 } });
    expect(JSON.stringify(told)).not.toMatch(/mia|tran|swan|richmond|example\.com/i);
  });

  it('names the variant of each line, while it is open and once it was refused', async () => {
    const lines = ['Sand', 'Eucalypt'].map((name) => ({
      ...asked({ productId: 'serif' }),
      variantId: `serif-${name}`,
    }));
    const returned = await begin(orderOf([], 60, { items: lines }));
    const names = async () => {
      const told = await loadReturn(deps)(returned);
      return told.status === 'SUCCESS' ? told.value.goods.map(({ name }) => name).sort() : told;
    };
    const both = ['Serif toaster, Eucalypt', 'Serif toaster, Sand'];
    expect(await names()).toEqual(both);
    await goBack(returned.orderNumber, false);
    expect(await names()).toEqual(both);
  });

  it('is nothing without its own key', async () => {
    const [one, other] = [await begin(), await begin()];
    const { key: pageKey } = deps.keys.sign(one.orderNumber, 1000);
    for (const key of ['', 'x', other.key, pageKey]) {
      expect(await loadReturn(deps)({ ...one, key })).toMatchObject({ reasons: [{ code: 'ORDER_NOT_FOUND' }] });
    }
    expect(deps.keys.opens(one.orderNumber, one.key)).toBe(false);
  });
});
