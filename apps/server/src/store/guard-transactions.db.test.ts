import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pollUntilClosed } from '../workers/poll-until-closed.ts';
import type { Database } from './database.ts';
import { faultOf } from './database-fault.ts';
import { guardTransactions, refuseInTransaction } from './guard-transactions.ts';
import { insideTransaction } from './inside-transaction.ts';
import { openDatabase } from './open-database.ts';
import { createServerDatabase, eachDatabase, openEmbedded, openServer } from './testing/each-database.ts';

const loadSomething = (db: Database) => db.query('select 1 as one', [], 'load something');

eachDatabase((name, open) => {
  describe(`a transaction on ${name}`, () => {
    let db: Database;
    beforeAll(async () => {
      db = await open({ migrated: false });
      await db.run('create table notes (text text)');
    });
    afterAll(() => db.close());
    const texts = async () =>
      (await db.query<{ text: string }>('select text from notes order by 1')).map((n) => n.text);

    it('may use only its tx: whoever asks past it is named, and who opened it, and nothing is written', async () => {
      const one = db.transaction(async function writeNote(tx) {
        await tx.query(`insert into notes values ('lost')`, [], 'insert a note');
        await loadSomething(db);
      });
      const told = /loadSomething, called by writeNote.* \(load something\).*transaction writeNote .*: insert a note/;
      await expect(one).rejects.toThrow(told);
      expect(await texts()).toEqual([]);
    });

    it.each<[string, (one: Database) => Promise<unknown>]>([
      ['a second transaction', (one) => one.transaction(async () => 1)],
      ['a script', (one) => one.run('select 1')],
      ['what waits among others', (one) => Promise.all([pause(1), loadSomething(one)])],
      ['a channel', (one) => one.listen('news', () => {})],
    ])('does not let %s past it', async (_, asks) => {
      await expect(
        db.transaction(async () => {
          await asks(db);
        }),
      ).rejects.toThrow('Use its tx.');
      expect(await loadSomething(db)).toEqual([{ one: 1 }]);
    });

    it('refuses what is shared and kept, whether that is at hand or not', async () => {
      await expect(db.transaction(async () => refuseInTransaction('The catalogue'))).rejects.toThrow(
        'Ask for it before.',
      );
      expect(() => refuseInTransaction('The catalogue')).not.toThrow();
    });

    it('may have parts of its own, and other databases beside it', async () => {
      const other = await openServer({ migrated: false });
      const ones = db.transaction(async (tx) => {
        await insideTransaction(db, tx).transaction((part) => part.query('select 1'));
        return loadSomething(other);
      });
      expect(await ones).toEqual([{ one: 1 }]);
      const back = db.transaction(() => other.transaction(() => loadSomething(db)));
      await expect(back).rejects.toThrow('Use its tx.');
      await other.close();
    });

    it('does not hold what outlives it, or whom it wakes', async () => {
      let later: Promise<unknown> = Promise.resolve();
      const ran: unknown[] = [];
      const failed: unknown[] = [];
      const poller = pollUntilClosed(async () => ran.push(...(await loadSomething(db))), {
        everyMs: 60_000,
        onError: (error) => failed.push(error),
      });
      await expect.poll(() => ran).toHaveLength(1);
      const ended = Promise.withResolvers<void>();
      await db.transaction(async (tx) => {
        poller.wake();
        await tx.query('select pg_sleep(0.05)');
        later = ended.promise.then(() => loadSomething(db));
      });
      ended.resolve();
      expect(await later).toEqual([{ one: 1 }]);
      await expect.poll(() => ran).toHaveLength(2);
      expect(failed).toEqual([]);
      await poller.close();
    });

    it('ends when it does nothing for too long, says who waited, and cannot be used any more', async () => {
      const impatient = guardTransactions(db, { stepMs: 20, idleSteps: 5, waitSteps: 10_000 });
      const goOn = Promise.withResolvers<void>();
      let late: Promise<unknown> = Promise.resolve();
      const idle = impatient.transaction(async function idleForEver(tx) {
        await tx.query(`insert into notes values ('idle')`);
        await goOn.promise;
        late = tx.query(`insert into notes values ('too late')`);
        await late;
      });
      await expect(idle).rejects.toThrow(/did nothing for too long: the transaction idleForEver/);
      expect(await texts()).toEqual([]);
      goOn.resolve();
      await pause(0);
      await expect(late).rejects.toThrow('It has ended');
      expect(await texts()).toEqual([]);
    });
  });
});

it.concurrent('fails a call that has waited too long for the only connection, and says for whom', async ({
  expect,
}) => {
  const inner = await openEmbedded({ migrated: false });
  const db = guardTransactions(inner, { stepMs: 20, idleSteps: 10_000, waitSteps: 5 });
  const end = Promise.withResolvers<void>();
  let isDone = false;
  const takesLong = () => end.promise;
  const nextInLine = async () => {
    isDone = true;
  };
  const long = db.transaction(takesLong);
  const waiting = [loadSomething(db), db.transaction(nextInLine)].map((call) => call.catch((error: unknown) => error));
  const [query, next] = await Promise.all(waiting);
  expect(String(query)).toMatch(/load something has waited .* for: the transaction takesLong/);
  expect(String(next)).toMatch(/the transaction nextInLine has waited .* for: the transaction takesLong/);
  expect(faultOf(query)).toBe('EXHAUSTED');
  end.resolve();
  await long;
  // what was given up is not done behind the back of who was told so
  expect(await loadSomething(db)).toEqual([{ one: 1 }]);
  expect(isDone).toBe(false);
  await db.close();
});

it.concurrent('says for whom a call waited in vain for a connection to a server', async ({ expect }) => {
  const db = await openDatabase({ dataDir: ':memory:', databaseUrl: await createServerDatabase(), poolSize: 1 });
  const end = Promise.withResolvers<void>();
  const takesLong = () => end.promise;
  const long = db.transaction(takesLong);
  await expect(loadSomething(db)).rejects.toThrow(/load something waited for: the transaction takesLong/);
  end.resolve();
  await long;
  await db.close();
});
