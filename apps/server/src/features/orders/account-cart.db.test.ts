import { type CartItem, createItem } from '@wattle/domain/cart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { endPending } from './end-pending.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import { commandOf, kettle, orderDeps, placeBy } from './testing/order-shop.ts';
import { type Scripted, type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

describe("the account's copy of the cart", () => {
  let db: Database;
  let provider: ScriptedPayment;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db } = await openOrderShop());
    provider = scriptedPayment();
    deps = orderDeps(db, provider);
  });
  afterAll(() => db.close());

  const line = (productId: string, variantId: string, qty: number): CartItem =>
    createItem(
      { productId, variantId, qty, warrantyId: null, addedFrom: 'card', attribution: null, releaseDateTime: null },
      1_790_000_000_000,
    );

  /** A customer orders one kettle, with this in the account's cart. */
  async function order(sub: string, next: Scripted, kettles: number) {
    const command = commandOf(kettle(100, { email: `${sub}@example.com` }));
    const [bought] = command.request.cart.items;
    if (!bought) throw new Error('The sample has a line.');
    const { productId, variantId } = bought;
    const cartItems = [line(productId, variantId, kettles), line('other', 'other-1', 1)];
    await createStore(db).customerStates.save(sub, { syncableStateVersion: 0, cartItems, wishlistItems: [] });
    provider.script.next = next;
    const answer = await placeBy(deps)({ ...command, caller: { sub, email: `${sub}@example.com` } });
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer.value;
  }
  const cartOf = async (sub: string) => {
    const state = await createStore(db).customerStates.find(sub);
    return [state?.syncableStateVersion, ...(state?.cartItems.map(({ productId, qty }) => [productId, qty]) ?? [])];
  };

  it('loses what was ordered with the order, and nothing else', async () => {
    await order('ana', 'AUTHORISE', 1);
    expect(await cartOf('ana')).toEqual([2, ['other', 1]]);
    await order('bo', 'AUTHORISE', 3);
    expect(await cartOf('bo')).toEqual([2, ['kettle', 2], ['other', 1]]);
  });

  it('keeps it while the payment is not sure, until the news that it is, once', async () => {
    await order('cleo', 'PENDING', 1);
    expect(await cartOf('cleo')).toEqual([1, ['kettle', 1], ['other', 1]]);
    const payment = provider.payments.at(-1);
    if (!payment) throw new Error('The provider was asked.');
    const paid = provider.event('AUTHORISED', payment);
    await takePaymentEvents(deps)([paid]);
    await takePaymentEvents(deps)([paid]);
    expect(await cartOf('cleo')).toEqual([2, ['other', 1]]);
  });

  it('keeps it when nothing comes of the payment', async () => {
    const { orderNumber } = await order('dan', 'DOWN', 1);
    await endPending(deps, { orderNumber, code: 'PAYMENT_CANCELLED', payment: 'TO_CANCEL' });
    expect(await cartOf('dan')).toEqual([1, ['kettle', 1], ['other', 1]]);
  });
});
