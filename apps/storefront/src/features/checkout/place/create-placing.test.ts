import type { PlacedAnswer, PlacedDraft, PlaceOrderRequest } from '@wattle/domain/order';
import { failed, type Outcome, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import type { KeptAttempt } from '../../../shopper/checkout/kept-attempt.ts';
import type { OpenAttempt } from '../../../shopper/checkout/open-attempt.ts';
import { createPlacing, type OrderToPlace, PlaceOrderError } from './create-placing.ts';

const IDLE = {
  isCartLoading: false,
  isCheckoutDataLoading: false,
  arePromoItemsLoading: false,
  areVouchersLoading: false,
};
const contact = { email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', agreeToMarketing: false };
const draft: PlacedDraft = { cartItems: [], contact, billing: null, shipping: null, vouchers: [], promoCodes: [] };

const requestBy = (paymentMethod: Record<string, unknown> & { type: string }): PlaceOrderRequest => ({
  cart: {
    items: [],
    promoCodes: [],
    expectedPromotions: [],
    email: contact.email,
    firstName: 'Mia',
    lastName: 'Tran',
    agreeToMarketing: false,
    billingAddress: null,
    shippingAddress: null,
    shipping: { methodCode: 'delivery' },
    payment: { methods: [{ methodCode: 'adyen', amount: 10, data: { paymentMethod } }] },
  },
  extra: {},
});
const card = (encryptedCardNumber = 'one') => requestBy({ type: 'scheme', encryptedCardNumber });
const order = (request: PlaceOrderRequest, part: Partial<OrderToPlace> = {}): OrderToPlace => ({
  request,
  draft,
  content: 'a kettle',
  isCustomer: false,
  flags: IDLE,
  ...part,
});

const placed = success({ orderNumber: 'W-204817', status: 'placed' as const, actionData: null });
const action = success({
  orderNumber: 'W-204817',
  status: 'actionRequired' as const,
  actionData: { type: 'redirect' },
});

type Answer = Outcome<PlacedAnswer, string>;

/** A shop with these answers, and a tab that stores what it is given. */
function openTab(
  answers: readonly (Answer | Promise<Answer>)[],
  kept: KeptAttempt | null = null,
  open: OpenAttempt | null = null,
) {
  const sent: { key: string; isCustomer: boolean; replaces: string | null }[] = [];
  const left = [...answers];
  const tab: { kept: KeptAttempt | null; open: OpenAttempt | null } = { kept, open };
  let keys = 0;
  const next = async () => {
    const answer = left.shift();
    if (!answer) throw new Error('down');
    return answer;
  };
  const placing = createPlacing({
    send: ({ key }, { isCustomer, replaces }) => {
      sent.push({ key, isCustomer, replaces });
      return next();
    },
    submitDetails: next,
    attempts: {
      get: () => tab.kept,
      set: (value) => {
        tab.kept = value;
      },
    },
    shared: {
      get: () => tab.open,
      set: (value) => {
        tab.open = value;
      },
    },
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
    alone: (work) => work(),
  });
  return { placing, tab, keys: () => sent.map(({ key }) => key), sent };
}

describe('placing an order', () => {
  it('is a success, after which no attempt is left [C-4-84]', async () => {
    const { placing, tab } = openTab([placed]);
    const { result } = await placing.place(order(card()));
    expect(result).toEqual({ status: 'SUCCESS', orderNumber: 'W-204817', isPending: false });
    expect(tab.kept).toBeNull();
  });

  it('happens once, however often it is asked for meanwhile [C-4-93 C-8-55]', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { placing, keys } = openTab([promise]);
    const first = placing.place(order(card()));
    for (let clicks = 0; clicks < 4; clicks += 1) {
      await expect(placing.place(order(card()))).rejects.toThrow('Already placing order.');
    }
    expect(placing.isPlacing()).toBe(true);
    resolve(placed);
    await first;
    expect(placing.isPlacing()).toBe(false);
    expect(keys()).toEqual(['key 1']);
  });

  it('waits until everything that it is made of is there [C-4-91 C-8-56]', async () => {
    const { placing, sent } = openTab([placed]);
    const flags = { ...IDLE, areVouchersLoading: true };
    await expect(placing.place(order(card(), { flags }))).rejects.toThrow('Cannot place order.');
    expect(sent).toEqual([]);
  });

  it('gives a decline as a result, and the next card has a new key [C-4-87 C-8-02]', async () => {
    const { placing, keys } = openTab([rejected({ code: 'PaymentGatewayRejected' }), placed]);
    expect((await placing.place(order(card()))).result.status).toBe('PAYMENT_GATEWAY_REJECTED');
    await placing.place(order(card('two')));
    expect(keys()).toEqual(['key 1', 'key 2']);
  });

  it('throws what is no declared result, with what to tell [C-4-85 C-8-06]', async () => {
    const { placing, tab } = openTab([rejected({ code: 'CartPriceChanged' })]);
    const error = await placing.place(order(card())).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PlaceOrderError);
    expect((error as PlaceOrderError).problem.code).toBe('CartPriceChanged');
    expect(tab.kept).toBeNull();
  });

  it('that nobody answered is sent again as it was: the same key, after a reload too', async () => {
    const { placing, tab, keys } = openTab([failed('TIMEOUT'), placed]);
    await expect(placing.place(order(card()))).rejects.toThrow('NO_ANSWER');
    expect(placing.unanswered()?.attempt?.key).toBe('key 1');
    const reloaded = openTab([placed], tab.kept);
    expect((await reloaded.placing.resume())?.result.status).toBe('SUCCESS');
    expect(reloaded.keys()).toEqual(['key 1']);
    await placing.place(order(card()));
    expect(keys()).toEqual(['key 1', 'key 1']);
  });

  it('has nothing to find out when every attempt was answered', async () => {
    const { placing } = openTab([]);
    expect(await placing.resume()).toBeNull();
  });

  it('is not sent by two tabs at once', async () => {
    const busy = createPlacing({
      ...{ send: async () => placed, submitDetails: async () => placed, newKey: () => 'k' },
      attempts: { get: () => null, set: () => {} },
      shared: { get: () => null, set: () => {} },
      alone: async () => null,
    });
    await expect(busy.place(order(card()))).rejects.toThrow('PLACING_ELSEWHERE');
    expect(busy.isPlacing()).toBe(false);
  });
});

