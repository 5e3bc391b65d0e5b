import { toCents } from '@wattle/domain/money';
import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_GIFT_CARDS } from './embedded/demo-gift-cards.ts';
import { openPayment } from './testing/open-payment.ts';
import { authoriseInput, call, cardData } from './testing/samples.ts';

const test = await openPayment();
afterAll(() => test[Symbol.asyncDispose]());

async function authorise(changes = {}): Promise<string> {
  const outcome = await test.provider.authorise(authoriseInput(changes));
  if (outcome.status !== 'AUTHORISED') throw new Error(outcome.status);
  await test.news();
  return outcome.paymentReference;
}
const change = (paymentReference: string, cents: number) => ({
  ...call(),
  paymentReference,
  amountCents: toCents(cents),
});
const kinds = async () => (await test.news()).map(({ kind, amountCents }) => [kind, amountCents]);

describe('after a payment was authorised', () => {
  it('its money is taken, and given back', async () => {
    const paymentReference = await authorise();
    const captured = await test.provider.capture(change(paymentReference, 499_00));
    expect(captured.status).toBe('RECEIVED');
    expect(await test.news()).toMatchObject([
      { kind: 'CAPTURED', paymentReference, reference: captured.status === 'RECEIVED' && captured.reference },
    ]);
    expect((await test.provider.refund(change(paymentReference, 100_00))).status).toBe('RECEIVED');
    expect((await test.provider.refund(change(paymentReference, 399_00))).status).toBe('RECEIVED');
    expect(await kinds()).toEqual([
      ['REFUNDED', 100_00],
      ['REFUNDED', 399_00],
    ]);
  });

  it('no more is taken or given back than there is: the webhook says so', async () => {
    const reference = await authorise();
    await test.provider.capture(change(reference, 300_00));
    await test.provider.capture(change(reference, 200_00));
    await test.provider.refund(change(reference, 300_01));
    expect(await kinds()).toEqual([
      ['CAPTURED', 300_00],
      ['CAPTURE_FAILED', 200_00],
      ['REFUND_FAILED', 300_01],
    ]);
  });

  it('it is let go of, once', async () => {
    const paymentReference = await authorise();
    expect((await test.provider.cancel({ ...call(), paymentReference })).status).toBe('RECEIVED');
    await test.provider.cancel({ ...call(), paymentReference });
    await test.provider.capture(change(paymentReference, 1_00));
    expect((await kinds()).map(([kind]) => kind)).toEqual(['CANCELLED', 'CANCEL_FAILED', 'CAPTURE_FAILED']);
  });

  it('it cannot be let go of when its money was taken', async () => {
    const paymentReference = await authorise();
    await test.provider.capture(change(paymentReference, 499_00));
    await test.provider.cancel({ ...call(), paymentReference });
    expect((await kinds()).map(([kind]) => kind)).toEqual(['CAPTURED', 'CANCEL_FAILED']);
  });

  it('a gift card has its money again after a refund', async () => {
    const card = DEMO_GIFT_CARDS[0];
    const means = { kind: 'GIFT_CARD', code: card?.number ?? '', pin: '737' } as const;
    const reference = await authorise({ means, amountCents: toCents(50_00) });
    await test.provider.capture(change(reference, 50_00));
    await test.provider.refund(change(reference, 20_00));
    await test.news();
    const { deadlineAt } = call();
    expect(await test.provider.giftCardBalance({ means, amountCents: toCents(1_00), deadlineAt })).toMatchObject({
      value: { balanceCents: 20_00 },
    });
  });

  it('the same call is done once', async () => {
    const input = change(await authorise(), 499_00);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => test.provider.capture(input)));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(await kinds()).toEqual([['CAPTURED', 499_00]]);
  });

  it('a payment that is not there is not changed', async () => {
    for (const refused of [
      await test.provider.capture(change('NOSUCHPAYMENT234', 1_00)),
      await test.provider.refund(change('../orders', 1_00)),
    ])
      expect(refused.status).not.toBe('RECEIVED');
    expect(await test.provider.cancel({ ...call(), paymentReference: 'NOSUCHPAYMENT234' })).toMatchObject({
      status: 'REFUSED',
      reason: 'CALL_REFUSED',
    });
  });

  it.each([
    ['CAPTURE_FAILED', ['CAPTURED', 'CAPTURE_FAILED', 'CAPTURED']],
    ['REFUND_FAILED', ['CAPTURED', 'REFUNDED', 'REFUND_FAILED', 'REFUNDED']],
    ['CHARGEBACK', ['CAPTURED', 'CHARGED_BACK']],
  ] as const)('its money goes wrong later when the name on the card says so: %s', async (name, kinds) => {
    const paymentReference = await authorise({ means: { kind: 'BROWSER', data: cardData(undefined, name) } });
    await test.provider.capture(change(paymentReference, 499_00));
    if (name === 'CAPTURE_FAILED') await test.provider.capture(change(paymentReference, 499_00));
    if (name === 'REFUND_FAILED') {
      await test.provider.refund(change(paymentReference, 100_00));
      await test.provider.refund(change(paymentReference, 100_00));
    }
    const news = await test.news();
    expect(news.map(({ kind }) => kind)).toEqual(kinds);
    expect(news.every((event) => event.paymentReference === paymentReference)).toBe(true);
    // the later failure belongs to the same change
    const references = news.filter(({ kind }) => kind.startsWith('REFUND')).map(({ reference }) => reference);
    expect(references[0]).toBe(references[1]);
  });
});
