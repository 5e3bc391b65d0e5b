import { toCents } from '@wattle/domain/money';
import { DEMO_GIFT_CARDS } from '../embedded/demo-gift-cards.ts';
import type { PaymentOutcome } from '../port.ts';
import type { TestPayment } from './open-payment.ts';
import { authoriseInput, call, cardData, methodData } from './samples.ts';

const gift = (code: string, pin = '737') => ({ kind: 'GIFT_CARD', code, pin }) as const;
const byBrowser = (data: object) => ({ means: { kind: 'BROWSER', data: { ...data } } }) as const;

async function finish({ provider }: TestPayment, outcome: PaymentOutcome, choice: string): Promise<void> {
  if (outcome.status !== 'ACTION_REQUIRED' || typeof outcome.actionData.url !== 'string') return;
  const body = new URLSearchParams({ choice });
  const back = await fetch(outcome.actionData.url, { method: 'POST', body, redirect: 'manual' });
  const location = back.headers.get('location');
  const redirectResult = location ? new URL(location).searchParams.get('redirectResult') : null;
  if (redirectResult) await provider.continue({ ...call(), details: { redirectResult } });
}

async function payByEveryMethod(test: TestPayment): Promise<void> {
  const { provider } = test;
  for (const type of ['paypal', 'afterpaytouch', 'zip', 'alipay', 'wechatpayQR'])
    for (const choice of ['accept', 'refuse', 'cancel', 'pending'])
      await finish(test, await provider.authorise(authoriseInput(byBrowser(methodData(type)))), choice);
  for (const token of [
    { type: 'applepay', applePayToken: 't' },
    { type: 'googlepay', googlePayToken: 't' },
  ])
    await provider.authorise(authoriseInput(byBrowser({ paymentMethod: token })));
  for (const choice of ['accept', 'refuse'])
    await finish(test, await provider.authorise(authoriseInput(byBrowser(cardData('4917610000000000')))), choice);
  for (const name of ['Mia Tran', 'DECLINED', 'ERROR', 'PENDING', 'CANCELLED'])
    await provider.authorise(authoriseInput(byBrowser(cardData(undefined, name))));
}

async function payInParts({ provider }: TestPayment): Promise<void> {
  const amountCents = toCents(80_00);
  for (const { number, pin } of DEMO_GIFT_CARDS)
    await provider.giftCardBalance({ means: gift(number, pin), amountCents, deadlineAt: call().deadlineAt });
  for (const isCancelled of [false, true]) {
    const opened = await provider.openPartialOrder({ ...call(), orderReference: 'W-1', amountCents });
    if (opened.status !== 'OPENED') throw new Error(opened.status);
    const means = gift(DEMO_GIFT_CARDS[1]?.number ?? '');
    const part = { ...authoriseInput({ means, amountCents: toCents(50_00) }), partialOrder: opened.order };
    const paid = await provider.authorise(part);
    if (paid.status !== 'AUTHORISED' || !paid.partialOrder) throw new Error(paid.status);
    const order = paid.partialOrder;
    if (isCancelled) await provider.cancelPartialOrder({ ...call(), order });
    else await provider.authorise({ ...authoriseInput({ amountCents: order.remainingCents }), partialOrder: order });
  }
}

async function change({ provider }: TestPayment): Promise<void> {
  const paid = await provider.authorise(authoriseInput());
  if (paid.status !== 'AUTHORISED') throw new Error(paid.status);
  const { paymentReference, amountCents } = paid;
  await provider.capture({ ...call(), paymentReference, amountCents });
  await provider.refund({ ...call(), paymentReference, amountCents });
  await provider.cancel({ ...call(), paymentReference });
  await provider.cancel({ ...call(), orderReference: 'W-1' });
  await provider.cancel({ ...call(), paymentReference: 'NOSUCHPAYMENT234' });
}

/** Every call of the adapter, with every kind of answer. */
export async function walkPayments(test: TestPayment): Promise<void> {
  const asked = { amountCents: toCents(80_00), types: [], deadlineAt: call().deadlineAt };
  await test.provider.listMethods({ ...asked, shopperReference: 'customer-1' });
  await payByEveryMethod(test);
  await payInParts(test);
  await change(test);
}
