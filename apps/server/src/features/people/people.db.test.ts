import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInTest } from '../../commands/testing/run-in-test.ts';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../../store/open-database.ts';
import { createStore, type Store } from '../../store/store.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';

let folder: string;
let databaseUrl: string;
let db: Database;
let store: Store;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-people-'));
  databaseUrl = await createServerDatabase();
  db = await openDatabase({ databaseUrl, dataDir: folder });
  store = createStore(db);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const command = (...args: string[]) =>
  runInTest(args, { env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, PUBLIC_URL: 'http://localhost:3000' } });

async function ask(enquiry: string, email = 'mia@example.com'): Promise<string> {
  const id = randomUUID();
  await store.marketingRequests.keep(id, undefined, { kind: 'enquiry', data: { email, enquiry } });
  return id;
}
const listed = async (isClosed = false, search = '') =>
  (await store.enquiries.list({ isClosed, search, limit: 10, offset: 0 })).enquiries.map(({ id }) => id);

describe('an enquiry', () => {
  it('waits in a list until it is answered by mail, which closes it', async () => {
    const [first, second] = [await ask('Does it fit a 60 cm gap?\nThanks'), await ask('Do you deliver to Hobart?')];
    expect(await listed()).toEqual([first, second]);
    expect(await listed(false, 'hobart')).toEqual([second]);
    expect(await listed(false, '%')).toEqual([]);

    const answer = 'It needs 62 cm.\nTry the 598 mm model.';
    expect(await command('enquiries', 'answer', first, '--text', answer, '--by', 'Ada')).toMatchObject({ code: 0 });
    const [mail] = await store.mails.list('mia@example.com', 1);
    expect(mail).toMatchObject({ kind: 'ENQUIRY_ANSWER', subject: 'Our answer to your question' });
    for (const line of ['It needs 62 cm.', 'Try the 598 mm model.', 'Does it fit a 60 cm gap?'])
      expect(mail?.text).toContain(line);
    expect([await listed(), await listed(true)]).toEqual([[second], [first]]);
    expect(await store.enquiries.find(first)).toMatchObject({
      closedBy: 'Ada',
      answers: [{ text: answer, by: 'Ada' }],
    });

    const again = await command('enquiries', 'answer', first, '--text', 'Yes', '--by', 'Ben');
    expect(again).toMatchObject({ code: 1, err: 'It is closed already.' });
    expect((await store.mails.list('mia@example.com', 9)).length).toBe(1);

    await command('enquiries', 'close', second, '--by', 'Ben');
    expect(await listed()).toEqual([]);
    await command('enquiries', 'reopen', second);
    expect(await listed()).toEqual([second]);
    expect((await command('enquiries')).out).toMatch(/Do you deliver to Hobart\?\n1 in all\.$/);
  });

  it('that two answer at once is answered once', async () => {
    const id = await ask('Is it quiet?', 'ben@example.com');
    const tries = ['Ada', 'Ben', 'Cem'].map((by) =>
      command('enquiries', 'answer', id, '--text', `Yes, says ${by}`, '--by', by),
    );
    expect((await Promise.all(tries)).map(({ code }) => code).toSorted()).toEqual([0, 1, 1]);
    expect((await store.mails.list('ben@example.com', 9)).length).toBe(1);
  });

  it.each([
    [['answer', randomUUID(), '--text', 'Yes', '--by', 'Ada'], 1, 'There is no such enquiry.'],
    [['answer', randomUUID(), '--text', ' ', '--by', 'Ada'], 1, 'The answer is empty.'],
    [['answer', randomUUID(), '--by', 'Ada'], 2, 'What is the answer?'],
    [['answer', 'first', '--text', 'Yes', '--by', 'Ada'], 2, 'Which enquiry?'],
    [['close', randomUUID()], 2, 'Who does it?'],
    [['burn', randomUUID()], 2, 'answer, close or reopen'],
  ])('%j is refused with the reason', async (args, code, words) => {
    const answer = await command('enquiries', ...args);
    expect(answer.code).toBe(code);
    expect(answer.err).toContain(words);
  });
});

