import type { Database, Queryable } from './database.ts';

/** Ends the transaction of a rehearsal. */
class Rehearsed extends Error {}

/** Runs work against the database and undoes all of it. Transactions of the work become savepoints. */
export async function rehearse<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const outcome: { value?: { readonly of: T } } = {};
  try {
    await db.transaction(async (tx) => {
      outcome.value = { of: await work({ ...db, ...tx, transaction: (part) => inSavepoint(tx, part) }) };
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  if (!outcome.value) throw new Error('A rehearsal ended without a result.');
  return outcome.value.of;
}

async function inSavepoint<T>(tx: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await tx.run('savepoint rehearsed');
  try {
    const result = await work(tx);
    // what a commit would check
    await tx.run('set constraints all immediate; set constraints all deferred; release savepoint rehearsed');
    return result;
  } catch (error) {
    await tx.run('rollback to savepoint rehearsed; release savepoint rehearsed');
    throw error;
  }
}
