import type { Database, Queryable } from './database.ts';

/** A database whose every statement is part of one transaction. Its own transactions become savepoints. */
export const insideTransaction = (db: Database, tx: Queryable): Database => ({
  ...db,
  query: tx.query,
  run: tx.run,
  transaction: (work) => inSavepoint(tx, work),
});

async function inSavepoint<T>(tx: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
  await tx.run('savepoint part');
  try {
    const result = await work(tx);
    // what a commit would check
    await tx.run('set constraints all immediate; set constraints all deferred; release savepoint part');
    return result;
  } catch (error) {
    await tx.run('rollback to savepoint part; release savepoint part');
    throw error;
  }
}
