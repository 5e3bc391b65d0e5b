import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { runInTest } from './testing/run-in-test.ts';

let folder: string;
let databaseUrl: string;
let db: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-log-'));
  databaseUrl = await createServerDatabase();
  db = await openDatabase({ databaseUrl, dataDir: ':memory:' });
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

it('what the command line does with people, mails and gift cards is in the log of the desk', async () => {
  const { mails, deskAudit } = createStore(db);
  const id = randomUUID();
  const mail = { to: 'mia@example.com', kind: 'ORDER_STATUS', subject: 'x', text: 'x', html: 'x' } as const;
  await mails.save(id, mail, 'waiting');
  await mails.giveUp(id, 'refused');
  await createStore(db).vouchers.save([
    { code: 'CARD1', pin: '1', expires: '2099-01-01', amountRemaining: 5, suspended: false },
  ]);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO: 'false' };
  const runs = [
    ['gift-cards', 'lock', 'CARD1'],
    ['gift-cards', 'issue', '50', '--to', 'jo@example.com', '--name', 'Jo', '--by', 'Ada'],
    ['retry-mails'],
    ['person', 'mia@example.com'],
    ['person', 'mia@example.com', '--forget'],
  ];
  for (const args of runs) expect((await runInTest(args, { env })).code, args.join(' ')).toBe(0);
  expect(await deskAudit.search({ query: '', before: null, limit: 5 })).toMatchObject([
    { actor: 'command line', act: 'forget-person', subjectId: '…@example.com' },
    { actor: 'command line', act: 'export-person', subjectId: 'mia@example.com' },
    { actor: 'command line', act: 'retry-mails', after: { revived: 1 } },
    { actor: 'command line', act: 'card-issue', after: { amount: 50, recipientEmail: 'jo@example.com', by: 'Ada' } },
    { actor: 'command line', act: 'card-lock', subjectId: 'CARD1', after: { locked: true } },
  ]);
});
