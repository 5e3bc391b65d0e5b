import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { windowWords } from '@wattle/messages/time-window';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kettle, makeLetters, orderDeps, orderShop, paidByCard } from '../features/orders/testing/order-shop.ts';
import { refundShop } from '../features/orders/testing/refund-shop.ts';
import { scriptedPayment } from '../features/orders/testing/scripted-payment.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { saveShop } from '../store/testing/save-shop.ts';
import { sampleShippingShop } from '../testing/sample-shipping-shop.ts';
import { runInTest } from './testing/run-in-test.ts';

describe('change-day', () => {
  let folder: string;
  let databaseUrl: string;
  let db: Database;
  let shop: ReturnType<typeof refundShop>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wattle-day-'));
    databaseUrl = await createServerDatabase();
    db = await openDatabase({ databaseUrl, dataDir: folder });
    await saveShop(db, { ...orderShop(), settings: sampleShippingShop().settings });
    await makeLetters(db);
    const provider = scriptedPayment();
    shop = refundShop(db, orderDeps(db, provider), provider);
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function command(...args: string[]) {
    const { code, said } = await runInTest(args, {
      env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000' },
    });
    return { code, said };
  }
  /** Ten days ahead: always offered, whatever the time of day. */
  const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('lists the days, moves an order, mails its shopper, and says why it does not', async () => {
    const { cart } = kettle(0, {
      shipping: { methodCode: 'deliveryScheduled' },
      payment: { methods: [paidByCard(114)] },
    });
    const [from, to] = [ahead(10), ahead(12)];
    const number = await shop.place({ cart, extra: { shippingDate: from } });
    const listed = await command('change-day', number, '--by', 'Ada');
    expect(listed.said.split('\n')).toContain(`${to} 07:00-09:00 10:00-12:00`);

    const moved = await command('change-day', number, to, '--window', '10:00-12:00', '--by', 'Ada');
    expect(moved).toEqual({ code: 0, said: `${number}: ${to}, 10:00-12:00.` });
    expect((await shop.orderOf(number)).shipping).toMatchObject({ day: to, window: '10:00-12:00', paidDay: from });
    const [mail] = await createStore(db).mails.list('mia@example.com', 1);
    expect(mail?.subject).toBe(`Your order ${number} has a new delivery day`);
    expect(mail?.text).toContain(windowWords('10:00-12:00'));
    expect((await command('show-order', number)).said).toContain('manager Ada: DAY_CHANGED');

    expect(await command('change-day', number, '2001-01-01', '--by', 'Ada')).toEqual({
      code: 1,
      said: 'There is no place on that day, or in that window.',
    });
    expect(await command('change-day', 'W-0', to, '--by', 'Ada')).toEqual({ code: 1, said: 'There is no such order.' });
    expect((await command('change-day', number, to)).code).toBe(2);

    const street = await command('change-address', number, '2 Low St', '--unit', 'Unit 4', '--by', 'Ada');
    expect(street).toEqual({ code: 0, said: `${number}: 2 Low St, Unit 4.` });
    expect((await shop.orderOf(number)).shipping).toMatchObject({
      address: { street1: '2 Low St', street2: 'Unit 4', suburb: 'Richmond', postcode: '3121' },
    });
    const told = (await createStore(db).mails.list('mia@example.com', 9)).map(({ subject, text }) => [subject, text]);
    expect(told).toContainEqual([
      `Your order ${number} has a new delivery address`,
      expect.stringContaining('2 Low St, Unit 4, Richmond VIC 3121'),
    ]);
    expect((await command('change-address', number, ' ', '--by', 'Ada')).said).toBe('It needs a street.');
    expect((await command('change-address', number, '--by', 'Ada')).code).toBe(2);
    expect(await command('resend-card', number, '1', '--by', 'Ada')).toEqual({
      code: 1,
      said: 'There is no gift card on that line that can be spent.',
    });
  });
});
