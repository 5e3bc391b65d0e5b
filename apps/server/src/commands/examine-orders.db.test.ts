import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { examineGiftCards, examineOrders } from './examine-orders.ts';

let db: Database;
beforeAll(async () => {
  db = await openServer();
});
beforeEach(() =>
  db.run('truncate placements, payments, payment_events, payment_changes, order_problems, mails, orders'),
);
afterAll(() => db.close());

const placement = (number: string, minutes: number) =>
  db.run(`insert into placements (key, fingerprint, order_number, state, busy_until, expires_at)
    values ('${number}', '', '${number}', 'ACTION', now(), now() + ${minutes} * interval '1 minute')`);
const owed = (number: string, attempts: number) =>
  db.run(`insert into payments (order_number, leg, type, status, amount_cents, idempotency_key, attempts)
    values ('${number}', 0, 'STRAY', 'TO_CANCEL', 100, '${number}', ${attempts})`);

describe('what the doctor says of orders', () => {
  it('finds those well that are under way', async () => {
    await placement('W-1', 20);
    await owed('W-2', 1);
    await db.run(`insert into orders (number, placed_at, status, data) values ('W-3', now(), 'PENDING', '{}')`);
    expect(await examineOrders(db)).toMatchObject({
      isWell: true,
      says: '1 being paid, 0 of them beyond their time; 1 wait for word of their payment; 1 payments to give back, 0 tried in vain; 0 news not handled; 0 captures and refunds not asked for; 0 problems',
    });
  });

  it.each([
    ['a hold that nobody gave back', () => placement('W-1', -10), '1 of them beyond their time'],
    [
      'news that nobody handled',
      () => db.run(`insert into payment_events (id, event, received_at) values ('e', '{}', now() - interval '1 hour')`),
      '1 news not handled',
    ],
    ['money that cannot be given back', () => owed('W-2', 9), '1 tried in vain'],
    [
      'a refund that nobody asked the provider for',
      () =>
        db.run(`insert into payment_changes (order_number, leg, kind, state, amount_cents, idempotency_key, created_at)
          values ('W-4', 0, 'REFUND', 'OPEN', 100, 'W-4', now() - interval '1 hour')`),
      '1 captures and refunds not asked for',
    ],
    [
      'what somebody has to look at',
      () =>
        db.run(`insert into order_problems (order_number, kind, amount_cents, source)
          values ('W-4', 'CHARGED_BACK', 100, 'e')`),
      '1 problems; npm run shop -- order-problems lists them',
    ],
  ])('finds %s', async (_, happens, words) => {
    await happens();
    expect(await examineOrders(db)).toMatchObject({ isWell: false, says: expect.stringContaining(words) });
  });
});

describe('what the doctor says of gift cards', () => {
  const mail = { to: 'pria@example.com', kind: 'GIFT_CARD', subject: 'S', text: 'T', html: 'H' } as const;

  it('tells of mails that wait and of those that could not be sent, which can be sent elsewhere', async () => {
    const store = createStore(db);
    const [waiting, dead] = [randomUUID(), randomUUID()];
    await store.mails.save(waiting, mail, 'waiting');
    await store.mails.save(dead, mail, 'waiting');
    expect(await examineGiftCards(db)).toMatchObject({ isWell: true, says: '0 issued, 2 mails waiting, 0 given up' });
    await store.mails.giveUp(dead, 'status 550');
    expect(await examineGiftCards(db)).toMatchObject({ isWell: false, says: expect.stringContaining('retry-mails') });
    expect(await store.mails.revive('other@example.com', null)).toBe(0);
    expect(await store.mails.revive('pria@example.com', 'priya@example.com')).toBe(1);
    expect(await store.mails.find(dead)).toMatchObject({ to: 'priya@example.com', state: 'waiting', text: 'T' });
    expect(await examineGiftCards(db)).toMatchObject({ isWell: true });
  });

  it('has no words of a gift card left once it is sent', async () => {
    const store = createStore(db);
    const id = randomUUID();
    await store.mails.save(id, mail, 'waiting');
    await store.mails.markSent(id);
    expect(await store.mails.find(id)).toMatchObject({ state: 'sent', text: '', html: '' });
  });
});
