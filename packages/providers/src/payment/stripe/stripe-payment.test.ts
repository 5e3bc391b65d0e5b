import { toCents } from '@wattle/domain/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthoriseInput, PaymentOutcome, PaymentProvider } from '../port.ts';
import { authoriseInput, call } from '../testing/samples.ts';
import { openStripeServer, type StripeServer } from '../testing/stripe-server.ts';
import { probeStripe } from './probe-stripe.ts';
import { createStripePayment } from './stripe-payment.ts';

let stripe: StripeServer;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await openStripeServer();
  provider = createStripePayment(stripe.config);
});
beforeEach(() => {
  stripe.faults.length = 0;
  stripe.calls.length = 0;
});
afterAll(() => stripe.close());

const byCard = { kind: 'BROWSER', data: { paymentMethod: { type: 'ADYEN_CREDIT_CARD' } } } as const;
const input = (changes: Partial<AuthoriseInput> = {}) => authoriseInput({ means: byCard, ...changes });

/** A page that was opened for an order. */
async function openPage(changes: Partial<AuthoriseInput> = {}) {
  const asked = input(changes);
  const outcome = await provider.authorise(asked);
  if (outcome.status !== 'ACTION_REQUIRED') throw new Error(JSON.stringify(outcome));
  return { asked, url: String(outcome.actionData.url), pageReference: outcome.pageReference ?? '' };
}
type Page = Awaited<ReturnType<typeof openPage>>;

const comeBack = (
  { asked, pageReference }: Page,
  redirectResult: string | null,
  changes = {},
): Promise<PaymentOutcome> =>
  provider.continue({
    ...{ ...call(), details: { redirectResult }, amountCents: asked.amountCents, pageReference },
    ...{ orderReference: asked.orderReference, ...changes },
  });
const resultIn = (address: string): string | null => new URL(address).searchParams.get('redirectResult');

/** A payment that is held. */
async function hold() {
  const page = await openPage();
  const outcome = await comeBack(page, resultIn(await stripe.payAt(page.url)));
  if (outcome.status !== 'AUTHORISED') throw new Error(JSON.stringify(outcome));
  return { ...page, outcome, paymentReference: outcome.paymentReference };
}
const intentOf = (id: string) => stripe.intents.get(id);

describe('a payment on the page of Stripe', () => {
  it('is opened for the amount, held and not taken, and has nothing of a card in it [C-1-09 C-0-01]', async () => {
    const { asked, pageReference } = await openPage();
    expect(stripe.sessions.get(pageReference)).toMatchObject({
      ...{ mode: 'payment', client_reference_id: asked.orderReference, amount_total: 499_00, status: 'open' },
      payment_method_types: { 0: 'card' },
      line_items: { 0: { price_data: { currency: 'aud', product_data: { name: 'Fridge' } } } },
      payment_intent_data: { capture_method: 'manual', metadata: { order: asked.orderReference } },
    });
  });

  it('is one line where gift cards have paid a part', async () => {
    const { asked, pageReference } = await openPage({ amountCents: toCents(120_50) });
    const line = {
      quantity: '1',
      price_data: { unit_amount: '12050', product_data: { name: `Order ${asked.orderReference}` } },
    };
    expect(stripe.sessions.get(pageReference)).toMatchObject({ amount_total: 120_50, line_items: { 0: line } });
  });

  it.each(['4242424242424242', '4000000000003220'])('leads back with what was held, by card %s', async (card) => {
    const page = await openPage();
    const back = await stripe.payAt(page.url, card);
    expect(new URL(back).pathname).toBe('/checkout/adyen');
    expect(await comeBack(page, resultIn(back))).toMatchObject({
      ...{ status: 'AUTHORISED', amountCents: 499_00, type: 'ADYEN_CREDIT_CARD' },
      card: { brand: 'visa', lastFour: card.slice(-4) },
    });
  });

  it('may be tried again there after a decline', async () => {
    const page = await openPage();
    expect(await stripe.payAt(page.url, '4000000000000002')).toContain('declined');
    expect(await comeBack(page, resultIn(await stripe.payAt(page.url)))).toMatchObject({ status: 'AUTHORISED' });
  });

  it.each([
    [null, 'CANCELLED', 'PaymentGatewayRejected'],
    ['4000000000009995', 'INSUFFICIENT_FUNDS', 'PaymentProcessorDeclinedHard'],
    ['4000000000000069', 'CARD_EXPIRED', 'PaymentProcessorDeclinedHard'],
    ['4000000000000127', 'CODE_INVALID', 'PaymentProcessorDeclinedHard'],
  ])('that is left after card %s is %s, and cannot be paid any more [C-8-02 C-8-03]', async (card, reason, code) => {
    const page = await openPage();
    if (card) await stripe.payAt(page.url, card);
    const left = resultIn(String(stripe.sessions.get(page.pageReference)?.cancel_url));
    expect(await comeBack(page, left)).toMatchObject({ status: 'REFUSED', reason, code });
    expect(await stripe.payAt(page.url)).toContain('410');
    // the same news again is the same answer
    expect(await comeBack(page, left)).toMatchObject({ status: 'REFUSED', reason });
  });

  it('that was paid in the moment in which it was left is paid', async () => {
    const page = await openPage();
    const left = resultIn(String(stripe.sessions.get(page.pageReference)?.cancel_url));
    await stripe.payAt(page.url);
    expect(await comeBack(page, left)).toMatchObject({ status: 'AUTHORISED' });
  });

  it('is not ended or placed by what is of another', async () => {
    const [page, other] = [await openPage(), await openPage()];
    const paid = resultIn(await stripe.payAt(other.url));
    for (const result of [paid, 'left-forged', 'garbled', '', null])
      expect(await comeBack(page, result)).toMatchObject({ status: 'REFUSED', reason: 'CALL_REFUSED' });
    expect(stripe.sessions.get(page.pageReference)?.status).toBe('open');
    const swapped = { ...page, pageReference: other.pageReference };
    expect(await comeBack(swapped, other.pageReference)).toMatchObject({ status: 'REFUSED', reason: 'CALL_REFUSED' });
    const dearer = { amountCents: toCents(500_00) };
    expect(await comeBack(other, paid, dearer)).toEqual({ status: 'UNKNOWN', problem: 'UNREADABLE' });
  });

  it('is not opened for a way to pay that cannot hold money', async () => {
    for (const type of ['ADYEN_ALIPAY', 'scheme', '', 'constructor']) {
      const means = { kind: 'BROWSER', data: { paymentMethod: { type } } } as const;
      expect(await provider.authorise(input({ means }))).toMatchObject({ status: 'REFUSED', reason: 'NOT_SUPPORTED' });
    }
    expect(stripe.calls).toEqual([]);
  });
});

