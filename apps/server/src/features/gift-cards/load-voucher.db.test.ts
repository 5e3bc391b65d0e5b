import { createClient, createHttpTransport } from '@wattle/contract';
import type { Voucher } from '@wattle/domain/checkout';
import { addVoucher, readVoucherReply } from '@wattle/domain/vouchers';
import { errorMessages, voucherMessages } from '@wattle/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../../store/testing/each-database.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const card = (code: string, changes = {}) => ({
  ...{ code, pin: '1234', expires: '2099-02-28', amountRemaining: 50.25, suspended: false },
  ...changes,
});
const vouchers = [
  card('GOOD'),
  card('EMPTY', { amountRemaining: 0 }),
  card('OVER', { expires: '2020-01-01' }),
  card('STOPPED', { suspended: true }),
  card('GUESSED'),
  card('CROWDED'),
  card('WATCHED'),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    env: { TRUST_PROXY: '1' },
    content: { ...sampleShop(), vouchers },
    open: openServer,
  });
});
afterAll(() => shop.close());

/** The client of a browser, whose calls reach the shop without a port. */
const client = createClient(
  createHttpTransport('', async (url) => {
    const { body, statusCode } = await shop.app.inject(String(url));
    return new Response(body, { status: statusCode });
  }),
);

const ACTION = 'payment_voucher_balance_fetch';
let asked = 0;

async function tokenFor(action = ACTION, headers = {}): Promise<string> {
  const answer = await shop.app.inject({ method: 'POST', url: `/captcha/token?action=${action}`, headers });
  return answer.json().token;
}

/** Each from its own IP address, unless the test is about one. */
async function ask(code: string, pin: string, { address = '', token = '' } = {}) {
  asked += 1;
  const headers = { 'x-forwarded-for': address || `198.51.${Math.floor(asked / 250)}.${asked % 250}` };
  const query = new URLSearchParams({ pin, token: token || (await tokenFor(ACTION, headers)) });
  return shop.app.inject({ url: `/api/payment/voucher/balance/${code}?${query}`, headers });
}

async function codeOf(code: string, pin: string): Promise<string> {
  const answer = await ask(code, pin);
  return answer.statusCode === 200 ? 'OK' : `${answer.statusCode} ${answer.json().errorCode}`;
}

describe('what is on a gift card', () => {
  it('is told to a person with its PIN, and to no cache [C-7-33] [C-7-34]', async () => {
    const answer = await ask('GOOD', '1234');
    expect([answer.statusCode, answer.json()]).toEqual([200, { expires: '2099-02-28', amountRemaining: 50.25 }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect((await ask('EMPTY', '1234')).json()).toMatchObject({ amountRemaining: 0 });
  });

  it('is not told of one that has run out, or was stopped', async () => {
    expect(await codeOf('OVER', '1234')).toBe('422 VoucherExpired');
    const stopped = await ask('STOPPED', '1234');
    expect(stopped.statusCode).toBe(422);
    expect(stopped.json()).toMatchObject({ status: 'REJECTED', message: 'Gift card is suspended' });
  });

  it.each([
    ['NOBODYS', 'VOUCHER_NOT_FOUND'],
    ['OVER', 'VOUCHER_EXPIRED'],
    ['EMPTY', 'VOUCHER_REDEEMED'],
    ['GOOD', 'VOUCHER_APPLIED'],
  ] as const)('is said to a shopper who has GOOD already: %s is %s [C-8-28]', async (code, error) => {
    const pin = '1234';
    const held: Voucher[] = [{ code: 'GOOD', pin, expires: '2099-02-28', amountRemaining: 50.25 }];
    const reply = await client.loadVoucher({ code, pin, token: await tokenFor() });
    const { status } = addVoucher(held, readVoucherReply({ code, pin }, reply));
    expect(status !== 'SUCCESS' && voucherMessages[status]).toBe(errorMessages[error]);
  });

  it('is not told without the PIN, which looks like no card at all', async () => {
    const [wrong, unknown] = [await ask('WATCHED', '9999'), await ask('NOBODYS', '9999')];
    const bodyOf = ({ requestId: _, ...body }: Record<string, unknown>) => body;
    expect(bodyOf(wrong.json())).toEqual(bodyOf(unknown.json()));
    expect(wrong.json()).toMatchObject({ errorCode: 'VoucherInvalid' });
    expect(await codeOf('OVER', '9999')).toBe('422 VoucherInvalid');
    expect((await ask('WATCHED', '')).statusCode).toBe(400);
  });

  it('is locked after five wrong PINs, also to who knows it, and so is a card that is not there', async () => {
    for (const code of ['GUESSED', 'NOT-THERE']) {
      for (let time = 0; time < 5; time += 1) expect(await codeOf(code, '0000')).toBe('422 VoucherInvalid');
      expect(await codeOf(code, '0000')).toBe('422 VoucherLocked');
      expect(await codeOf(code, '1234')).toBe('422 VoucherLocked');
    }
    expect(await codeOf('GOOD', '1234')).toBe('OK');
  });

  it('gives twenty guesses at once no more than five', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, (_, pin) => codeOf('CROWDED', `${5000 + pin}`)));
    expect(codes.filter((code) => code === '422 VoucherInvalid')).toHaveLength(5);
    expect(codes.filter((code) => code === '422 VoucherLocked')).toHaveLength(15);
    expect(await codeOf('CROWDED', '1234')).toBe('422 VoucherLocked');
  });

  it('may be asked for by its owner as often as they like', async () => {
    for (let time = 0; time < 8; time += 1) expect(await codeOf('GOOD', '1234')).toBe('OK');
  });

  it('is not told to a program, nor is a PIN of one looked at', async () => {
    const used = await tokenFor();
    await ask('GOOD', '1234', { token: used });
    for (const token of [used, 'made up', await tokenFor('sign_up')]) {
      const answer = await ask('WATCHED', '1234', { token });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'CaptchaRefused']);
    }
    const without = await shop.app.inject('/api/payment/voucher/balance/GOOD?pin=1234');
    expect(without.json()).toMatchObject({ errorCode: 'CaptchaRefused' });
  });

  it('is asked for by one address twenty times a minute at most', async () => {
    const address = '203.0.113.77';
    const statuses = [];
    for (let time = 0; time < 21; time += 1) {
      statuses.push((await ask('GOOD', '1234', { address, token: 'made up' })).statusCode);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses[20]).toBe(429);
  });
});

it('a verifier that is away is nobody’s fault, and may be asked again', async () => {
  const env = {
    ...{ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'hidden' },
    RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/',
  };
  const other = await openTestShop({ env, open: openServer });
  try {
    const answer = await other.app.inject('/api/payment/voucher/balance/CARD1?pin=1234&token=t');
    expect([answer.statusCode, answer.json().status, answer.headers['cache-control']]).toEqual([
      503,
      'ERROR',
      'no-store',
    ]);
  } finally {
    await other.close();
  }
});
