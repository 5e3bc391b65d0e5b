import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { sweepOrders } from './sweep-orders.ts';
import { auditOrders, type Opening } from './testing/audit-orders.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import {
  anHourLater,
  commandOf,
  kettle,
  orderDeps,
  orderOf,
  paidByCard,
  paidByGiftCard,
  placeBy,
} from './testing/order-shop.ts';
import { type Scripted, type ScriptedPayment, scriptedPayment } from './testing/scripted-payment.ts';

describe('placing an order', () => {
  let db: Database;
  let opening: Opening;
  let provider: ScriptedPayment;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db, opening } = await openOrderShop());
    provider = scriptedPayment();
    deps = orderDeps(db, provider, { times: { waitSeconds: 2 } });
  });
  beforeEach(() => {
    provider.script.next = 'AUTHORISE';
  });
  afterAll(() => db.close());

  const place = (command: ReturnType<typeof commandOf>) => placeBy(deps)(command);
  const audit = () => auditOrders(db, provider, opening);
  const placed = async (command: ReturnType<typeof commandOf>) => {
    const answer = await place(command);
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  const refusal = async (command: ReturnType<typeof commandOf>) => {
    const answer = await place(command);
    return answer.status === 'REJECTED' ? answer.reasons.map(({ code }) => code) : answer.status;
  };
  const orders = async () => (await db.query<{ n: number }>('select count(*) as n from orders'))[0]?.n;

  it('takes the money, sells the goods, and keeps what was agreed', async () => {
    const { orderNumber, status, actionData } = await placed(commandOf(kettle()));
    expect([status, actionData]).toEqual(['placed', null]);
    expect(orderNumber).toMatch(/^W-\d{8}$/);
    const order = await createStore(db).orders.find(orderNumber);
    expect(order).toMatchObject({
      status: 'PLACED',
      customerSub: null,
      data: {
        number: orderNumber,
        contact: { email: 'mia@example.com' },
        shipping: { type: 'STORE_PICKUP', store: { erpStoreId: 'erp-near-1', name: 'Wattle near-1' } },
        lines: [{ sku: 'SKU-kettle', name: 'Kettle kettle', totalCents: 10_000 }],
        totals: { totalCents: 10_000 },
      },
    });
    expect(await deps.store.payments.list(orderNumber)).toMatchObject(
      [{ leg: 0, type: 'ADYEN_CREDIT_CARD', status: 'AUTHORISED', amountCents: 10_000, reference: /^PSP/ }].map(
        (leg) => ({ ...leg, reference: expect.stringMatching(leg.reference) }),
      ),
    );
    expect(await audit()).toEqual([]);
  });

  it("of a customer is the customer's", async () => {
    const caller = { sub: 'sub-1', email: 'mia@example.com' };
    const { orderNumber } = await placed({ ...commandOf(kettle()), caller });
    expect(await createStore(db).orders.find(orderNumber)).toMatchObject({ customerSub: 'sub-1' });
  });

  it('delivers to an address, at what that costs', async () => {
    const { orderNumber } = await placed(commandOf(kettle(109, { shipping: { methodCode: 'delivery' } })));
    const order = await createStore(db).orders.find(orderNumber);
    expect(order?.data).toMatchObject({
      shipping: { type: 'DELIVERY' },
      totals: { shippingCents: 900, totalCents: 10_900 },
    });
  });

  it('keeps nothing of a card', async () => {
    await placed(commandOf(kettle()));
    // long enough not to stand in a random key
    const [found] = await db.query<{ placements: boolean; orders: boolean }>(
      `select exists (select from placements p where p::text ~ '41111111|encryptedCard') as placements,
         exists (select from orders o where o::text ~ '41111111|encryptedCard') as orders`,
    );
    expect(found).toEqual({ placements: false, orders: false });
  });

  it('gives the same answer to the same request, and asks for the money once', async () => {
    const command = commandOf(kettle());
    const first = await place(command);
    const before = provider.calls.authorise;
    expect(await place(command)).toEqual(first);
    expect(provider.calls.authorise).toBe(before);
  });

  it('refuses a key that another order came with', async () => {
    const command = commandOf(kettle());
    await placed(command);
    const other = { ...command, request: kettle(100, { email: 'else@example.com' }) };
    expect(await refusal(other)).toEqual(['IdempotencyKeyReused']);
  });

  it('does not mix up the keys of two shoppers', async () => {
    const command = commandOf(kettle());
    const { orderNumber } = await placed(command);
    const other = await placed({ ...command, caller: { sub: 'sub-2', email: 'else@example.com' } });
    expect(other.orderNumber).not.toBe(orderNumber);
  });

  it.each<[Scripted, string]>([
    ['REFUSE', 'PaymentGatewayRejected'],
    ['DECLINE_HARD', 'PaymentProcessorDeclinedHard'],
  ])('gives everything back when the provider says no: %s', async (next, code) => {
    provider.script.next = next;
    const before = await orders();
    const request = kettle(50, { payment: { methods: [paidByGiftCard('GIFT2', 50), paidByCard(50)] } });
    const command = commandOf(request);
    expect(await refusal(command)).toEqual([code]);
    expect([await orders(), await audit()]).toEqual([before, []]);
    provider.script.next = 'AUTHORISE';
    expect(await refusal(command)).toEqual([code]);
    expect(await refusal(commandOf(request))).toBe('SUCCESS');
    expect(await audit()).toEqual([]);
  });

  it.each<Scripted>(['DOWN', 'SLOW', 'GARBAGE', 'LOST'])(
    'never takes an unknown answer for a no: %s gives a number, and the same request asks again',
    async (next) => {
      provider.script.next = next;
      const before = await orders();
      const command = commandOf(kettle());
      const { orderNumber, status } = await placed(command);
      const { data } = (await createStore(db).orders.find(orderNumber)) ?? {};
      expect([status, data?.status]).toEqual(['pending', 'PENDING']);
      expect(Number(data?.settlesBy) - Number(data?.placedAt)).toBe(deps.times.heldSeconds * 1000);
      expect(await audit()).toEqual([]);
      provider.script.next = 'AUTHORISE';
      expect(await placed(command)).toMatchObject({ orderNumber, status: 'placed' });
      expect([await orders(), await audit()]).toEqual([(before ?? 0) + 1, []]);
    },
  );

  it('gives back what is held when nobody comes back, and the money too', async () => {
    provider.script.next = 'LOST';
    const command = commandOf(kettle());
    await place(command);
    expect(await sweepOrders(deps)()).toMatchObject({ released: 0, cancels: 0 });
    await anHourLater(db);
    provider.script.next = 'AUTHORISE';
    expect(await sweepOrders(deps)()).toMatchObject({ released: 1, cancels: 1 });
    expect(provider.payments.at(-1)?.state).toBe('CANCELLED');
    expect(await audit()).toEqual([]);
    // they were written to: this order is over, and another is another
    expect(await refusal(command)).toEqual(['PAYMENT_CANCELLED']);
    expect(await audit()).toEqual([]);
  });

  it('tries to give money back until the provider takes it', async () => {
    provider.script.next = 'LOST';
    await place(commandOf(kettle()));
    await anHourLater(db);
    provider.script.next = 'DOWN';
    expect(await sweepOrders(deps)()).toMatchObject({ cancels: 1 });
    expect(await sweepOrders(deps)()).toMatchObject({ cancels: 0 });
    expect(provider.payments.at(-1)?.state).toBe('AUTHORISED');
    await anHourLater(db);
    provider.script.next = 'AUTHORISE';
    expect(await sweepOrders(deps)()).toMatchObject({ cancels: 1 });
    expect(await audit()).toEqual([]);
  });

  it('is paid by gift cards alone', async () => {
    const before = provider.calls.authorise;
    const methods = [paidByGiftCard('GIFT2', 100), { methodCode: 'noPayment' as const, amount: 0 as const }];
    const { orderNumber } = await placed(commandOf(kettle(0, { payment: { methods } })));
    expect(provider.calls.authorise).toBe(before);
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ type: 'VOUCHER', status: 'TAKEN' }]);
    expect(await audit()).toEqual([]);
  });

  it.each([
    ['a wrong PIN', paidByGiftCard('GIFT1', 50, '9999')],
    ['more than is on it', paidByGiftCard('GIFT1', 100.01)],
    ['a card that is over', paidByGiftCard('OLD', 50)],
    ['a card that nobody knows', paidByGiftCard('NONE', 50)],
  ])('is not paid with %s', async (_, voucher) => {
    const methods = [voucher, paidByCard(150 - voucher.amount)];
    const request = orderOf([{ productId: 'kettle' }, { productId: 'left' }], 0, { payment: { methods } });
    expect(await refusal(commandOf(request))).toEqual(['VoucherInsufficientFunds']);
    expect(await audit()).toEqual([]);
  });

  it.each([
    ['has more than there is', orderOf([{ productId: 'scarce', qty: 2 }], 40), 'InsufficientStock'],
    ['has what is no longer sold', orderOf([{ productId: 'gone' }], 20), 'CartInvalid'],
    ['costs something else by now', kettle(99), 'CartPriceChanged'],
    [
      'was shown a promotion that is not given',
      kettle(90, { expectedPromotions: [{ promotionId: 'percent', versionId: 'percent-1' }] }),
      'CartPromotionsChanged',
    ],
    ['has a promotion nobody was shown', kettle(90, { promoCodes: ['PERCENT'] }), 'CartPromotionsChanged'],
    [
      'goes to a store that is not there',
      kettle(100, { shipping: { methodCode: 'storePickup', clickCollectStoreId: 'erp-hidden' } }),
      'ShippingMethodUnavailable',
    ],
  ])('is refused when it %s, once and for all', async (_, request, code) => {
    const command = commandOf(request);
    const before = [await orders(), provider.calls.authorise];
    expect(await refusal(command)).toEqual([code]);
    expect(await refusal(command)).toEqual([code]);
    expect([await orders(), provider.calls.authorise]).toEqual(before);
    expect(await audit()).toEqual([]);
  });

  it('is told which goods another took between the look and the grip, and how many are left', async () => {
    const slow: typeof deps = {
      ...deps,
      loadOffers: async (asked) => {
        const found = await deps.loadOffers(asked);
        await placed(commandOf(orderOf([{ productId: 'single' }], 20)));
        return found;
      },
    };
    const command = commandOf(orderOf([{ productId: 'kettle' }, { productId: 'single' }], 120));
    const reasons = [{ code: 'InsufficientStock', params: { variantId: 'single-v1', stockQty: 0 } }];
    expect(await placeBy(slow)(command)).toEqual({ status: 'REJECTED', reasons });
    expect(await place(command)).toEqual({ status: 'REJECTED', reasons });
    expect(await audit()).toEqual([]);
  });

  it('is refused where nothing is delivered to', async () => {
    const [shipping] = [{ methodCode: 'delivery' }];
    const { cart } = kettle(109, { shipping });
    const shippingAddress = cart.shippingAddress && { ...cart.shippingAddress, postcode: '9999' };
    expect(await refusal(commandOf(kettle(109, { shipping, shippingAddress })))).toEqual(['LOCALITY_NOT_FOUND']);
  });

  it('waits for a payment that is not sure, with its goods out of stock counts', async () => {
    provider.script.next = 'PENDING';
    const { orderNumber, status } = await placed(commandOf(kettle()));
    expect(status).toBe('pending');
    expect(await createStore(db).orders.find(orderNumber)).toMatchObject({ status: 'PENDING' });
    await anHourLater(db);
    expect(await sweepOrders(deps)()).toMatchObject({ released: 0 });
    expect(await audit()).toEqual([]);
  });

  it('forgets what was answered long ago, and keeps the order', async () => {
    const command = commandOf(kettle());
    const { orderNumber } = await placed(command);
    await db.run(`update placements set updated_at = updated_at - interval '8 days'`);
    await sweepOrders(deps)();
    expect(await deps.store.placements.findOf(orderNumber)).toBeUndefined();
    expect(await createStore(db).orders.find(orderNumber)).toBeDefined();
  });

  it('counts a gift of a promotion, and gives it back', async () => {
    const cart = { promoCodes: ['MUG'], expectedPromotions: [{ promotionId: 'mug', versionId: 'mug-1' }] };
    provider.script.next = 'REFUSE';
    await place(commandOf(kettle(110, cart)));
    expect(await audit()).toEqual([]);
    provider.script.next = 'AUTHORISE';
    const { orderNumber } = await placed(commandOf(kettle(110, cart)));
    const order = await createStore(db).orders.find(orderNumber);
    expect(order?.data).toMatchObject({ lines: [{}, { variantId: 'mug-v1', qty: 2, promotionId: 'mug' }] });
    expect(await audit()).toEqual([]);
  });
});
