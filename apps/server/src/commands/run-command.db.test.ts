import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../store/open-database.ts';
import { createStore } from '../store/store.ts';
import { createServerDatabase } from '../store/testing/each-database.ts';
import { sampleBrand, sampleShop, validShop } from '../store/testing/sample-shop.ts';
import { sampleOrder, sampleOrderRecord } from '../testing/sample-order.ts';
import { runCommand } from './run-command.ts';
import type { Terminal } from './terminal.ts';
import { noInput } from './testing/no-input.ts';

let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-commands-'));
  databaseUrl = await createServerDatabase({ migrated: false });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command in this process, on the run's PostgreSQL unless told otherwise. */
async function shop(args: readonly string[], env: Terminal['env'] = { DATABASE_URL: databaseUrl, DATA_DIR: folder }) {
  const out: string[] = [];
  const err: string[] = [];
  const progress: string[] = [];
  const terminal: Terminal = {
    env,
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: (label) => () => progress.push(label),
    makeDemo: async () => validShop(),
    input: noInput,
    ask: async () => undefined,
  };
  const code = await runCommand(args, terminal);
  return { code, out: out.join('\n'), err: err.join('\n'), progress };
}

const fileOf = async (name: string, content: string) => {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
};

describe('help and usage', () => {
  it.each([
    [['--help'], 'Usage: npm run shop -- <command>'],
    [['help'], 'reset-demo'],
    [['import', '--help'], 'Usage: npm run shop -- import <what> <file>'],
    [['import', 'products', '-h'], 'Usage: npm run shop -- import <what> <file>'],
    [['export', '--help'], '--since <date>'],
    [['reset-demo', '--help'], '--yes'],
    [['doctor', '--help'], 'Changes nothing'],
    [['push-search', '--help'], 'ALGOLIA_ADMIN_KEY'],
    [['retry-forms', '--help'], 'KLAVIYO_API_KEY'],
  ])('explains %j', async (args, expected) => {
    const { code, out, err } = await shop(args, {});
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(expected);
  });

  it.each([
    [[], 'Usage: npm run shop'],
    [['fly'], 'There is no command fly.'],
    [['import'], 'What to import?'],
    [['import', 'songs', 'x.csv'], 'What to import?'],
    [['import', 'products'], 'One file, please.'],
    [['import', 'products', 'a.jsonl', 'b.jsonl'], 'One file, please.'],
    [['import', 'products', 'list.xlsx'], 'must end in .jsonl, .ndjson, .json or .csv'],
    [['import', 'products', 'a.jsonl', '--fast'], '--fast'],
    [['export'], 'What to export?'],
    [['export', 'orders', '--since', 'yesterday'], '--since yesterday'],
    [['export', 'orders', '--format', 'xml'], 'jsonl or csv'],
    [['reset-demo'], 'Say --yes if you mean it'],
    [['doctor', 'now'], 'now'],
    [['push-search', 'products'], 'products'],
  ])('refuses %j', async (args, expected) => {
    const { code, out, err } = await shop(args, {});
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(expected);
  });

  it('says what is wrong with the configuration, the database or the file', async () => {
    const file = await fileOf('one.jsonl', '{}');
    const badPort = await shop(['import', 'badges', file], { PORT: 'x' });
    expect(badPort).toMatchObject({ code: 3, err: expect.stringContaining('PORT') });
    const noServer = await shop(['import', 'badges', file], { DATABASE_URL: 'postgres://127.0.0.1:1/x' });
    expect(noServer).toMatchObject({
      code: 3,
      err: expect.stringContaining('Cannot use the database at 127.0.0.1:1/x'),
    });
    const noFile = await shop(['import', 'badges', join(folder, 'none.jsonl')]);
    expect(noFile).toMatchObject({ code: 3, err: expect.stringContaining('no such file') });
  });
});

