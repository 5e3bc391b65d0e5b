import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order } from '@wattle/domain/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_ORDER } from '../mail/testing/sample-order.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { runInTest } from './testing/run-in-test.ts';

describe('move-order', () => {
  let folder: string;
  let databaseUrl: string;
  let db: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wattle-move-'));
    databaseUrl = await createServerDatabase();
    db = await openDatabase({ databaseUrl, dataDir: folder });
    const { number, status } = SAMPLE_ORDER;
    await createStore(db).orders.save([{ number, placedAt: 1_790_000_000, status, data: SAMPLE_ORDER }]);
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function move(...args: string[]) {
    const { code, said } = await runInTest(['move-order', ...args], {
      env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000' },
    });
    return { code, said };
  }
  const kept = async () => {
    const [row] = await db.query<{ status: string; data: Order }>('select status, data from orders');
    return { status: row?.status, history: row?.data.history.map(({ status, note }) => `${status} ${note}`.trim()) };
  };
  const subjects = async () => (await createStore(db).mails.list('mia.tran@example.com', 10)).map((one) => one.subject);

  it('moves an order on, keeps when and why, and tells its shopper, once', async () => {
    const { number } = SAMPLE_ORDER;
    expect(await move(number, 'packed')).toEqual({ code: 0, said: `${number}: PACKED.` });
    expect(await move(number, 'on-the-way', '--note', 'With Ben, before noon.')).toMatchObject({ code: 0 });
    expect(await move(number, 'ON_THE_WAY')).toEqual({ code: 0, said: `${number}: ON_THE_WAY already.` });
    expect(await kept()).toEqual({
      status: 'ON_THE_WAY',
      history: ['PLACED', 'PACKED', 'ON_THE_WAY With Ben, before noon.'],
    });
    expect(await subjects()).toEqual([`Your order ${number} is on the way`]);
  });

  it('does not move one back, nor where it does not go, nor one that is not there', async () => {
    const { number } = SAMPLE_ORDER;
    const before = await kept();
    expect(await move(number, 'PACKED')).toEqual({ code: 1, said: `${number} cannot go to PACKED.` });
    expect(await move(number, 'COLLECTED')).toMatchObject({ code: 1 });
    expect(await move('W-0', 'DELIVERED')).toEqual({ code: 1, said: 'There is no order W-0.' });
    expect(await kept()).toEqual(before);
  });

  it('leaves one to its payment that waits for it', async () => {
    const data = { ...SAMPLE_ORDER, number: 'W-7', status: 'PENDING' as const };
    await createStore(db).orders.save([{ number: 'W-7', placedAt: 1_790_000_001, status: 'PENDING', data }]);
    expect(await move('W-7', 'PACKED')).toEqual({ code: 1, said: 'W-7 cannot go to PACKED.' });
  });

  it.each([
    [[]],
    [['W-1']],
    [['W-1', 'LOST']],
    [['W-1', 'PLACED']],
    [['W-1', 'CANCELLED']],
    [['W-1', 'REFUNDED']],
    [['W-1', 'PACKED', 'now']],
  ])('is told what it wants to know: %j', async (args) => {
    expect(await move(...args)).toMatchObject({ code: 2 });
  });
});
