import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { describe, it, type TestContext } from 'vitest';
import type { Database } from './database.ts';
import { type DatabaseFault, DatabaseUnavailable } from './database-fault.ts';
import { outsideTransactions } from './guard-transactions.ts';
import { openDatabase } from './open-database.ts';
import { createServerDatabase } from './testing/each-database.ts';
import { openWay } from './testing/open-way.ts';
import { type DatabaseWatch, watchDatabase } from './watch-database.ts';

const TIMES = { heartbeatMs: 100, lookAgainMs: 50, quietMs: 200 };

type Watched = {
  readonly way: Awaited<ReturnType<typeof openWay>>;
  readonly inner: Database;
  /** Past the proxy. */
  readonly direct: Database;
  readonly watch: DatabaseWatch;
  readonly faults: DatabaseFault[];
  readonly recovered: DatabaseFault[];
  readonly ask: () => Promise<unknown[]>;
};

async function openWatched({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): Promise<Watched> {
  const databaseUrl = await createServerDatabase();
  const way = await openWay(databaseUrl);
  const direct = await openDatabase({ dataDir: ':memory:', databaseUrl });
  const inner = await openDatabase({ dataDir: ':memory:', databaseUrl: way.url, poolSize: 3 });
  const faults: DatabaseFault[] = [];
  const recovered: DatabaseFault[] = [];
  const listeners = {
    onFault: (fault: DatabaseFault) => void faults.push(fault),
    onRecovered: (fault: DatabaseFault) => void recovered.push(fault),
  };
  const watch = watchDatabase(inner, listeners, TIMES);
  onTestFinished(async () => {
    // first, so that closing waits for no statement
    await way.cut();
    await watch.database.close();
    await direct.close();
  });
  return { way, inner, direct, watch, faults, recovered, ask: () => watch.database.query('select 1 as one') };
}

// each with a database of its own: most of their time they wait
describe.concurrent('a watched database', () => {
  it('fails at once while the server is away, and works again when it is back', async (context) => {
    const { expect } = context;
    const { way, watch, faults, recovered, ask } = await openWatched(context);
    expect(await watch.isReady()).toBe(true);
    await way.cut();
    await expect(ask()).rejects.toThrow(DatabaseUnavailable);
    await expect.poll(() => watch.isReady()).toBe(false);
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    await expect(watch.database.transaction(async (tx) => tx.query('select 1'))).rejects.toThrow(DatabaseUnavailable);
    await way.mend();
    await expect.poll(() => watch.isReady()).toBe(true);
    expect(await ask()).toEqual([{ one: 1 }]);
    expect(new Set(recovered)).toEqual(new Set(['AWAY']));
  });

  it('gives up what waits for a server that hangs', async (context) => {
    const { expect } = context;
    const { way, watch, ask } = await openWatched(context);
    const waiting = watch.database.query('select pg_sleep(60)').catch((error: unknown) => error);
    way.hold();
    expect(await waiting).toBeInstanceOf(DatabaseUnavailable);
    expect(await watch.isReady()).toBe(false);
    // at once: before anything that the server might say
    const first = Promise.race([ask().catch((error: unknown) => error), setImmediate('nothing')]);
    expect(await first).toBeInstanceOf(DatabaseUnavailable);
    way.release();
    await expect.poll(() => watch.isReady()).toBe(true);
  });

  it('survives a single lost connection without turning anyone away', async (context) => {
    const { expect } = context;
    const { inner, watch, recovered, ask } = await openWatched(context);
    const lost = watch.database.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await outsideTransactions(() => inner.query('select pg_terminate_backend($1)', [row?.pid]));
      await tx.query('select 1');
    });
    await expect(lost).rejects.toThrow(DatabaseUnavailable);
    expect(await ask()).toEqual([{ one: 1 }]);
    expect(recovered).toEqual([]);
  });

  it.for(['53100', '53200', '53300', '58030'])(
    'is not ready after %s, still reads, and is ready again by itself',
    async (sqlState, context) => {
      const { expect } = context;
      const { watch, faults, recovered, ask } = await openWatched(context);
      const fault = `do $$ begin raise exception 'a fault' using errcode = '${sqlState}'; end $$`;
      await expect(watch.database.run(fault)).rejects.toMatchObject({ fault: 'EXHAUSTED', statusCode: 503 });
      expect(faults).toEqual(['EXHAUSTED']);
      expect(await watch.isReady()).toBe(false);
      expect(await ask()).toEqual([{ one: 1 }]);
      await expect.poll(() => watch.isReady()).toBe(true);
      expect(recovered).toEqual(['EXHAUSTED']);
    },
  );

  it('is not ready on a server that only reads, still reads, and finds the one that writes by itself', async (context) => {
    const { expect } = context;
    const { way, inner, direct, watch, faults, recovered, ask } = await openWatched(context);
    const name = new URL(way.url).pathname.slice(1);
    await inner.run(`alter database ${name} set default_transaction_read_only = on`);
    await way.cut();
    await way.mend();
    const isRefused = async () => !(await watch.isReady()) && faults.includes('READ_ONLY');
    await expect.poll(isRefused).toBe(true);
    expect(await watch.isReady()).toBe(false);
    expect(await ask()).toEqual([{ one: 1 }]);
    await expect(watch.database.run('create table more (id int)')).rejects.toMatchObject({ fault: 'READ_ONLY' });
    await direct.run(`begin read write; alter database ${name} reset default_transaction_read_only; commit`);
    await expect.poll(() => watch.isReady()).toBe(true);
    expect(recovered).toContain('READ_ONLY');
  });

  it('gives up a wait for a lock with an error that may pass, and stays ready', async (context) => {
    const { expect } = context;
    const { direct, watch } = await openWatched(context);
    const waiting = direct.transaction(async (other) => {
      await other.run('lock table write_probes in access exclusive mode');
      const late = watch.database.transaction(async (tx) => {
        await tx.run(`set local lock_timeout = '10ms'`);
        await tx.query('select 1 from write_probes');
      });
      await expect(late).rejects.toMatchObject({ fault: 'BUSY', statusCode: 503 });
    });
    await waiting;
    expect(await watch.isReady()).toBe(true);
  });

  it('limits statements, locks and idle transactions of requests, and nothing of other work', async (context) => {
    const { expect } = context;
    const { direct, watch } = await openWatched(context);
    const limits = (db: Database) =>
      db.query(`select name from pg_settings where setting <> '0'
        and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`);
    expect(await limits(watch.database)).toHaveLength(3);
    expect(await limits(direct)).toEqual([{ name: 'idle_in_transaction_session_timeout' }]);
  });

  it('serves everyone again when the network has forgotten every connection without a word', async (context) => {
    const { expect } = context;
    const { way, direct, watch, recovered, ask } = await openWatched(context);
    const heard: string[] = [];
    await watch.database.listen('news', (payload) => heard.push(payload));
    await Promise.all([1, 2, 3].map(() => watch.database.query('select pg_sleep(0.05)')));
    const busy = [1, 2, 3].map(() =>
      watch.database.transaction(async (tx) => {
        await tx.query('select pg_sleep(1)');
      }),
    );
    const fates = Promise.allSettled(busy);
    await pause(100);
    way.forget();
    expect(await Promise.all([ask(), ask(), ask()].map((one) => one.catch(() => 'later')))).toHaveLength(3);
    for (const fate of await fates) {
      expect(fate).toMatchObject({ status: 'rejected', reason: { fault: 'AWAY' } });
    }
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 2, 3].map(() => [{ one: 1 }]));
    await expect.poll(() => watch.isReady()).toBe(true);
    await expect
      .poll(async () => {
        await direct.query(`select pg_notify('news', 'still here')`);
        return heard;
      })
      .toContain('still here');
    // the server was there all the time
    expect(recovered).toEqual([]);
  });

  it('serves everyone again when nothing has passed for a while and then new connections do', async (context) => {
    const { expect } = context;
    const { way, watch, ask } = await openWatched(context);
    const busy = [1, 2, 3].map(() => watch.database.query('select pg_sleep(1)'));
    const fates = Promise.allSettled(busy);
    way.hold();
    await fates;
    expect(await watch.isReady()).toBe(false);
    way.forget();
    way.release();
    await expect.poll(() => watch.isReady()).toBe(true);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 2, 3].map(() => [{ one: 1 }]));
  });

  it('waits for a statement that the server is at work on, or that waits for a lock', async (context) => {
    const { expect } = context;
    const { direct, watch, faults } = await openWatched(context);
    await direct.run('create table pair (id int)');
    const slow = watch.database.query('select pg_sleep(4)');
    const locked = direct.transaction(async (other) => {
      await other.run('lock table pair in access exclusive mode');
      await other.query('select pg_sleep(4)');
    });
    await pause(100);
    expect(await watch.database.query('select count(*) from pair')).toEqual([{ count: 0 }]);
    await Promise.all([slow, locked]);
    expect(faults).toEqual([]);
  });

  it('does not call a server away because every connection to it is busy', async (context) => {
    const { expect } = context;
    const { watch, faults } = await openWatched(context);
    const busy = [1, 2, 3, 4].map(() => watch.database.query('select pg_sleep(2.5)'));
    await Promise.all(busy);
    expect(faults).toEqual([]);
  });

  it('leaves a bad statement an error of its own', async (context) => {
    const { expect } = context;
    const { watch, faults } = await openWatched(context);
    await expect(watch.database.query('select nothing')).rejects.toMatchObject({ code: '42703' });
    expect(faults).toEqual([]);
    expect(await watch.isReady()).toBe(true);
  });
});
