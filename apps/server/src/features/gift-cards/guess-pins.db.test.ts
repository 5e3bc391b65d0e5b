import { randomUUID } from 'node:crypto';
import type { PlaceOrderRequest } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallSamples, callShop, prepareCallSamples } from '../../http/testing/call-samples.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let samples: CallSamples;
beforeAll(async () => {
  shop = await openTestShop({ env: { WRITE_LIMIT_PER_MINUTE: '10000' }, content: callShop() });
  samples = await prepareCallSamples(shop);
  const card = { pin: '1234', expires: '2099-01-01', amountRemaining: 5000, suspended: false };
  await shop.store.vouchers.save(['ORDERED', 'BOTH', 'SPARED'].map((code) => ({ ...card, code })));
});
afterAll(() => shop.close());

type Entry = { readonly code: string; readonly pin: string };

/** Tries PINs by placing an order that they would pay. */
async function order(entries: readonly Entry[], remoteAddress = '192.0.2.1') {
  const sample = (await samples.bodyOf('placeGuestOrder')) as PlaceOrderRequest;
  const methods = entries.map((entry) => ({ methodCode: 'adyenGivex', amount: 1, ...entry }));
  return shop.app.inject({
    ...{ method: 'POST', url: '/api/order/place/guest', remoteAddress },
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...sample, cart: { ...sample.cart, payment: { methods } } },
  });
}

async function check(payload: Entry, remoteAddress: string) {
  const url = '/captcha/token?action=payment_voucher_balance_fetch';
  const { token } = (await shop.app.inject({ method: 'POST', url, remoteAddress })).json();
  const answer = await shop.app.inject({
    ...{ method: 'POST', url: '/api/payment/voucher/balance', remoteAddress },
    payload: { ...payload, token },
  });
  return answer.statusCode === 200 ? 'OK' : answer.json().errorCode;
}

describe('PINs of gift cards', () => {
  it('cannot be guessed by placing orders: five wrong ones lock the card for every call', async () => {
    for (let pin = 0; pin < 5; pin += 1) {
      const answer = await order([{ code: 'ORDERED', pin: `000${pin}` }], `192.0.2.${pin}`);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'VoucherInsufficientFunds']);
    }
    const right = await order([{ code: 'ORDERED', pin: '1234' }], '192.0.2.9');
    expect(right.json().errorCode).toBe('VoucherInsufficientFunds');
    expect(await check({ code: 'ORDERED', pin: '1234' }, '192.0.2.9')).toBe('VoucherLocked');
  });

  it('are counted together, whichever call tries them', async () => {
    for (let pin = 0; pin < 3; pin += 1) await check({ code: 'BOTH', pin: `000${pin}` }, '192.0.2.20');
    for (let pin = 3; pin < 5; pin += 1) await order([{ code: 'BOTH', pin: `000${pin}` }], '192.0.2.21');
    expect(await check({ code: 'BOTH', pin: '1234' }, '192.0.2.22')).toBe('VoucherLocked');
  });

  it('cannot be tried at many cards from one network, with several in a request or one', async () => {
    for (let round = 0; round < 4; round += 1) {
      const cards = Array.from({ length: 8 }, (_, index) => ({ code: `CARD-${round}-${index}`, pin: '1234' }));
      await order(cards, `2001:db8::${round}`);
    }
    expect(await check({ code: 'SPARED', pin: '1234' }, '2001:db8::ffff')).toBe('VoucherLocked');
    expect(await check({ code: 'SPARED', pin: '1234' }, '192.0.2.40')).toBe('OK');
  });

  it('are not told apart: an answer does not say which card failed', async () => {
    const [some, none] = [
      await order(
        [
          { code: 'SPARED', pin: '1234' },
          { code: 'NOBODYS-1', pin: '1' },
        ],
        '192.0.2.50',
      ),
      await order(
        [
          { code: 'NOBODYS-2', pin: '1' },
          { code: 'NOBODYS-3', pin: '1' },
        ],
        '192.0.2.51',
      ),
    ];
    const told = ({ requestId: _, ...body }: Record<string, unknown>) => body;
    expect(told(some.json())).toEqual(told(none.json()));
    expect(some.json().errorCode).toBe('VoucherInsufficientFunds');
    expect(some.body).not.toContain('NOBODYS');
  });

  it('may be right as often as their owner likes', async () => {
    for (let time = 0; time < 25; time += 1)
      expect(await check({ code: 'SPARED', pin: '1234' }, `192.0.2.${60 + (time % 2)}`)).toBe('OK');
  });
});
