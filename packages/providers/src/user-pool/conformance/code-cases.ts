import { randomUUID } from 'node:crypto';
import { countOf, crowd, expectSame, type StoreCase, sampleCode, sampleSession, T0 } from './samples.ts';

const BLANK = { attemptsLeft: 3, expiresAt: T0 + 1000 };

export const codeCases: readonly StoreCase[] = [
  {
    name: 'gives a code to one of a crowd',
    async run(store) {
      const code = sampleCode({ attemptsLeft: 100, target: 'new@example.com' });
      await store.putCode(code);
      const results = await crowd(() => store.takeCode(code, BLANK, T0));
      expectSame(
        countOf(results, ({ status }) => status === 'TAKEN'),
        1,
        'taken',
      );
      expectSame(
        countOf(results, ({ status }) => status === 'ALREADY_TAKEN'),
        results.length - 1,
        'already taken',
      );
      const taken = results.find((one) => one.status === 'TAKEN');
      expectSame(taken && 'target' in taken && taken.target, 'new@example.com', 'target');
    },
  },
  {
    name: 'counts wrong codes, a crowd of them too, and then takes none',
    async run(store) {
      const code = sampleCode();
      await store.putCode(code);
      const results = await crowd(() => store.takeCode({ ...code, hash: 'wrong' }, BLANK, T0));
      expectSame(
        countOf(results, ({ status }) => status === 'MISMATCH'),
        3,
        'mismatches',
      );
      expectSame((await store.takeCode(code, BLANK, T0)).status, 'LIMIT', 'the right one');
    },
  },
  {
    name: 'tells of a code that ran out only who knows it',
    async run(store) {
      const code = sampleCode();
      await store.putCode(code);
      expectSame((await store.takeCode({ ...code, hash: 'wrong' }, BLANK, T0 + 1000)).status, 'MISMATCH', 'wrong');
      expectSame((await store.takeCode(code, BLANK, T0 + 1000)).status, 'EXPIRED', 'right');
    },
  },
  {
    name: 'behaves alike where there never was a code',
    async run(store) {
      const asked = { purpose: 'RESET_PASSWORD', sub: randomUUID(), hash: 'any' } as const;
      const statuses: string[] = [];
      for (let at = 0; at < 4; at += 1) statuses.push((await store.takeCode(asked, BLANK, T0)).status);
      expectSame(statuses, ['MISMATCH', 'MISMATCH', 'MISMATCH', 'LIMIT'], 'answers');
    },
  },
  {
    name: 'puts a new code in place of the old, with all its attempts, for its own purpose',
    async run(store) {
      const old = sampleCode({ attemptsLeft: 0 });
      await store.putCode(old);
      await store.putCode({ ...old, hash: 'new', attemptsLeft: 3 });
      expectSame((await store.takeCode(old, BLANK, T0)).status, 'MISMATCH', 'the old one');
      expectSame(
        (await store.takeCode({ ...old, purpose: 'VERIFY_EMAIL', hash: 'new' }, BLANK, T0)).status,
        'MISMATCH',
        'another purpose',
      );
      expectSame((await store.takeCode({ ...old, hash: 'new' }, BLANK, T0)).status, 'TAKEN', 'the new one');
    },
  },
  {
    name: 'gives a session as often as it has attempts, however many ask, and ends it once',
    async run(store) {
      const session = sampleSession();
      await store.putSession(session);
      const used = await crowd(() => store.useSession(session.idHash, T0));
      expectSame(
        countOf(used, (one) => one !== undefined),
        2,
        'uses',
      );
      expectSame(used.find((one) => one)?.data, session.data, 'data');
      expectSame(countOf(await crowd(() => store.endSession(session.idHash)), Boolean), 1, 'ends');
    },
  },
  {
    name: 'gives no session after its time',
    async run(store) {
      const session = sampleSession();
      await store.putSession(session);
      expectSame(await store.useSession(session.idHash, T0 + 1000), undefined, 'late');
    },
  },
  {
    name: 'counts in windows that the first one opens',
    async run(store) {
      const key = randomUUID();
      const counts = await crowd(() => store.countThrottle(key, T0, 1000));
      expectSame(
        counts.toSorted((a, b) => a - b),
        counts.map((_, at) => at + 1),
        'a crowd',
      );
      expectSame(await store.countThrottle(key, T0 + 1000, 1000), 1, 'the next window');
      const read = [await store.readThrottle(key, T0 + 1999), await store.readThrottle(key, T0 + 2000)];
      expectSame(read, [1, 0], 'read in the window and after it');
      await store.clearThrottle(key);
      expectSame(await store.readThrottle(key, T0 + 1000), 0, 'read when cleared');
      expectSame(await store.countThrottle(key, T0 + 1000, 1000), 1, 'cleared');
    },
  },
];
