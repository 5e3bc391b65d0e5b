import { paymentStoreCases } from '@wattle/providers/payment/conformance';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Database } from './database.ts';
import { paymentServiceStore } from './payment-service-store.ts';
import { eachDatabase } from './testing/each-database.ts';

// each case throws when the store breaks its promise
eachDatabase((name, open) => {
  describe(`the store of the payment service, ${name}`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db.close());

    it.each(paymentStoreCases)('$name', async ({ run }) => {
      await db.run('truncate payment_service_records');
      await run(paymentServiceStore(db));
    });
  });
});
