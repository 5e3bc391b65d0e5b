import { randomUUID } from 'node:crypto';
import {
  countOf,
  crowd,
  expectSame,
  type StoreCase,
  sampleAuthorization,
  sampleCode,
  sampleFamily,
  sampleSession,
  T0,
} from './samples.ts';

const GRACE = 1000;

export const familyCases: readonly StoreCase[] = [
  {
    name: 'rotates a refresh token; the old one is good for the grace window and no longer',
    async run(store) {
      const family = sampleFamily();
      const name = (at: number): string => `${family.family}-${at}`;
      await store.beginFamily(family, name(1));
      const first = await store.rotateRefresh(name(1), name(2), T0, GRACE);
      expectSame(first.status === 'LIVE' && first.family.family, family.family, 'first');
      expectSame((await store.rotateRefresh(name(1), name(3), T0 + GRACE, GRACE)).status, 'LIVE', 'within');
      expectSame((await store.rotateRefresh(name(2), name(4), T0 + GRACE, GRACE)).status, 'LIVE', 'the new one');
      expectSame((await store.rotateRefresh(name(1), name(5), T0 + GRACE + 1, GRACE)).status, 'REUSED', 'past');
      expectSame(
        (await store.rotateRefresh(name(4), name(6), T0 + GRACE + 1, GRACE)).status,
        'INVALID',
        'the whole family',
      );
      expectSame(await store.isFamilyLive(family.family, T0), false, 'live');
    },
  },
  {
    name: 'opens the grace window once, by the first use',
    async run(store) {
      const family = sampleFamily();
      await store.beginFamily(family, `${family.family}-0`);
      await store.rotateRefresh(`${family.family}-0`, `${family.family}-1`, T0, GRACE);
      await store.rotateRefresh(`${family.family}-0`, `${family.family}-2`, T0 + GRACE, GRACE);
      const late = await store.rotateRefresh(`${family.family}-0`, `${family.family}-3`, T0 + GRACE + 1, GRACE);
      expectSame(late.status, 'REUSED', 'late');
    },
  },
  {
    name: 'knows no refresh token after its family ran out, and none that was never given',
    async run(store) {
      const family = sampleFamily();
      await store.beginFamily(family, `${family.family}-1`);
      expectSame((await store.findRefresh(`${family.family}-1`, T0)).status, 'LIVE', 'live');
      expectSame((await store.findRefresh(`${family.family}-1`, family.expiresAt)).status, 'INVALID', 'run out');
      expectSame((await store.rotateRefresh(randomUUID(), randomUUID(), T0, GRACE)).status, 'INVALID', 'unknown');
    },
  },
  {
    name: 'revokes a family by any of its tokens, for its own client only',
    async run(store) {
      const family = sampleFamily();
      await store.beginFamily(family, `${family.family}-1`);
      await store.rotateRefresh(`${family.family}-1`, `${family.family}-2`, T0, GRACE);
      expectSame(await store.revokeFamilyOf(`${family.family}-1`, 'another'), false, 'another client');
      expectSame(await store.revokeFamilyOf(randomUUID(), 'shop'), false, 'unknown');
      expectSame(await store.isFamilyLive(family.family, T0), true, 'still live');
      expectSame(await store.revokeFamilyOf(`${family.family}-1`, 'shop'), true, 'revoked');
      expectSame((await store.findRefresh(`${family.family}-2`, T0)).status, 'INVALID', 'after');
    },
  },
  {
    name: 'gives an authorization code to one of a crowd, and ends what came of it',
    async run(store) {
      const code = sampleAuthorization();
      await store.putAuthorizationCode(code);
      const taken = await crowd(() => store.takeAuthorizationCode(code.codeHash, T0));
      expectSame(
        countOf(taken, ({ status }) => status === 'TAKEN'),
        1,
        'taken',
      );
      expectSame(
        countOf(taken, ({ status }) => status === 'REPLAYED'),
        taken.length - 1,
        'replayed',
      );
      // the winner's tokens arrive after the replay was detected
      await store.beginFamily(sampleFamily({ family: code.family, sub: code.sub }), `${code.family}-1`);
      expectSame(await store.isFamilyLive(code.family, T0), false, 'what came of it');
      expectSame((await store.findRefresh(`${code.family}-1`, T0)).status, 'INVALID', 'its refresh token');
    },
  },
  {
    name: 'knows no authorization code after its time',
    async run(store) {
      const code = sampleAuthorization();
      await store.putAuthorizationCode(code);
      expectSame((await store.takeAuthorizationCode(code.codeHash, code.expiresAt)).status, 'INVALID', 'late');
    },
  },
  {
    name: 'keeps the first signing key, and only that',
    async run(store) {
      const kept = await crowd((at) =>
        store.keepFirstSigningKey({ kid: `k${at}`, publicJwk: { kty: 'RSA' }, sealedPrivateJwk: 'x', createdAt: T0 }),
      );
      const kids = new Set(kept.flatMap((keys) => keys.map(({ kid }) => kid)));
      expectSame(kids.size, 1, 'keys');
      expectSame(
        (await store.listSigningKeys()).map(({ kid }) => kid),
        [...kids],
        'listed',
      );
    },
  },
  {
    name: 'purges what has run out and nothing else',
    async run(store) {
      const [old, fresh] = [sampleSession(), sampleSession({ expiresAt: T0 + 5000 })];
      const [family, code] = [sampleFamily(), sampleCode({ expiresAt: T0 + 5000 })];
      await Promise.all([store.putSession(old), store.putSession(fresh), store.putCode(code)]);
      await store.beginFamily(family, `${family.family}-1`);
      await store.purge(T0 + 1000);
      expectSame(await store.useSession(old.idHash, T0), undefined, 'old');
      expectSame((await store.useSession(fresh.idHash, T0))?.idHash, fresh.idHash, 'fresh');
      expectSame((await store.takeCode(code, code, T0)).status, 'TAKEN', 'code');
      expectSame(await store.isFamilyLive(family.family, T0), true, 'family');
    },
  },
];