/** Somebody of the shop's own pool who made a passkey. */
async function givePasskey(email: string): Promise<void> {
  await db.query(
    `insert into pool_users (sub, email, email_verified, status, enabled, attributes, mfa_methods, created_at, updated_at)
     values ('s1', $1, true, 'CONFIRMED', true, '{}', '{}', 0, 0)`,
    [email],
  );
  await db.query(
    `insert into pool_passkeys (credential_id, sub, relying_party_id, public_key, sign_count, name, transports, created_at)
     values ('c1', 's1', 'localhost', '', 0, 'iCloud Keychain', '{}', $1)`,
    [Date.UTC(2026, 10, 19, 10)],
  );
}

describe('a person', () => {
  const EMAIL = 'priya@example.com';

  it('is shown whole, and forgotten whole but for orders', async () => {
    await store.customers.make({ sub: 's1', email: EMAIL, firstName: 'Priya', lastName: 'Shah' });
    await store.customers.make({ sub: 's2', email: 'other@example.com', firstName: 'Ola', lastName: 'Berg' });
    await db.query(
      `insert into orders (number, placed_at, status, data, customer_sub) values
         ('W-1', now(), 'CONFIRMED', '{"contact":{"email":"Priya@example.com","firstName":"Priya","lastName":"Shah"}}', 's1'),
         ('W-2', now(), 'CONFIRMED', '{"contact":{"email":"other@example.com","firstName":"Ola","lastName":"Berg"}}', 's2')`,
    );
    const contact = { email: 'Priya@example.com' };
    await db.query(
      `insert into placements (key, fingerprint, order_number, state, contact, busy_until, expires_at) values
         ('k1', 'f', 'W-3', 'REFUSED', $1, now(), now()), ('k2', 'f', 'W-4', 'REFUSED', $1, now(), now())`,
      [JSON.stringify(contact)],
    );
    await db.query(
      `insert into payments (order_number, leg, type, status, amount_cents, idempotency_key, is_late)
       values ('W-4', 0, 'ADYEN_CARD', 'TO_CANCEL', 100, 'once', true)`,
    );
    await givePasskey(EMAIL);
    const id = await ask('Where is my order?', 'Priya@example.com');
    await command('enquiries', 'answer', id, '--text', 'On its way', '--by', 'Ada');

    const shown = JSON.parse((await command('person', ' Priya@Example.com')).out);
    expect(shown).toMatchObject({
      email: EMAIL,
      accounts: [{ sub: 's1', firstName: 'Priya', cartItems: [] }],
      orders: [{ number: 'W-1', status: 'CONFIRMED' }],
      requests: [{ kind: 'enquiry', data: { enquiry: 'Where is my order?' } }],
      passkeys: [{ name: 'iCloud Keychain', createdAt: '2026-11-19T10:00:00+00:00', lastUsedAt: null }],
    });
    expect(await store.people.search('shah', 5)).toMatchObject([{ email: EMAIL, hasAccount: true, orders: 1 }]);

    expect((await command('person', EMAIL, '--forget')).out).toContain('priya@example.com is forgotten. Orders stay.');
    expect(await store.people.load(EMAIL)).toMatchObject({ accounts: [], requests: [], mails: [], stockAlerts: [] });
    expect(await db.query('select 1 from pool_passkeys')).toEqual([]);
    expect(await store.orders.find('W-1')).toMatchObject({ customerSub: null });
    // its money is still on the way back, and she is to be told
    expect(await db.query('select key, contact from placements order by key')).toEqual([
      { key: 'k1', contact: null },
      { key: 'k2', contact },
    ]);
    expect(await store.people.load('other@example.com')).toMatchObject({
      accounts: [{ sub: 's2' }],
      orders: [{ number: 'W-2' }],
    });
    expect((await command('person', EMAIL, '--forget')).code).toBe(0);
  });
});
