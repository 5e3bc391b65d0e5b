import { randomUUID } from 'node:crypto';
import type { WebhookRecord } from '../records.ts';
import type { PaymentServiceStore, RecordChange } from '../store.ts';

export type PaymentStoreCase = {
  readonly name: string;
  /** Throws when the store breaks the port's contract. */
  run(store: PaymentServiceStore): Promise<void>;
};

const T0 = 1_794_700_000_000;
const CROWD = 8;

function expectSame(actual: unknown, wanted: unknown, what: string): void {
  const [is, should] = [actual, wanted].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`${what}: ${is}, not ${should}`);
}

type Times = { readonly dueAt?: number; readonly expiresAt?: number };

const answer = (id: string, body: string, expectedVersion = 0, times: Times = {}): RecordChange => ({
  kind: 'answer',
  id,
  expectedVersion,
  value: { status: 200, body },
  dueAt: times.dueAt ?? null,
  expiresAt: times.expiresAt ?? null,
});
const webhook = (id: string, value: WebhookRecord | null, expectedVersion = 0): RecordChange => ({
  kind: 'webhook',
  id,
  expectedVersion,
  value,
  dueAt: value?.dueAt ?? null,
  expiresAt: null,
});

/** What every store must do. Each case needs an empty one. */
export const paymentStoreCases: readonly PaymentStoreCase[] = [
  {
    name: 'finds what was put, as it was, with its version',
    async run(store) {
      const id = randomUUID();
      expectSame(await store.find('answer', id), undefined, 'before');
      expectSame(await store.commit([answer(id, 'é "quoted" \n')]), true, 'first');
      expectSame((await store.find('answer', id))?.value, { status: 200, body: 'é "quoted" \n' }, 'value');
      expectSame((await store.find('answer', id))?.version, 1, 'version');
      expectSame(await store.find('reference', id), undefined, 'another kind');
    },
  },
  {
    name: 'changes only what is as it was read',
    async run(store) {
      const id = randomUUID();
      await store.commit([answer(id, 'first')]);
      expectSame(await store.commit([answer(id, 'again')]), false, 'a second first');
      expectSame(await store.commit([answer(id, 'later', 5)]), false, 'a version that never was');
      expectSame(await store.commit([answer(id, 'second', 1)]), true, 'the right version');
      expectSame((await store.find('answer', id))?.value.body, 'second', 'value');
      expectSame(await store.commit([answer(id, 'stale', 1)]), false, 'the version before');
    },
  },
  {
    name: 'does all changes or none',
    async run(store) {
      const [taken, other] = [randomUUID(), randomUUID()];
      await store.commit([answer(taken, 'taken')]);
      expectSame(await store.commit([answer(other, 'other'), answer(taken, 'again')]), false, 'both');
      expectSame(await store.find('answer', other), undefined, 'the other');
    },
  },
  {
    name: 'changes, removes and adds at once, or does nothing',
    async run(store) {
      const [changed, removed, added] = [randomUUID(), randomUUID(), randomUUID()];
      const value = { body: '{}', attempts: 0, dueAt: T0 };
      await store.commit([answer(changed, 'first'), webhook(removed, value)]);
      const changes = (version: number) => [
        answer(changed, 'second', version),
        webhook(removed, null, 1),
        answer(added, 'new'),
      ];
      expectSame(await store.commit(changes(7)), false, 'one not as read');
      expectSame((await store.find('webhook', removed))?.value, value, 'what was to be removed');
      expectSame(await store.find('answer', added), undefined, 'what was to be added');
      expectSame(await store.commit(changes(1)), true, 'all as read');
      expectSame((await store.find('answer', changed))?.version, 2, 'version');
      expectSame(await store.find('webhook', removed), undefined, 'removed');
      expectSame((await store.find('answer', added))?.value.body, 'new', 'added');
    },
  },
  {
    name: 'gives one of a crowd what all want',
    async run(store) {
      const id = randomUUID();
      const firsts = await Promise.all(Array.from({ length: CROWD }, (_, at) => store.commit([answer(id, `${at}`)])));
      expectSame(firsts.filter(Boolean).length, 1, 'first');
      const seconds = await Promise.all(
        Array.from({ length: CROWD }, (_, at) => store.commit([answer(id, `${at}`, 1)])),
      );
      expectSame(seconds.filter(Boolean).length, 1, 'second');
    },
  },
  {
    name: 'removes, and takes the same id anew',
    async run(store) {
      const id = randomUUID();
      const value = { body: '{}', attempts: 0, dueAt: T0 };
      await store.commit([webhook(id, value)]);
      expectSame(await store.commit([webhook(id, null, 7)]), false, 'not as read');
      expectSame(await store.commit([webhook(id, null, 1)]), true, 'as read');
      expectSame(await store.find('webhook', id), undefined, 'after');
      expectSame(await store.commit([webhook(id, value)]), true, 'anew');
    },
  },
  {
    name: 'lists by id, only what is due, and no more than asked for',
    async run(store) {
      const at = (id: string, dueAt: number) => webhook(id, { body: id, attempts: 0, dueAt });
      await store.commit([at('c', T0 + 1), at('a', T0), at('b', T0 + 2)]);
      const ids = async (asked: { readonly limit: number; readonly dueBy?: number }) =>
        (await store.list('webhook', asked)).map(({ id }) => id);
      expectSame(await ids({ limit: 10 }), ['a', 'b', 'c'], 'all');
      expectSame(await ids({ limit: 2 }), ['a', 'b'], 'two');
      expectSame(await ids({ limit: 10, dueBy: T0 + 1 }), ['a', 'c'], 'due');
      await store.commit([answer('undated', 'no date')]);
      expectSame((await store.list('answer', { limit: 10, dueBy: T0 * 2 })).length, 0, 'undated');
    },
  },
  {
    name: 'forgets what has run out, and nothing else',
    async run(store) {
      const [old, fresh, kept] = [randomUUID(), randomUUID(), randomUUID()];
      await store.commit([
        answer(old, 'old', 0, { expiresAt: T0 }),
        answer(fresh, 'fresh', 0, { expiresAt: T0 + 1 }),
        answer(kept, 'kept'),
      ]);
      await store.purge(T0);
      expectSame(await store.find('answer', old), undefined, 'old');
      expectSame((await store.find('answer', fresh))?.value.body, 'fresh', 'fresh');
      expectSame((await store.find('answer', kept))?.value.body, 'kept', 'kept');
    },
  },
  {
    name: 'keeps its own copy of a value',
    async run(store) {
      const [id, payments] = [randomUUID(), ['A']];
      await store.commit([
        { kind: 'reference', id, expectedVersion: 0, value: { payments }, dueAt: null, expiresAt: null },
      ]);
      payments.push('B');
      expectSame((await store.find('reference', id))?.value.payments, ['A'], 'payments');
    },
  },
];
