import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openServer } from '../store/testing/each-database.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

let shop: TestShop;
let db: Database;
beforeAll(async () => {
  db = await openServer();
  shop = await openTestShop({ env: { METRICS_PUBLIC: 'true' }, open: async () => db });
  await db.run(`
    insert into mails (id, recipient, kind, subject, text_body, html_body, state, due_at) values
      (gen_random_uuid(), 'a@b.c', 'ORDER', '', '', '', 'waiting', now() - interval '1 hour'),
      (gen_random_uuid(), 'a@b.c', 'ORDER', '', '', '', 'dead', now());
    insert into hook_deliveries (url, event, subject, data) values ('https://erp.example', 'order.placed', 'W-1', '{}');
    insert into payments (order_number, leg, type, status, amount_cents, idempotency_key)
      values ('W-1', 0, 'ADYEN_CREDIT_CARD', 'REFUSED', 100, 'k1'), ('W-2', 0, 'ADYEN_CREDIT_CARD', 'AUTHORISED', 100, 'k2');
    insert into stock_holds (order_number, variant_id, qty) values ('W-1', 'x', 3)`);
});
afterAll(() => shop.close());

const metrics = async (): Promise<string> => (await shop.app.inject('/metrics')).body;
const figure = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('metrics of the business', () => {
  it('tell payments by outcome, held units, and queues with their age', async () => {
    const text = await metrics();
    expect(figure(text, 'shop_payments_last_hour{outcome="REFUSED"}')).toBe(1);
    expect(figure(text, 'shop_payments_last_hour{outcome="AUTHORISED"}')).toBe(1);
    expect(figure(text, 'shop_held_units{kind="stock"}')).toBe(3);
    expect(figure(text, 'shop_queue_waiting{queue="mails"}')).toBe(1);
    expect(figure(text, 'shop_queue_dead{queue="mails"}')).toBe(1);
    expect(figure(text, 'shop_queue_waiting{queue="hooks"}')).toBe(1);
    expect(figure(text, 'shop_queue_oldest_seconds{queue="mails"}')).toBeGreaterThanOrEqual(3600);
    expect(figure(text, 'shop_order_problems{state="open"}')).toBe(0);
    expect(text).toContain('# TYPE shop_orders_last_hour gauge');
  });

  it('tell how pages were answered, and that search has caught up', async () => {
    for (let time = 0; time < 3; time += 1) await shop.app.inject('/');
    const text = await metrics();
    expect(figure(text, 'shop_pages_total{result="rendered"}')).toBe(1);
    // nothing that the page shows changed, however often the shop did
    const again = ['kept', 'checked'].map((result) => figure(text, `shop_pages_total{result="${result}"}`) ?? 0);
    expect(again.reduce((sum, count) => sum + count)).toBe(2);
    await expect.poll(async () => figure(await metrics(), 'shop_search_lag_seconds')).toBe(0);
  });
});