describe('asking again', () => {
  it('under the same key is the same page; other words under it are refused', async () => {
    const page = await openPage();
    const again = await provider.authorise({ ...page.asked, ...call(page.asked.idempotencyKey) });
    expect(again).toMatchObject({ status: 'ACTION_REQUIRED', pageReference: page.pageReference });
    const other = { ...page.asked, amountCents: toCents(1_00) };
    expect(await provider.authorise(other)).toMatchObject({ status: 'REFUSED', reason: 'CALL_REFUSED' });
  });

  it('is done by itself when an answer got lost, and opens no second page', async () => {
    stripe.faults.push('LOST');
    const { pageReference } = await openPage();
    expect(stripe.calls.map(({ isReplay }) => isReplay)).toEqual([false, true]);
    expect(stripe.sessions.get(pageReference)?.status).toBe('open');
  });

  it.each<[string, { status: number; body: string; headers?: Record<string, string> }, string]>([
    ['is too busy', { status: 429, body: '{"error":{"type":"rate_limit_error"}}' }, 'ACTION_REQUIRED'],
    ['says to come again', { status: 500, body: '{}', headers: { 'stripe-should-retry': 'true' } }, 'ACTION_REQUIRED'],
    ['is at work on it', { status: 409, body: '{"error":{"code":"idempotency_key_in_use"}}' }, 'ACTION_REQUIRED'],
    ['says not to come again', { status: 500, body: '{}', headers: { 'stripe-should-retry': 'false' } }, 'UNKNOWN'],
    ['is not Stripe at all', { status: 403, body: '<html>' }, 'UNKNOWN'],
    ['refuses the key', { status: 401, body: '{"error":{"type":"invalid_request_error"}}' }, 'UNKNOWN'],
    ['refuses what was asked', { status: 400, body: '{"error":{"type":"invalid_request_error"}}' }, 'REFUSED'],
  ])('is worth it or not when Stripe %s', async (_, fault, status) => {
    stripe.faults.push(fault);
    expect(await provider.authorise(input())).toMatchObject({ status });
  });

  it.each([
    ['a wrong key', { secretKey: 'sk_wrong' }, 'status 401, error invalid_api_key'],
    ['the key of another account', {}, 'status 404, error resource_missing'],
  ])('with %s says nothing about a payment, and who runs the shop hears of it', async (_, change, said) => {
    const heard: (string | null)[] = [];
    const other = createStripePayment({ ...stripe.config, ...change, onAccess: (problem) => heard.push(problem) });
    const ofPayment = { ...call(), paymentReference: 'pi_of_another', amountCents: toCents(1_00) };
    const fault = { status: 404, body: '{"error":{"code":"resource_missing"}}' };
    for (const ask of [other.capture, other.refund, other.cancel]) {
      if (said.includes('404')) stripe.faults.push(fault);
      expect(await ask(ofPayment)).toEqual({ status: 'UNKNOWN', problem: 'SHUT_OUT' });
    }
    expect(heard).toEqual([said, said, said]);
  });

  it('reads no more of an answer than it can have', async () => {
    stripe.faults.push({ status: 200, body: JSON.stringify({ id: 'cs_1', url: 'x'.repeat(3 * 1024 * 1024) }) });
    expect(await provider.authorise(input())).toEqual({ status: 'UNKNOWN', problem: 'UNREADABLE' });
  });

  it('ends when the time is over', async () => {
    expect(await provider.authorise({ ...input(), deadlineAt: Date.now() - 1 })).toEqual({
      ...{ status: 'UNKNOWN', problem: 'TIMEOUT' },
    });
  });
});

