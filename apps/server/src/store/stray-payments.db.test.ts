import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createStore } from './store.ts';
import { eachDatabase } from './testing/each-database.ts';

const tell = async () => {};

eachDatabase((name, open) => {
  describe(`payments that pay for no order, ${name}`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db.close());

    it('all go back, when several of one order come in the same instant', async () => {
      const { payments } = createStore(db);
      const references = Array.from({ length: 12 }, (_, at) => `PSP-${at}`);
      // each is reported twice
      await Promise.all([...references, ...references].map((one) => payments.owe('W-1', one, 50_00, tell)));
      const owed = await db.query<{ leg: number; reference: string }>(
        `select leg, provider_reference as reference from payments where order_number = 'W-1' and status = 'TO_CANCEL'`,
      );
      expect(owed.map(({ reference }) => reference).sort()).toEqual(references.toSorted());
      expect(new Set(owed.map(({ leg }) => leg)).size).toBe(references.length);
      expect(Math.min(...owed.map(({ leg }) => leg))).toBe(100);
    });
  });
});
