import { describe, expect, it } from 'vitest';
import { openWhenThere } from './open-when-there.ts';
import { createServerDatabase } from './testing/each-database.ts';
import { openWay } from './testing/open-way.ts';

const LONG_MS = 60_000;

async function absentDatabase() {
  const way = await openWay(await createServerDatabase({ migrated: false }));
  await way.cut();
  return way;
}

describe('a database server that is not there when the shop starts', () => {
  it('is waited for, with a word to the log', async () => {
    const way = await absentDatabase();
    const said: string[] = [];
    const opening = openWhenThere(
      { databaseUrl: way.url, dataDir: ':memory:' },
      { waitMs: LONG_MS, onWaiting: ({ message }) => said.push(message) },
    );
    await expect.poll(() => said.length).toBe(1);
    expect(said[0]).toMatch(/^Cannot use the database at 127\.0\.0\.1:\d+\/\S+: .*ECONNREFUSED/);
    await way.mend();
    const database = await opening;
    expect(await database.query('select 1 as n')).toEqual([{ n: 1 }]);
    await database.close();
    await way.cut();
  });

  it('is waited for no longer than was said', async () => {
    const way = await absentDatabase();
    const opening = openWhenThere({ databaseUrl: way.url, dataDir: ':memory:' }, { waitMs: 700, onWaiting: () => {} });
    await expect(opening).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  });

  it('is not waited for when it is there, and refuses us', async () => {
    const url = new URL(await createServerDatabase({ migrated: false }));
    url.pathname = '/no-such-database';
    const said: string[] = [];
    const opening = openWhenThere(
      { databaseUrl: url.href, dataDir: ':memory:' },
      { waitMs: LONG_MS, onWaiting: ({ message }) => said.push(message) },
    );
    await expect(opening).rejects.toThrow('"no-such-database" does not exist');
    expect(said).toEqual([]);
  });
});