describe('money that is held', () => {
  it('is taken, in part, once under a key, and the rest is let go of', async () => {
    const { paymentReference } = await hold();
    const asked = { ...call(), paymentReference, amountCents: toCents(400_00) };
    expect(await provider.capture(asked)).toEqual({ status: 'RECEIVED', reference: paymentReference });
    expect(await provider.capture(asked)).toEqual({ status: 'RECEIVED', reference: paymentReference });
    expect(intentOf(paymentReference)).toMatchObject({ status: 'succeeded', amount_received: 400_00 });
    expect(await provider.capture({ ...asked, ...call() })).toMatchObject({ status: 'REFUSED' });
  });

  it('is cancelled, and then not taken', async () => {
    const { paymentReference } = await hold();
    expect(await provider.cancel({ ...call(), paymentReference })).toEqual({
      status: 'RECEIVED',
      reference: paymentReference,
    });
    expect(intentOf(paymentReference)?.status).toBe('canceled');
    const taken = await provider.capture({ ...call(), paymentReference, amountCents: toCents(499_00) });
    expect(taken).toMatchObject({ status: 'REFUSED', reason: 'CALL_REFUSED' });
  });

  it('is given back in parts once it was taken, never more than there is', async () => {
    const { paymentReference } = await hold();
    const back = (cents: number, key?: string) =>
      provider.refund({ ...call(key), paymentReference, amountCents: toCents(cents) });
    expect(await back(1_00)).toMatchObject({ status: 'REFUSED' });
    await provider.capture({ ...call(), paymentReference, amountCents: toCents(499_00) });
    stripe.faults.push('LOST');
    const first = await back(100_00, 'refund-1');
    expect(first).toMatchObject({ status: 'RECEIVED', reference: expect.stringMatching(/^re_/) });
    expect(await back(100_00, 'refund-1')).toEqual(first);
    expect(await back(399_00)).toMatchObject({ status: 'RECEIVED' });
    expect(await back(1)).toMatchObject({ status: 'REFUSED' });
    expect(stripe.refunds.filter((one) => one.payment_intent === paymentReference)).toHaveLength(2);
  });
});

describe('an order that is given up', () => {
  const giveUp = ({ asked, pageReference }: Pick<Page, 'asked' | 'pageReference'>) =>
    provider.cancel({ ...call(), orderReference: asked.orderReference, pageReference });

  it('closes its page', async () => {
    const page = await openPage();
    expect(await giveUp(page)).toEqual({ status: 'RECEIVED', reference: page.pageReference });
    expect(await stripe.payAt(page.url)).toContain('410');
    // nothing is held, and nothing can be
    expect(await giveUp(page)).toMatchObject({ status: 'REFUSED', reason: 'CANCELLED' });
  });

  it('has what was paid in the last moment let go of', async () => {
    const page = await hold();
    expect(await giveUp(page)).toEqual({ status: 'RECEIVED', reference: page.paymentReference });
    expect(intentOf(page.paymentReference)?.status).toBe('canceled');
  });

  it('without a page holds nothing, and nobody is asked', async () => {
    const outcome = await provider.cancel({ ...call(), orderReference: 'W-1' });
    expect([outcome.status, stripe.calls]).toEqual(['REFUSED', []]);
  });
});

describe('what is offered', () => {
  it('is what the account may take and can be held, and on which page', async () => {
    const types = ['ADYEN_CREDIT_CARD', 'ADYEN_AFTERPAY', 'ADYEN_ZIP', 'ADYEN_PAYPAL'] as const;
    const listed = await provider.listMethods({ amountCents: toCents(100_00), types, deadlineAt: call().deadlineAt });
    expect(listed).toMatchObject({ value: { types: ['ADYEN_CREDIT_CARD', 'ADYEN_AFTERPAY'], browserData: {} } });
    expect(provider.browser).toEqual({ kind: 'PAGE', providerName: 'Stripe' });
  });

  it('is nothing for another key, and the doctor says why', async () => {
    const config = { ...stripe.config, secretKey: 'sk_test_other' };
    const asked = { amountCents: toCents(1), types: ['ADYEN_CREDIT_CARD'] as const, deadlineAt: call().deadlineAt };
    expect(await createStripePayment(config).listMethods(asked)).toMatchObject({ status: 'ERROR' });
    await expect(probeStripe(config)).rejects.toThrow('status 401, error invalid_api_key');
    await expect(probeStripe(stripe.config)).resolves.toBeUndefined();
  });
});
