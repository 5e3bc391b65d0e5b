import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { eachDatabase } from './testing/each-database.ts';
import { voucherAttemptStore } from './voucher-attempts.ts';

eachDatabase((name, open) => {
  describe(`tries at a gift card, ${name}`, () => {
    let db: Database;
    let store: ReturnType<typeof voucherAttemptStore>['cards'];
    beforeAll(async () => {
      db = await open();
      store = voucherAttemptStore(db).cards;
    });
    afterAll(() => db.close());

    const passTime = (code: string, seconds: number) =>
      db.query('update voucher_attempts set ends_at = ends_at - make_interval(secs => $2) where code = $1', [
        code,
        seconds,
      ]);
    const crowd = async (code: string, count: number) =>
      (await Promise.all(Array.from({ length: count }, () => store.take(code)))).filter(Boolean).length;

    it('are five, also for a crowd of twenty', async () => {
      expect(await crowd('crowd', 20)).toBe(5);
      expect(await store.take('another')).toBe(true);
    });

    it('are five again a quarter of an hour after the last of them, and not before', async () => {
      expect(await crowd('later', 4)).toBe(4);
      await passTime('later', 600);
      // the fifth locks the card from now on
      expect(await crowd('later', 2)).toBe(1);
      await passTime('later', 890);
      expect(await store.take('later')).toBe(false);
      await passTime('later', 11);
      expect(await crowd('later', 20)).toBe(5);
    });

    it('are not used up by those that were right', async () => {
      for (let time = 0; time < 12; time += 1) {
        expect(await store.take('right')).toBe(true);
        await store.giveBack('right');
      }
      expect(await crowd('right', 20)).toBe(5);
    });

    it('that are over are cleared away by others', async () => {
      await store.take('old');
      await passTime('old', 901);
      await store.take('new');
      expect(await db.query(`select code from voucher_attempts where code in ('old', 'new')`)).toEqual([
        { code: 'new' },
      ]);
    });
  });
});
