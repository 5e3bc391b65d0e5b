import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleFrom } from '../../mail/testing/sample-from.ts';
import type { Database } from '../../store/database.ts';
import { saveMail } from '../../store/mails.ts';
import { createStore } from '../../store/store.ts';
import { openServer } from '../../store/testing/each-database.ts';
import { saveShop } from '../../store/testing/save-shop.ts';
import { confirmByMail } from './confirm-by-mail.ts';
import { endPending } from './end-pending.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { commandOf, kettle, orderDeps, orderShop, placeBy } from './testing/order-shop.ts';
import { type Scripted, scriptedPayment } from './testing/scripted-payment.ts';

let db: Database;
const provider = scriptedPayment();
beforeAll(async () => {
  db = await openServer();
  await saveShop(db, orderShop());
});
afterAll(() => db.close());

const LINKS = {
  ...sampleFrom('http://localhost:3000'),
  orderLink: (number: string) => ({ url: `http://localhost:3000/${number}`, endsAt: Date.now() }),
};
const depsOf = () => {
  const writeMail = {
    writeMail: (tx: Parameters<typeof saveMail>[0], mail: Parameters<typeof saveMail>[2]) =>
      saveMail(tx, randomUUID(), mail, 'kept'),
  };
  return { ...orderDeps(db, provider), saveWithOrder: confirmByMail(writeMail, LINKS) };
};
const place = async (next: Scripted, email: string) => {
  provider.script.next = next;
  return placeBy(depsOf())(commandOf(kettle(100, { email })));
};
const mailsTo = async (email: string) =>
  (await createStore(db).mails.list(email, 10)).map(({ kind, to, subject }) => ({ kind, to, subject }));

it('a placed order is confirmed by one mail, written with it', async () => {
  const answer = await place('AUTHORISE', 'mia@example.com');
  if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
  expect(await mailsTo('mia@example.com')).toEqual([
    { kind: 'ORDER_PLACED', to: 'mia@example.com', subject: expect.stringContaining(answer.value.orderNumber) },
  ]);
});

it('an order that is refused, or waits for the shopper, is not', async () => {
  await place('REFUSE', 'ben@example.com');
  await place('ACTION', 'ben@example.com');
  expect(await mailsTo('ben@example.com')).toEqual([]);
});

it('one whose payment is not sure is told at once, and confirmed when it is', async () => {
  await place('PENDING', 'ana@example.com');
  const before = await mailsTo('ana@example.com');
  const payment = provider.payments.at(-1);
  if (!payment) throw new Error('The provider was asked.');
  await takePaymentEvents(depsOf())([provider.event('AUTHORISED', payment)]);
  const kinds = (await mailsTo('ana@example.com')).map(({ kind }) => kind).sort();
  expect(before[0]?.subject).toMatch(/^We are checking the payment for order W-/);
  expect([before.map(({ kind }) => kind), kinds]).toEqual([['ORDER_STATUS'], ['ORDER_PLACED', 'ORDER_STATUS']]);
});

it('one whose payment nobody answered for is told at once; cancelled, its mail leads to what puts it back', async () => {
  await place('DOWN', 'leo@example.com');
  const [told] = await createStore(db).mails.list('leo@example.com', 10);
  expect([told?.kind, told?.text]).toEqual(['ORDER_STATUS', expect.stringContaining('Please do not pay again')]);
  expect(told?.text).toMatch(/We will email you by .*\. If the payment went through/s);
  const [, number = ''] = /order (W-\d+)/.exec(told?.subject ?? '') ?? [];
  expect(await endPending(depsOf(), { orderNumber: number, code: 'PAYMENT_CANCELLED', payment: 'TO_CANCEL' })).toBe(
    true,
  );
  const mails = await createStore(db).mails.list('leo@example.com', 10);
  const ended = mails.find(({ subject }) => subject.includes('cancelled'));
  expect(mails).toHaveLength(2);
  expect(ended?.text).toContain(`Put it back in my cart: http://localhost:3000/${number}`);
});