describe('the commands', () => {
  it('reset-demo fills the shop anew', async () => {
    const { code, out, progress } = await shop(['reset-demo', '--yes']);
    expect({ code, out }).toEqual({ code: 0, out: 'The demo shop is new again: 2 products.' });
    expect(progress[0]).toBe('Filling the demo shop');
  });

  it('import lists what it refuses and sums up', async () => {
    const rows = [
      { type: 'brand', ...sampleBrand('nova', { path: 'brands/nova' }) },
      { type: 'brand', id: 'x' },
    ].map((row) => JSON.stringify(row));
    const file = await fileOf('content.jsonl', rows.join('\n'));
    const first = await shop(['import', 'content', file]);
    expect(first.code).toBe(1);
    expect(first.out).toBe('content: 1 inserted, 0 updated, 0 unchanged, 1 refused');
    expect(first.err.split('\n')).toContain('line 2: name: is missing');
    expect(first.progress).toContain('Importing content');
    const good = await fileOf('good.jsonl', rows[0] ?? '');
    const second = await shop(['import', 'content', good]);
    expect(second).toMatchObject({ code: 0, out: 'content: 0 inserted, 0 updated, 1 unchanged, 0 refused', err: '' });
  });

  it('export writes orders as JSON Lines or CSV, to stdout or a file', async () => {
    const db = await openDatabase({ databaseUrl, dataDir: folder });
    await createStore(db).orders.save([
      { number: 'W1', placedAt: 1_790_000_000, status: 'placed', data: { contact: { name: 'Jo, "J"' }, total: 10 } },
      { number: 'W2', placedAt: 1_790_086_400, status: 'sent', data: { total: 20, items: [1, 2] } },
    ]);
    await db.close();
    const first =
      '{"number":"W1","placedAt":"2026-09-21T14:13:20.000Z","status":"placed","data":{"total":10,"contact":{"name":"Jo, "J""}}}';
    const all = await shop(['export', 'orders']);
    expect(all.code).toBe(0);
    expect(all.out.split('\n').map((line) => JSON.parse(line))).toEqual([
      JSON.parse(first.replace('Jo, "J"', 'Jo, \\"J\\"')),
      { number: 'W2', placedAt: '2026-09-22T14:13:20.000Z', status: 'sent', data: { total: 20, items: [1, 2] } },
    ]);
    const since = await shop(['export', 'orders', '--since', '2026-09-22', '--format', 'csv']);
    expect(since.out.split('\n')).toEqual([
      'number,placedAt,status,data.items,data.total',
      'W2,2026-09-22T14:13:20.000Z,sent,"[1,2]",20',
    ]);
    const out = join(folder, 'orders.csv');
    expect(await shop(['export', 'orders', '--out', out])).toMatchObject({ code: 0, out: '' });
    const lines = (await readFile(out, 'utf8')).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('"Jo, ""J"""');
  });

  it('export puts what is asked of an order most before everything that was agreed', async () => {
    const order = sampleOrder('W-900001', 'ana@example.com', { placedAt: 1_800_000_000_000 });
    const db = await openDatabase({ databaseUrl, dataDir: folder });
    await createStore(db).orders.save([sampleOrderRecord(order)]);
    await db.run(`insert into payments (order_number, leg, type, status, amount_cents, idempotency_key, provider_reference)
      values ('W-900001', 0, 'ADYEN_CREDIT_CARD', 'AUTHORISED', 12995, 'W-900001-0', 'PSP1')`);
    await db.close();
    const csv = await shop(['export', 'orders', '--since', '2027-01-15', '--format', 'csv']);
    const [head = '', line = ''] = csv.out.split('\n');
    const first =
      'number,placedAt,status,email,shipping,items,discount,delivery,servicesTotal,total,gst,lines,paid,history,day,dayEnd,window,driverNote,services,payments,data.';
    expect(head.startsWith(first), head).toBe(true);
    expect(line).toContain(
      'W-900001,2027-01-15T08:00:00.000Z,PLACED,ana@example.com,EMAIL,129.95,0,0,0,129.95,11.81,1 × code-k1-v1 Acme Kettle k1,Visa ending 1111 129.95,PLACED 2026-09-21T14:13:20.000Z,',
    );
    const json = JSON.parse((await shop(['export', 'orders', '--since', '2027-01-15'])).out);
    expect(json).toMatchObject({
      number: 'W-900001',
      total: 129.95,
      history: 'PLACED 2026-09-21T14:13:20.000Z',
      payments: [{ type: 'ADYEN_CREDIT_CARD', status: 'AUTHORISED', amount: 129.95, reference: 'PSP1' }],
      data: { totals: { totalCents: 12_995 } },
    });
  });

  it('export writes what visitors sent, and retry-forms tries again what was given up', async () => {
    const [lost, kept] = [randomUUID(), randomUUID()];
    const db = await openDatabase({ databaseUrl, dataDir: folder });
    const { marketingRequests } = createStore(db);
    const data = { email: 'mia@example.com', enquiry: '=SUM(1)' };
    await marketingRequests.keep(lost, undefined, { kind: 'enquiry', data });
    await marketingRequests.giveUp(lost, 'status 400');
    const subscriber = { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com', phone: '', listId: '' };
    await marketingRequests.keep(kept, undefined, { kind: 'subscription', data: subscriber });
    await db.close();
    const enquiries = await shop(['export', 'enquiries', '--format', 'csv']);
    const [head, line] = enquiries.out.split('\n');
    expect(head).toBe('receivedAt,state,email,enquiry,id,attempts,problem');
    expect(line).toContain(`,dead,mia@example.com,'=SUM(1),${lost},0,status 400`);
    const subscriptions = await shop(['export', 'subscriptions']);
    expect(JSON.parse(subscriptions.out)).toMatchObject({ id: kept, state: 'waiting', ...subscriber });
    expect((await shop(['doctor'])).out).toMatch(/missing {2}forms +1 waiting, 0 delivered, 1 given up; .*retry-forms/);
    expect(await shop(['retry-forms'])).toMatchObject({ code: 0, out: 'Back in line: 1.' });
    expect((await shop(['doctor'])).out).toMatch(/ok {7}forms +2 waiting, 0 delivered, 0 given up/);
  });

  it('export --purge deletes what the file holds, and nothing that is still to be delivered', async () => {
    const out = join(folder, 'enquiries.jsonl');
    const db = await openDatabase({ databaseUrl, dataDir: folder });
    const [lost, waiting] = [randomUUID(), randomUUID()];
    const { marketingRequests } = createStore(db);
    const data = { email: 'mia@example.com', enquiry: 'Does it fit?' };
    await db.run('truncate marketing_requests cascade');
    for (const id of [lost, waiting]) await marketingRequests.keep(id, undefined, { kind: 'enquiry', data });
    await marketingRequests.giveUp(lost, 'status 400');
    await db.close();
    expect(await shop(['export', 'enquiries', '--purge'])).toMatchObject({ code: 2 });
    expect(await shop(['export', 'orders', '--purge', '--out', out])).toMatchObject({ code: 2 });
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
    const delivering = { ...env, KLAVIYO_API_KEY: 'pk_1' };
    expect(await shop(['export', 'enquiries', '--purge', '--out', out], delivering)).toMatchObject({
      code: 0,
      out: 'Deleted: 1.',
    });
    expect((await readFile(out, 'utf8')).trim().split('\n')).toHaveLength(2);
    const left = await shop(['export', 'enquiries']);
    expect(JSON.parse(left.out)).toMatchObject({ id: waiting, state: 'waiting' });
    // without a provider they stay in the database
    expect(await shop(['export', 'enquiries', '--purge', '--out', out], env)).toMatchObject({ out: 'Deleted: 1.' });
    expect((await shop(['export', 'enquiries'])).out).toBe('');
  });

  it('doctor finds a filled shop well, but for the delivery that the sample does not have', async () => {
    const { code, out } = await shop(['doctor']);
    expect(out).toMatch(/ok {7}database +server, PostgreSQL \d+.*answers in \d+ ms/);
    expect(out).toMatch(/ok {7}release +\d+\.\d+\.\d+, commit \w+/);
    expect(out).toMatch(/ok {7}migrations +[1-9]\d* applied, 0 to run/);
    expect(out).toMatch(/ok {7}rows .*brands 3.*products 2.*variants 2/);
    expect(out).toMatch(/ok {7}database provider +PostgreSQL, real/);
    expect(out).toContain(`${folder}, writable`);
    const missing = out.split('\n').flatMap((line) => /^missing +(.+?) {2}/.exec(line)?.[1] ?? []);
    expect({ code, missing }).toEqual({ code: 1, missing: ['delivery rules', 'holidays'] });
  });

  it('doctor says what is missing, and makes nothing', async () => {
    const empty = await shop(['doctor'], {
      DATABASE_URL: await createServerDatabase({ migrated: false }),
      DATA_DIR: folder,
    });
    expect(empty.code).toBe(1);
    expect(empty.out).toMatch(/missing {2}migrations +0 applied, [1-9]\d* to run/);
    const nowhere = join(folder, 'not', 'there');
    const fresh = await shop(['doctor'], { DATA_DIR: nowhere });
    expect(fresh.code).toBe(1);
    expect(fresh.out).toContain(`${nowhere} is not there yet; a start makes it`);
    expect(fresh.out).toContain('embedded, not there yet; npm start makes it');
    await expect(readFile(nowhere)).rejects.toMatchObject({ code: 'ENOENT' });
    const unreachable = await shop(['doctor'], { DATABASE_URL: 'postgres://127.0.0.1:1/x', DATA_DIR: folder });
    expect(unreachable.out).toMatch(/missing {2}database +Cannot use the database at 127.0.0.1:1/);
    const file = await fileOf('a-file', '');
    expect((await shop(['doctor'], { DATA_DIR: file })).out).toContain('a-file is a file');
  });
});

describe('npm run shop, on the embedded database', () => {
  const script = fileURLToPath(new URL('../../../../scripts/shop.ts', import.meta.url));
  async function run(args: readonly string[], dataDir: string) {
    const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { code: child.exitCode, out, err };
  }

  it('imports into a new shop, and says who has the database open while the shop runs', async () => {
    const dataDir = join(folder, 'embedded');
    // creating and migrating an embedded database takes seconds, so start from the template
    await (await openDatabase({ dataDir, template: await openAsBlob(inject('migratedTemplate')) })).close();
    const file = await fileOf('badges.jsonl', JSON.stringify(sampleShop().badges[0]));
    const first = await run(['import', 'badges', file], dataDir);
    expect(first).toMatchObject({ code: 0, out: 'badges: 1 inserted, 0 updated, 0 unchanged, 0 refused\n' });
    expect(first.err).toContain('Importing badges 100%');
    const db = await openDatabase({ dataDir });
    const busy = await run(['import', 'badges', file], dataDir);
    expect(busy).toMatchObject({ code: 3, out: '' });
    expect(busy.err).toContain(`process ${process.pid} has it open (the running shop?)`);
    const doctor = await run(['doctor'], dataDir);
    expect(doctor.out).toMatch(/ok {7}database +embedded, busy: /);
    await db.close();
    expect((await shop(['import', 'badges', file], { DATA_DIR: dataDir })).out).toContain('1 unchanged');
  });
});
