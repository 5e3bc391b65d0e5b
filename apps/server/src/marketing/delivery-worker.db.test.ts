import { randomUUID } from 'node:crypto';
import { createKlaviyo } from '@wattle/providers/marketing';
import { openKlaviyo, type TestKlaviyo } from '@wattle/providers/marketing/conformance';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { type MarketingRequestStore, marketingRequestStore } from '../store/marketing-requests.ts';
import { collect } from '../store/testing/collect.ts';
import { openServer } from '../store/testing/each-database.ts';
import { eventually } from '../testing/eventually.ts';
import type { OutboxWorker } from '../workers/outbox-worker.ts';
import { MAX_ATTEMPTS } from '../workers/retry-delay.ts';
import { createDeliveryWorker, type DeliveryQueue } from './delivery-worker.ts';

describe('the delivery worker', () => {
  let db: Database;
  let store: MarketingRequestStore;
  let klaviyo: TestKlaviyo;
  let problems: { id: string; problem: string; isFinal: boolean }[];
  let errors: unknown[];
  const workers: OutboxWorker[] = [];
  beforeAll(async () => {
    db = await openServer();
    store = marketingRequestStore(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.run('truncate marketing_requests cascade');
    klaviyo = await openKlaviyo();
    problems = [];
    errors = [];
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await klaviyo.close();
  });

  const start = (queue: DeliveryQueue = store): OutboxWorker => {
    const worker = createDeliveryWorker({
      queue,
      provider: createKlaviyo({ apiKey: 'pk_1', baseUrl: klaviyo.url }),
      onProblem: (details, isFinal) => problems.push({ ...details, isFinal }),
      onError: (error) => errors.push(error),
      pollMs: 60_000,
    });
    workers.push(worker);
    worker.start();
    return worker;
  };
  const keep = async (text = 'Does it fit?'): Promise<string> => {
    const id = randomUUID();
    await store.keep(id, undefined, {
      kind: 'enquiry',
      data: { email: 'mia@example.com', enquiry: text },
    });
    return id;
  };
  const letTimePass = () => db.run(`update marketing_requests set due_at = now() - interval '1 second'`);
  const counts = () => store.count();
  const only = async () => (await collect(store.stream('enquiry')))[0];

  it('delivers what was there before it started, and what comes after [D-1-06]', async () => {
    const first = await keep();
    const worker = start();
    await eventually(async () => expect(await counts()).toMatchObject({ delivered: 1 }));
    const second = await keep();
    worker.wake();
    await eventually(async () => expect(await counts()).toMatchObject({ delivered: 2 }));
    expect([...klaviyo.events.keys()]).toEqual([first, second]);
  });

  it('tries again later when the service is down', async () => {
    const id = await keep();
    klaviyo.replies.push({ status: 503 });
    const worker = start();
    await eventually(() => expect(problems).toEqual([{ id, problem: 'status 503', isFinal: false }]));
    await eventually(async () => expect(await only()).toMatchObject({ state: 'waiting', problem: 'status 503' }));
    expect(await store.claim(1)).toBeUndefined();
    await letTimePass();
    worker.wake();
    await eventually(async () => expect(await counts()).toMatchObject({ delivered: 1 }));
    expect(klaviyo.events.size).toBe(1);
  });

  it('waits as long as the service asks', async () => {
    await keep();
    klaviyo.replies.push({ status: 429, headers: { 'retry-after': '5000' } });
    start();
    await eventually(async () => expect(await only()).toMatchObject({ problem: 'status 429' }));
    const [row] = await db.query<{ late: boolean }>(
      `select due_at > now() + interval '4900 seconds' as late from marketing_requests`,
    );
    expect(row?.late).toBe(true);
  });

  it('leaves a service alone that asked for it, and takes nothing else there meanwhile', async () => {
    await keep('first');
    await keep('second');
    klaviyo.replies.push({ status: 429, headers: { 'retry-after': '600' } });
    const worker = start();
    await eventually(async () => expect(await only()).toMatchObject({ problem: 'status 429' }));
    worker.wake();
    await worker.close();
    expect(klaviyo.heard.length).toBe(1);
    expect(await counts()).toEqual({ waiting: 2, delivered: 0, dead: 0 });
  });

  it.each(['99999999999', '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT', 'soon', '-5'])(
    'comes back within a day when it is told to wait %s',
    async (wait) => {
      await keep();
      klaviyo.replies.push({ status: 429, headers: { 'retry-after': wait } });
      start();
      await eventually(async () => expect(await only()).toMatchObject({ problem: 'status 429', state: 'waiting' }));
      const [row] = await db.query<{ soon: boolean }>(
        `select due_at between now() and now() + interval '24 hours' as soon from marketing_requests`,
      );
      expect(row?.soon).toBe(true);
      expect(errors).toEqual([]);
    },
  );

  it('gives up what is taken again and again and never answered for', async () => {
    const id = await keep();
    await db.query('update marketing_requests set attempts = $1', [MAX_ATTEMPTS]);
    start();
    await eventually(async () => expect(await counts()).toEqual({ waiting: 0, delivered: 0, dead: 1 }));
    expect(problems).toEqual([{ id, problem: 'never answered for', isFinal: true }]);
    expect(klaviyo.heard).toEqual([]);
  });

  it('that dies between the two halves of a sign-up says both again', async () => {
    const data = { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com', phone: '', listId: 'NEWS' };
    await store.keep(randomUUID(), undefined, { kind: 'subscription', data });
    klaviyo.replies.push({ status: 201 }, 'hang up');
    const worker = start();
    const failed = () => db.query(`select from marketing_requests where state = 'waiting' and problem is not null`);
    await eventually(async () => expect(await failed()).toHaveLength(1));
    await letTimePass();
    worker.wake();
    await eventually(async () => expect(await counts()).toMatchObject({ delivered: 1 }));
    expect(klaviyo.heard.map(({ path }) => path)).toEqual([
      '/api/profile-import',
      '/api/profile-subscription-bulk-create-jobs',
      '/api/profile-import',
      '/api/profile-subscription-bulk-create-jobs',
    ]);
  });

  it('gives up what the service will never take, and goes on with the rest', async () => {
    const bad = await keep('bad');
    klaviyo.replies.push({ status: 400 });
    const good = await keep('good');
    start();
    await eventually(async () => expect(await counts()).toEqual({ waiting: 0, delivered: 1, dead: 1 }));
    expect(problems).toEqual([{ id: bad, problem: 'status 400', isFinal: true }]);
    expect([...klaviyo.events.keys()]).toEqual([good]);
  });

  it('gives up after many tries', async () => {
    const id = await keep();
    await db.query('update marketing_requests set attempts = $1', [MAX_ATTEMPTS - 1]);
    klaviyo.replies.push({ status: 500 });
    start();
    await eventually(async () => expect(await counts()).toEqual({ waiting: 0, delivered: 0, dead: 1 }));
    expect(problems).toEqual([{ id, problem: 'status 500', isFinal: true }]);
  });

  it('that dies between sending and marking leaves one enquiry at the service', async () => {
    const id = await keep();
    const dies: DeliveryQueue = {
      ...store,
      markDelivered: async () => Promise.reject(new Error('the process died')),
    };
    start(dies);
    await eventually(() => expect(errors.length).toBe(1));
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 1 });
    await letTimePass();
    start();
    await eventually(async () => expect(await only()).toMatchObject({ state: 'delivered', attempts: 2 }));
    expect(klaviyo.heard.length).toBe(2);
    expect([...klaviyo.events.keys()]).toEqual([id]);
  });

  it('shares the work with others: everything once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => keep(`number ${at}`)));
    for (let at = 0; at < 3; at += 1) start();
    await eventually(async () => expect(await counts()).toMatchObject({ delivered: 20 }));
    expect(klaviyo.heard.length).toBe(20);
    expect([...klaviyo.events.keys()].toSorted()).toEqual(ids.toSorted());
  });

  it('stops after the delivery under way, and leaves the rest in line', async () => {
    await keep('a');
    await keep('b');
    const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
    klaviyo.onRequest = () => isOver;
    const worker = start();
    await eventually(() => expect(klaviyo.heard.length).toBe(1));
    const closed = worker.close();
    letGo();
    await closed;
    expect(await counts()).toEqual({ waiting: 1, delivered: 1, dead: 0 });
    expect(klaviyo.heard.length).toBe(1);
  });

  it('sets aside what throws, after a few tries, and delivers the rest meanwhile', async () => {
    const poison = await keep('poison');
    const fine = await keep('fine');
    const delivered: string[] = [];
    const worker = createDeliveryWorker({
      queue: store,
      provider: {
        ...createKlaviyo({ apiKey: 'pk_1', baseUrl: klaviyo.url }),
        deliver: async ({ id }) => {
          if (id === poison) throw new TypeError('broken \0 item');
          delivered.push(id);
          return { status: 'DELIVERED' };
        },
      },
      onProblem: (details, isFinal) => problems.push({ ...details, isFinal }),
      onError: (error) => errors.push(error),
      pollMs: 60_000,
    });
    workers.push(worker);
    worker.start();
    for (let time = 1; time <= 3; time += 1) {
      await eventually(async () => expect(problems).toHaveLength(time));
      await letTimePass();
      worker.wake();
    }
    await eventually(async () => expect(await counts()).toMatchObject({ waiting: 0, dead: 1, delivered: 1 }));
    expect(delivered).toEqual([fine]);
    expect(problems.map(({ id, isFinal }) => [id, isFinal])).toEqual([
      [poison, false],
      [poison, false],
      [poison, true],
    ]);
    expect(errors).toEqual([]);
  });
});
