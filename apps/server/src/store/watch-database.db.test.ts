import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type DatabaseFault, DatabaseUnavailable } from './database-fault.ts';
import { openDatabase } from './open-database.ts';
import { createServerDatabase } from './testing/each-database.ts';
import { openWay } from './testing/open-way.ts';
import { type DatabaseWatch, watchDatabase } from './watch-database.ts';

const TIMES = { heartbeatMs: 100, lookAgainMs: 50, quietMs: 200 };

describe('a watched database', () => {
  let way: Awaited<ReturnType<typeof openWay>>;
  let inner: Database;
  let watch: DatabaseWatch;
  let faults: DatabaseFault[];
  let recovered: DatabaseFault[];

  beforeEach(async () => {
    way = await openWay(await createServerDatabase());
    inner = await openDatabase({ dataDir: ':memory:', databaseUrl: way.url, poolSize: 3 });
    faults = [];
    recovered = [];
    const listeners = {
      onFault: (fault: DatabaseFault) => void faults.push(fault),
      onRecovered: (fault: DatabaseFault) => void recovered.push(fault),
    };
    watch = watchDatabase(inner, listeners, TIMES);
  });
  afterEach(async () => {
    // first, so that closing waits for no statement
    await way.cut();
    await watch.database.close();
  });

  const ask = () => watch.database.query('select 1 as one');
  const fault = (sqlState: string) =>
    watch.database.run(`do $$ begin raise exception 'a fault' using errcode = '${sqlState}'; end $$`);

  it('fails at once while the server is away, and works again when it is back', async () => {
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

  it('gives up what waits for a server that hangs', async () => {
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

  it('survives a single lost connection without turning anyone away', async () => {
    const lost = watch.database.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await inner.query('select pg_terminate_backend($1)', [row?.pid]);
      await tx.query('select 1');
    });
    await expect(lost).rejects.toThrow(DatabaseUnavailable);
    expect(await ask()).toEqual([{ one: 1 }]);
    expect(recovered).toEqual([]);
  });

  it.each(['53100', '53200', '53300', '58030'])(
    'is not ready after %s, still reads, and is ready again by itself',
    async (sqlState) => {
      await expect(fault(sqlState)).rejects.toMatchObject({ fault: 'EXHAUSTED', statusCode: 503 });
      expect(faults).toEqual(['EXHAUSTED']);
      expect(await watch.isReady()).toBe(false);
      expect(await ask()).toEqual([{ one: 1 }]);
      await expect.poll(() => watch.isReady()).toBe(true);
      expect(recovered).toEqual(['EXHAUSTED']);
    },
  );

  it('is not ready until there is room to write again', async () => {
    await inner.run(`
      create function refuse_room() returns event_trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function refuse_room()`);
    await expect(fault('53100')).rejects.toThrow(DatabaseUnavailable);
    await pause(3 * TIMES.quietMs);
    expect(await watch.isReady()).toBe(false);
    await inner.run('drop event trigger full_disk');
    await expect.poll(() => watch.isReady()).toBe(true);
  });

  it('leaves a bad statement an error of its own', async () => {
    await expect(watch.database.query('select nothing')).rejects.toMatchObject({ code: '42703' });
    expect(faults).toEqual([]);
    expect(await watch.isReady()).toBe(true);
  });
});
