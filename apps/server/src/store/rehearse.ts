import type { Database } from './database.ts';
import { insideTransaction } from './inside-transaction.ts';

/** Ends the transaction of a rehearsal. */
class Rehearsed extends Error {}

/** Runs work against the database and undoes all of it. */
export async function rehearse<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const outcome: { value?: { readonly of: T } } = {};
  try {
    await db.transaction(async (tx) => {
      outcome.value = { of: await work(insideTransaction(db, tx)) };
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  if (!outcome.value) throw new Error('A rehearsal ended without a result.');
  return outcome.value.of;
}
