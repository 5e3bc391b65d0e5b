import { createEmbeddedRecommendation, type ShopperEvent } from '@wattle/providers/recommendation';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openDatabase } from '../../store/open-database.ts';
import { recordEvents } from '../../store/shopper-events.ts';
import { createStore, type Store } from '../../store/store.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';
import { EMBEDDED_READER, learnEvents } from './learn-events.ts';

const product = (id: string) => ({
  id,
  state: 'current' as const,
  soldOut: false,
  hasStockOnHand: true,
  price: 100,
  categoryIds: [],
  attributes: {},
  accessoryIds: [],
  popularity: 0,
  family: { code: id },
});
const products = ['a', 'b', 'c', 'd'].map(product);
const lookup = { find: (id: string) => products.find((one) => one.id === id), list: () => products };
const view = (visitorId: string, ...ids: string[]): ShopperEvent => ({
  type: 'view',
  visitorId,
  at: 1_790_000_000,
  products: ids.map((id) => ({ id })),
});
const onError = (error: unknown) => expect.unreachable(String(error));

/** The learning part of one process. */
function openProcess(store: Store, saveSeconds = 3600) {
  const engine = createEmbeddedRecommendation({ products: lookup });
  const learning = learnEvents({ store, engine, onError, saveSeconds });
  return {
    ...learning,
    knowledge: () => [...engine.export()],
    async beside(id: string) {
      const request = { eventType: 'detail-page-view', visitorId: 'new', productIds: [id], categoryIds: [] } as const;
      const answer = await engine.predict({ ...request, pageSize: 1 });
      return answer.status === 'SUCCESS' ? answer.value.productIds[0] : undefined;
    },
  };
}

describe('learning from events', () => {
  let databases: Database[];
  let store: Store;
  beforeEach(async () => {
    const databaseUrl = await createServerDatabase();
    databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 3 })));
    const [db] = databases;
    if (!db) throw new Error('There are two.');
    store = createStore(db);
  });
  afterEach(() => Promise.all(databases.map((db) => db.close())));

  it('teaches every process the same, whichever heard of it', async () => {
    const processes = databases.map((db) => openProcess(createStore(db)));
    await Promise.all(
      databases.map((db, index) =>
        createStore(db).shopperEvents.record([view(`v${index}`, 'a', 'd'), view('w', 'b', 'c')]),
      ),
    );
    for (const one of processes) one.wake();
    for (const one of processes)
      await expect.poll(async () => [await one.beside('a'), await one.beside('b')]).toEqual(['d', 'c']);
    expect(processes[0]?.knowledge()).toEqual(processes[1]?.knowledge());
    await Promise.all(processes.map((one) => one.close()));
  });

  it('goes on after a restart from what was kept, without learning it again', async () => {
    const first = openProcess(store);
    await store.shopperEvents.record([view('v', 'a', 'd')]);
    first.wake();
    await expect.poll(() => first.beside('a')).toBe('d');
    await first.close();
    await databases[0]?.query('delete from shopper_events');
    await store.shopperEvents.record([view('w', 'b', 'c')]);
    const second = openProcess(store);
    await expect.poll(() => second.beside('b')).toBe('c');
    expect(await second.beside('a')).toBe('d');
    await second.close();
  });

  it('learns everything again when what was kept cannot be read', async () => {
    await store.shopperEvents.record([view('v', 'a', 'd')]);
    await store.eventReaders.open(EMBEDDED_READER);
    const state = Buffer.from('not a state');
    await store.eventReaders.save(EMBEDDED_READER, { writtenIn: '9', eventId: 9, state });
    const again = openProcess(store);
    await expect.poll(() => again.beside('a')).toBe('d');
    await again.close();
  });

  it('learns from a purchase when its order is placed, and not before', async () => {
    const one = openProcess(store);
    const order = { number: 'W-1', totalCents: 20_000, currency: 'AUD' };
    await databases[1]?.transaction(async (tx) => {
      await recordEvents(tx, [{ ...view('v', 'a', 'd'), type: 'purchase', order }]);
      expect((await store.shopperEvents.read({ writtenIn: '0', eventId: 0 }, 10)).events).toEqual([]);
    });
    one.wake();
    await expect.poll(() => one.beside('a')).toBe('d');
    await one.close();
  });
});
