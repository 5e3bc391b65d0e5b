import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type AuditInput, isDone, writeAudit } from './desk-audit.ts';
import { eachDatabase } from './testing/each-database.ts';

const KEY = 'form-key-1';
const refundOf = (id: string, act = 'order.refund'): AuditInput & { key: string } => ({
  ...{ actor: 'ada@shop.example', act, subject: { kind: 'order', id } },
  ...{ before: null, after: { id }, key: KEY },
});

eachDatabase((name, open) => {
  describe(`the desk's log, ${name}`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db.close());

    it('has one row for each form, act and subject', async () => {
      const sent = [refundOf('W-1'), refundOf('W-2'), refundOf('W-2', 'order.cancel')];
      expect(await Promise.all(sent.map((one) => isDone(db, one)))).toEqual([false, false, false]);
      for (const one of sent) expect(await writeAudit(db, one)).toBe(true);
      for (const one of sent) expect(await writeAudit(db, one)).toBe(false);
      expect(await Promise.all(sent.map((one) => isDone(db, one)))).toEqual([true, true, true]);
      expect(await isDone(db, refundOf('W-3'))).toBe(false);
      expect(await db.query('select act, subject_id from desk_audit order by id')).toEqual([
        { act: 'order.refund', subject_id: 'W-1' },
        { act: 'order.refund', subject_id: 'W-2' },
        { act: 'order.cancel', subject_id: 'W-2' },
      ]);
    });

    it('keeps the key of the first row as it was sent, which the previous release looks for', async () => {
      expect(await db.query('select subject_id, act from desk_audit where key = $1', [KEY])).toEqual([
        { subject_id: 'W-1', act: 'order.refund' },
      ]);
    });
  });
});
