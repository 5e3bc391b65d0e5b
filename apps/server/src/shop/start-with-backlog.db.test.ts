import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { openServer } from '../store/testing/each-database.ts';
import { collectLog } from '../testing/collect-log.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { withPort } from './free-port.ts';

const MAIL = {
  to: 'mia@example.com',
  kind: 'ORDER_PLACED',
  subject: 'We have your order',
  text: 'Thank you',
  html: '<p>Thank you</p>',
} as const;

let nobody: string;
let shop: TestShop | undefined;
beforeAll(async () => {
  nobody = String((await withPort({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});
afterAll(() => shop?.close());

/** A database in which mails and forms have been waiting since the last process died. */
async function openWithBacklog(): Promise<Database> {
  const database = await openServer();
  const store = createStore(database);
  for (const text of ['one', 'two', 'three']) {
    await store.mails.save(randomUUID(), { ...MAIL, text }, 'waiting');
    const data = { email: 'mia@example.com', enquiry: text };
    await store.marketingRequests.keep(randomUUID(), undefined, { kind: 'enquiry', data });
  }
  return database;
}

const awayServices = () => ({
  SMTP_URL: `smtp://127.0.0.1:${nobody}`,
  MAIL_FROM: 'shop@wattle.example',
  KLAVIYO_API_KEY: 'pk_1',
  KLAVIYO_URL: `http://127.0.0.1:${nobody}`,
});

it('opens with mails and forms waiting for services that are away, reports each, and keeps them for later', async () => {
  const { log, messages } = collectLog();
  shop = await openTestShop({ open: openWithBacklog, env: awayServices(), log });
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  const reported = () => messages().filter((message) => /^a (mail|form) was not/.test(message)).length;
  await expect.poll(reported).toBe(6);
  expect(await shop.store.mails.count()).toMatchObject({ waiting: 3, dead: 0 });
  expect(await shop.store.marketingRequests.count()).toMatchObject({ waiting: 3, dead: 0 });
});

it('opens when the first look at the queues fails, and reports that too', async () => {
  const { log, messages } = collectLog();
  const open = async () => {
    const database = await openWithBacklog();
    await database.run('alter table mails rename to mails_elsewhere');
    await database.run('alter table marketing_requests rename to requests_elsewhere');
    return database;
  };
  shop = await openTestShop({ open, env: awayServices(), log });
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  await expect.poll(messages).toContain('mails could not be sent');
  await expect.poll(messages).toContain('forms could not be delivered');
});
