import type { ShopperEvent } from '@wattle/providers/recommendation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { type EventCursor, recordEvents } from './shopper-events.ts';
import { createStore, type Store } from './store.ts';
import { caughtUp } from './testing/caught-up.ts';
import { createServerDatabase, eachDatabase } from './testing/each-database.ts';

const START: EventCursor = { writtenIn: '0', eventId: 0 };
const now = () => Math.floor(Date.now() / 1000);
const view = (visitorId: string, ...ids: string[]): ShopperEvent => ({
  type: 'view',
  visitorId,
  at: now(),
  products: ids.map((id) => ({ id })),
});
const purchase = (visitorId: string, number: string): ShopperEvent => ({
  type: 'purchase',
  visitorId,
  at: 1_790_000_000,
  products: [{ id: 'k1', quantity: 2 }],
  attributionToken: 'from-there',
  order: { number, totalCents: 12_345, currency: 'AUD' },
});
const visitors = (events: readonly ShopperEvent[]) => events.map(({ visitorId }) => visitorId);

eachDatabase((name, open) => {
  describe(`shopper events, ${name}`, () => {
    let db: Database;
    let store: Store;
    beforeAll(async () => {
      db = await open();
      store = createStore(db);
    });
    afterAll(() => db.close());
    beforeEach(() => db.run('truncate shopper_events, event_readers'));

    it('are kept as they were told, by visitor', async () => {
      const events: ShopperEvent[] = [
        view('a', 'k1', 'k2'),
        { ...view('a', 'k1'), type: 'add', attributionToken: 'from-there' },
        purchase('a', 'W-1'),
      ];
      await store.shopperEvents.record([...events, view('b', 'k1')]);
      expect(await store.shopperEvents.listOf('a')).toEqual(events);
    });

    it('are read once, in the order they were written, a page at a time', async () => {
      await store.shopperEvents.record(['a', 'b', 'c'].map((visitor) => view(visitor, 'k1')));
      await caughtUp(db);
      const first = await store.shopperEvents.read(START, 2);
      expect(visitors(first.events)).toEqual(['a', 'b']);
      const second = await store.shopperEvents.read(first.cursors.at(-1) ?? START, 2);
      expect(visitors(second.events)).toEqual(['c']);
      const reached = second.cursors.at(-1) ?? START;
      expect((await store.shopperEvents.read(reached, 2)).events).toEqual([]);
      await store.shopperEvents.record([view('d', 'k1')]);
      await caughtUp(db);
      expect(visitors((await store.shopperEvents.read(reached, 2)).events)).toEqual(['d']);
    });

    it('hold a purchase once, however often its order is told, and not when the order is not placed', async () => {
      await db.transaction((tx) => recordEvents(tx, [purchase('a', 'W-1')]));
      await recordEvents(db, [purchase('a', 'W-1')]);
      const failing = db.transaction(async (tx) => {
        await recordEvents(tx, [purchase('a', 'W-2')]);
        throw new Error('The card was declined.');
      });
      await expect(failing).rejects.toThrow('declined');
      expect(await store.shopperEvents.listOf('a')).toEqual([purchase('a', 'W-1')]);
    });

    it('are forgotten after 90 days, and beyond a number', async () => {
      const old = { ...view('old', 'k1'), at: now() - 91 * 86_400 };
      const young = { ...view('young', 'k1'), at: now() - 89 * 86_400 };
      await store.shopperEvents.record([old, young, view('a', 'k1'), view('b', 'k1')]);
      expect(await store.shopperEvents.forgetOld()).toBe(false);
      await caughtUp(db);
      expect(visitors((await store.shopperEvents.read(START, 10)).events)).toEqual(['young', 'a', 'b']);
      await store.shopperEvents.forgetOld(2);
      await caughtUp(db);
      expect(visitors((await store.shopperEvents.read(START, 10)).events)).toEqual(['a', 'b']);
    });

    it('are read by one reader at a time, who never goes back', async () => {
      expect(await store.eventReaders.open('r')).toEqual({ ...START, state: null });
      expect(await store.eventReaders.hold('r', 60)).toEqual(START);
      expect(await store.eventReaders.hold('r', 60)).toBeUndefined();
      const state = Uint8Array.from([0, 1, 255]);
      await store.eventReaders.save('r', { writtenIn: '7', eventId: 3, state });
      expect(await store.eventReaders.hold('r', 60, 3600)).toBeUndefined();
      expect(await store.eventReaders.hold('r', 0)).toEqual({ writtenIn: '7', eventId: 3 });
      await store.eventReaders.save('r', { writtenIn: '7', eventId: 2, state: null });
      const reader = await store.eventReaders.open('r');
      expect({ ...reader, state: [...(reader.state ?? [])] }).toEqual({
        writtenIn: '7',
        eventId: 3,
        state: [0, 1, 255],
      });
    });

    it('have readers that go on when everything was thrown away', async () => {
      await store.eventReaders.open('r');
      await db.run('truncate event_readers');
      expect(await store.eventReaders.hold('r', 0)).toEqual(START);
      await db.run('truncate event_readers');
      await store.eventReaders.save('r', { writtenIn: '7', eventId: 3, state: null });
      expect(await store.eventReaders.open('r')).toEqual({ writtenIn: '7', eventId: 3, state: null });
    });

    it('of before a new reader began are not for it when it begins now', async () => {
      await store.shopperEvents.record([view('before', 'k1')]);
      await caughtUp(db);
      const reader = await store.eventReaders.open('r', 'now');
      await store.shopperEvents.record([view('after', 'k1')]);
      await caughtUp(db);
      expect(visitors((await store.shopperEvents.read(reader, 10)).events)).toEqual(['after']);
    });

    it('go on after a copy of the database was restored where fewer transactions have been', async () => {
      await store.eventReaders.open('r');
      await store.shopperEvents.record([view('learned', 'k1')]);
      await caughtUp(db);
      const { cursors } = await store.shopperEvents.read(START, 10);
      await store.eventReaders.save('r', { ...(cursors[0] ?? START), state: null });
      await db.query(`update shopper_events set written_in = '9000000000'`);
      await db.query(`update event_readers set written_in = '9000000000'`);
      const reader = await store.eventReaders.open('r');
      await store.shopperEvents.record([view('new', 'k1')]);
      await caughtUp(db);
      expect(visitors((await store.shopperEvents.read(reader, 10)).events)).toEqual(['new']);
      expect(visitors((await store.shopperEvents.read(START, 10)).events)).toEqual(['learned', 'new']);
    });
  });
});

it('waits for a transaction that began before and is not finished, so that none of its events is missed', async () => {
  const databaseUrl = await createServerDatabase();
  const db = await openDatabase({ databaseUrl, dataDir: ':memory:' });
  const store = createStore(db);
  const written = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const slow = db.transaction(async (tx) => {
    await recordEvents(tx, [purchase('slow', 'W-1')]);
    written.resolve();
    await finish.promise;
  });
  await written.promise;
  await store.shopperEvents.record([view('quick', 'k1')]);
  expect((await store.shopperEvents.read(START, 10)).events).toEqual([]);
  finish.resolve();
  await slow;
  await caughtUp(db);
  expect(visitors((await store.shopperEvents.read(START, 10)).events)).toEqual(['slow', 'quick']);
  await db.close();
});
