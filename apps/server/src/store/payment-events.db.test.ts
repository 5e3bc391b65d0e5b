import { toCents } from '@wattle/domain/money';
import type { PaymentEvent } from '@wattle/providers/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { paymentEventStore } from './payment-events.ts';
import { eachDatabase } from './testing/each-database.ts';

const approval: PaymentEvent = {
  ...{ id: 'one', kind: 'AUTHORISED', paymentReference: 'PSP1', reference: 'PSP1', orderReference: 'W-1' },
  ...{ amountCents: toCents(100_00), currency: 'AUD', type: 'ADYEN_CREDIT_CARD', at: 0 },
};

eachDatabase((name, open) => {
  describe(`webhooks of payments, ${name}`, () => {
    let db: Database;
    let events: ReturnType<typeof paymentEventStore>;
    beforeAll(async () => {
      db = await open();
      events = paymentEventStore(db);
    });
    beforeEach(() =>
      db.run(`
        truncate payment_events, payments;
        insert into payments (order_number, leg, type, status, amount_cents, idempotency_key, provider_reference)
        values ('W-1', 0, 'ADYEN_CREDIT_CARD', 'AUTHORISED', 10000, 'W-1-0', 'PSP1'),
               ('W-2', 0, 'ADYEN_CREDIT_CARD', 'PENDING', 10000, 'W-2-0', 'PSP2')`),
    );
    afterAll(() => db.close());
    const listDue = async () => (await events.claim(50, 60)).map(({ event }) => event);

    it('the approval with which an order was saved is handled as it is stored', async () => {
      expect(await events.keep([approval])).toBe(false);
      expect(await listDue()).toEqual([]);
      expect(await db.query('select id from payment_events where handled_at is not null')).toEqual([{ id: 'one' }]);
    });

    it.each<[string, Partial<PaymentEvent>]>([
      ['another amount', { amountCents: toCents(100_01) }],
      ['another currency', { currency: 'JPY' }],
      ['another payment', { paymentReference: 'PSP9' }],
      ['something else than an approval', { kind: 'AUTHORISATION_FAILED' }],
      ['an order whose payment was pending', { orderReference: 'W-2', paymentReference: 'PSP2' }],
      ['an order that is not there', { orderReference: 'W-3' }],
    ])('one of %s is to be handled', async (_, difference) => {
      const event = { ...approval, ...difference };
      expect(await events.keep([event])).toBe(true);
      expect(await listDue()).toEqual([event]);
    });

    it('copies are ignored, and others that come with a known approval are to be handled', async () => {
      const other = { ...approval, id: 'two', amountCents: toCents(1) };
      expect(await events.keep([approval, approval, other])).toBe(true);
      expect(await listDue()).toEqual([other]);
      await events.keep([approval, other]);
      expect(await listDue()).toEqual([]);
    });

    it('none is nothing to do', async () => {
      expect(await events.keep([])).toBe(false);
    });
  });
});
