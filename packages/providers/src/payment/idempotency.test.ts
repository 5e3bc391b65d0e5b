import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPayment, type TestPayment } from './testing/open-payment.ts';
import { authoriseInput, call, cardData, methodData } from './testing/samples.ts';

let test: TestPayment;
beforeEach(async () => {
  test = await openPayment();
});
afterEach(() => test[Symbol.asyncDispose]());

const payments = async () => (await test.store.list('payment', { limit: 1_000 })).map(({ value }) => value);

describe('the same call', () => {
  it('fifty times at once is one payment with one answer', async () => {
    const input = authoriseInput();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => test.provider.authorise(input)));
    expect(outcomes[0]).toMatchObject({ status: 'AUTHORISED' });
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await payments()).toHaveLength(1);
    expect(await test.news()).toHaveLength(1);
  });

  it('has the same answer later, even a refusal', async () => {
    const input = authoriseInput({ means: { kind: 'BROWSER', data: cardData(undefined, 'DECLINED') } });
    const first = await test.provider.authorise(input);
    expect(await test.provider.authorise({ ...input, ...call(input.idempotencyKey) })).toEqual(first);
    expect(await payments()).toHaveLength(1);
  });

  it('with another key is another attempt', async () => {
    const input = authoriseInput();
    await test.provider.authorise(input);
    await test.provider.authorise({ ...input, ...call() });
    expect(await payments()).toHaveLength(2);
  });

  it('may have a key of any length', async () => {
    const input = authoriseInput({ idempotencyKey: 'k'.repeat(200) });
    const first = await test.provider.authorise(input);
    expect(first.status).toBe('AUTHORISED');
    expect(await test.provider.authorise(input)).toEqual(first);
  });
});

describe('a service that misbehaves', () => {
  it('that is slow leaves it unknown, and the payment is there when asked again', async () => {
    test.service.script.fail('SLOW', 1);
    const input = authoriseInput();
    const late = await test.provider.authorise({ ...input, deadlineAt: Date.now() + 3_000 });
    expect(late).toEqual({ status: 'UNKNOWN', problem: 'TIMEOUT' });
    test.letGo();
    expect(await test.provider.authorise(input)).toMatchObject({ status: 'AUTHORISED' });
    expect(await payments()).toHaveLength(1);
  });

  it('that is down leaves it unknown, and nothing was paid', async () => {
    test.service.script.fail('DOWN');
    expect(await test.provider.authorise(authoriseInput())).toEqual({ status: 'UNKNOWN', problem: 'UNAVAILABLE' });
    expect(await payments()).toHaveLength(0);
  });

  it('that is down for a moment is asked again', async () => {
    test.service.script.fail('DOWN', 2);
    expect(await test.provider.authorise(authoriseInput())).toMatchObject({ status: 'AUTHORISED' });
    expect(await payments()).toHaveLength(1);
  });

  it('that answers garbage leaves it unknown, never declined', async () => {
    test.service.script.fail('GARBAGE');
    const input = authoriseInput();
    expect(await test.provider.authorise(input)).toEqual({ status: 'UNKNOWN', problem: 'UNREADABLE' });
    test.service.script.fail(null);
    expect(await test.provider.authorise(input)).toMatchObject({ status: 'AUTHORISED' });
    expect(await payments()).toHaveLength(1);
  });

  it('whose answer is lost on the way is asked again, and pays once', async () => {
    test.service.script.fail('LOST_ANSWER', 1);
    expect(await test.provider.authorise(authoriseInput())).toMatchObject({ status: 'AUTHORISED' });
    expect(await payments()).toHaveLength(1);
  });

  it('that says the fault will pass is asked again', async () => {
    test.service.script.fail('TRANSIENT', 1);
    expect(await test.provider.authorise(authoriseInput())).toMatchObject({ status: 'AUTHORISED' });
  });

  it('that is at work on the key already is waited for, and is unknown when the time is over', async () => {
    test.service.script.fail('IN_PROGRESS', 2);
    expect(await test.provider.authorise(authoriseInput())).toMatchObject({ status: 'AUTHORISED' });
    test.service.script.fail('IN_PROGRESS');
    const outcome = await test.provider.authorise(authoriseInput({ deadlineAt: Date.now() + 3_000 }));
    expect(outcome).toEqual({ status: 'UNKNOWN', problem: 'IN_PROGRESS' });
  });

  it.each([
    ['Down', 'UNAVAILABLE'],
    ['garbage', 'UNREADABLE'],
  ])('for one card in the name of %s', async (holderName, problem) => {
    const means = { kind: 'BROWSER', data: cardData(undefined, holderName) } as const;
    expect(await test.provider.authorise(authoriseInput({ means }))).toEqual({ status: 'UNKNOWN', problem });
    expect(await test.provider.authorise(authoriseInput())).toMatchObject({ status: 'AUTHORISED' });
  });

  it('when the time is over before it begins, is not asked at all', async () => {
    const outcome = await test.provider.authorise(authoriseInput({ deadlineAt: Date.now() - 1 }));
    expect(outcome).toEqual({ status: 'UNKNOWN', problem: 'TIMEOUT' });
    expect(test.exchanges).toHaveLength(0);
  });
});

describe('an attempt whose answer was never seen', () => {
  it("is let go of by the order's own reference", async () => {
    test.service.script.fail('GARBAGE', 3);
    const input = authoriseInput();
    expect((await test.provider.authorise(input)).status).toBe('UNKNOWN');
    expect(await test.provider.cancel({ ...call(), orderReference: input.orderReference })).toMatchObject({
      status: 'RECEIVED',
    });
    expect(await payments()).toMatchObject([{ state: 'AUTHORISED', isCancelled: true }]);
    expect((await test.news()).map(({ kind }) => kind)).toEqual(['AUTHORISED', 'CANCELLED']);
  });

  it('and was never made has nothing to let go of, and the shop is told so', async () => {
    expect(await test.provider.cancel({ ...call(), orderReference: 'W-none' })).toMatchObject({ status: 'RECEIVED' });
    expect(await test.news()).toMatchObject([{ kind: 'NOTHING_TO_CANCEL', orderReference: 'W-none' }]);
  });

  it('is let go of together with all others under the reference, each told by itself', async () => {
    const input = authoriseInput({ orderReference: 'W-two' });
    await test.provider.authorise(input);
    await test.provider.authorise({ ...input, ...call() });
    await test.provider.authorise({ ...input, ...call(), means: { kind: 'BROWSER', data: cardData('', '') } });
    await test.provider.cancel({ ...call(), orderReference: 'W-two' });
    const cancelled = (await test.news()).filter(({ kind }) => kind === 'CANCELLED');
    expect(new Set(cancelled.map(({ id }) => id)).size).toBe(2);
    expect(new Set(cancelled.map(({ paymentReference }) => paymentReference)).size).toBe(2);
  });

  it('and that the shopper has not finished can no longer be finished', async () => {
    const means = { kind: 'BROWSER', data: methodData('paypal') } as const;
    const input = authoriseInput({ means });
    const outcome = await test.provider.authorise(input);
    await test.provider.cancel({ ...call(), orderReference: input.orderReference });
    const url = outcome.status === 'ACTION_REQUIRED' ? String(outcome.actionData.url) : '';
    await fetch(url, { method: 'POST', body: new URLSearchParams({ choice: 'accept' }), redirect: 'manual' });
    expect((await test.news()).map(({ kind }) => kind)).toEqual(['CANCELLED']);
  });
});