describe('an order for which the shopper has something to do', () => {
  it('is kept by its number; going back and paying in the same way is the same attempt [C-4-90]', async () => {
    const { placing, tab, keys } = openTab([action, action]);
    const { result } = await placing.place(order(requestBy({ type: 'paypal', checkoutAttemptId: '1' })));
    expect(result).toMatchObject({ status: 'ACTION_REQUIRED', actionData: { type: 'redirect' } });
    expect(tab.kept?.orderNumber).toBe('W-204817');
    expect(placing.unanswered()).toBeNull();
    await placing.place(order(requestBy({ type: 'paypal', checkoutAttemptId: '2' })));
    expect(keys()).toEqual(['key 1', 'key 1']);
  });

  it('keeps nothing of a card that waits for the bank', async () => {
    const { placing, tab } = openTab([action]);
    await placing.place(order(card()));
    expect(tab.kept?.attempt).toBeNull();
    expect(JSON.stringify(tab.kept)).not.toContain('encryptedCardNumber');
  });

  it('goes on with what came back, and is over with any answer about the payment', async () => {
    const garbled = rejected({ code: 'PaymentDetailsInvalid' });
    const { placing, tab } = openTab([action, failed('UNAVAILABLE'), garbled, rejected({ code: 'PAYMENT_CANCELLED' })]);
    await placing.place(order(card()));
    for (const code of ['NO_ANSWER', 'PaymentDetailsInvalid']) {
      await expect(placing.submitDetails('W-204817', { details: {} })).rejects.toThrow(code);
      expect(tab.kept).not.toBeNull();
    }
    await expect(placing.submitDetails('W-204817', { details: {} })).rejects.toThrow('PAYMENT_CANCELLED');
    expect(tab.kept).toBeNull();
  });

  it('sends the order of a customer as theirs', async () => {
    const { placing, sent } = openTab([placed]);
    await placing.place(order(card(), { isCustomer: true }));
    expect(sent).toEqual([{ key: 'key 1', isCustomer: true, replaces: null }]);
  });
});

describe('an attempt that all tabs know of', () => {
  const before: OpenAttempt = { key: 'left', draft, content: 'a kettle', orderNumber: 'W-204817' };

  it('is known from before it is sent until it is over', async () => {
    const { placing, tab } = openTab([action, placed]);
    await placing.place(order(card()));
    expect(tab.open).toEqual({ key: 'key 1', draft, content: 'a kettle', orderNumber: 'W-204817' });
    await placing.submitDetails('W-204817', { details: {} });
    expect(tab.open).toBeNull();
  });

  it('comes in place of the one that was left, and says so', async () => {
    const { placing, sent } = openTab([placed], null, before);
    await placing.place(order(card()));
    expect(sent).toEqual([{ key: 'key 1', isCustomer: false, replaces: 'left' }]);
  });

  it('that was paid meanwhile stays the order that there is', async () => {
    const { placing, tab } = openTab([rejected({ code: 'OrderAlreadyPlaced' })], null, before);
    await expect(placing.place(order(card()))).rejects.toThrow('OrderAlreadyPlaced');
    expect(tab.open).toEqual(before);
  });

  it('is finished by the tab that the provider led back to', async () => {
    const { placing, tab } = openTab([placed], null, before);
    expect((await placing.submitDetails('W-204817', { details: {} })).draft).toEqual(draft);
    expect(tab.open).toBeNull();
  });
});
