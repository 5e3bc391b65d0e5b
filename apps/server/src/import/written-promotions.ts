import type { Promotion } from '@wattle/domain/promotions';
import type { Queryable } from '../store/database.ts';
import { writeAudit } from '../store/desk-audit.ts';
import { type PromotionChange, upsertPromotions, watchPromotions } from '../store/promotions.ts';
import { removeRows } from '../store/remove-rows.ts';
import { countChanges } from '../store/upsert.ts';

async function writeDown(tx: Queryable, actor: string, changes: readonly PromotionChange[]): Promise<void> {
  for (const { id, before, after } of changes) {
    const subject = { kind: 'promotion', id };
    await writeAudit(tx, { actor, act: 'offer-import', subject, before, after, key: null });
  }
}

/** Saves and deletes promotions; what became of each is in the desk's log, or neither is. */
export const writtenPromotions = (actor: string) => ({
  async save(tx: Queryable, rows: readonly Promotion[]) {
    const ids = rows.map(({ id }) => id);
    const { result, changes } = await watchPromotions(tx, ids, async () => {
      const done = await upsertPromotions(tx, rows);
      return { result: countChanges(rows.length, done), changed: [...done.inserted, ...done.updated] };
    });
    await writeDown(tx, actor, changes);
    return result;
  },
  async remove(tx: Queryable, keys: readonly string[]) {
    const { result, changes } = await watchPromotions(tx, keys, async () => {
      const gone = await removeRows(tx, 'promotions', keys);
      return { result: gone, changed: gone };
    });
    await writeDown(tx, actor, changes);
    return result;
  },
});
