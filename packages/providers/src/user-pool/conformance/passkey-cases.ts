import { CROWD, countOf, crowd, expectSame, type StoreCase, samplePasskey, sampleUser, T0 } from './samples.ts';

const isAdded = (one: string): boolean => one === 'ADDED';

export const passkeyCases: readonly StoreCase[] = [
  {
    name: 'keeps passkeys as they were given, newest first',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      const older = samplePasskey({ sub: user.sub, attachment: null, transports: [] });
      const newer = samplePasskey({ sub: user.sub, createdAt: T0 + 1, signCount: 4_294_967_295 });
      expectSame([await store.addPasskey(older, 20), await store.addPasskey(newer, 20)], ['ADDED', 'ADDED'], 'adding');
      const order = (one: object) => Object.entries(one).toSorted();
      expectSame((await store.listPasskeys(user.sub)).map(order), [newer, older].map(order), 'listed');
    },
  },
  {
    name: 'gives a credential to one of a crowd, and never to somebody else',
    async run(store) {
      const [user, other] = [sampleUser(), sampleUser()];
      await store.addUser(user);
      await store.addUser(other);
      const passkey = samplePasskey({ sub: user.sub });
      const added = await crowd(() => store.addPasskey(passkey, 20));
      expectSame([countOf(added, isAdded), countOf(added, (one) => one === 'TAKEN')], [1, CROWD - 1], 'added');
      expectSame(await store.addPasskey({ ...passkey, sub: other.sub }, 20), 'TAKEN', 'by another');
      expectSame(await store.listPasskeys(other.sub), [], 'of another');
    },
  },
  {
    name: 'keeps no more passkeys than the limit, however many come at once',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      const added = await crowd(() => store.addPasskey(samplePasskey({ sub: user.sub }), 3));
      expectSame([countOf(added, isAdded), (await store.listPasskeys(user.sub)).length], [3, 3], 'added');
    },
  },
  {
    name: 'takes each count of a passkey once, and never a lower one',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      const passkey = samplePasskey({ sub: user.sub, signCount: 5 });
      await store.addPasskey(passkey, 20);
      const use = (count: number, sub = user.sub) => store.usePasskey(sub, passkey.credentialId, count, T0);
      expectSame([await use(5), await use(4), await use(0)], [false, false, false], 'not grown');
      expectSame(countOf(await crowd(() => use(6)), Boolean), 1, 'the same at once');
      expectSame([await use(9), await use(8)], [true, false], 'grown');
      expectSame([await use(10, sampleUser().sub), await use(10)], [false, true], 'by another');
    },
  },
  {
    name: 'lets an authenticator that does not count be used again, until it counts',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      const passkey = samplePasskey({ sub: user.sub });
      await store.addPasskey(passkey, 20);
      const use = (count: number) => store.usePasskey(user.sub, passkey.credentialId, count, T0);
      expectSame([await use(0), await use(0), await use(1), await use(0)], [true, true, true, false], 'used');
    },
  },
  {
    name: 'removes a passkey of its owner once, and all with the user',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      const [gone, stays] = [samplePasskey({ sub: user.sub }), samplePasskey({ sub: user.sub })];
      await store.addPasskey(gone, 20);
      await store.addPasskey(stays, 20);
      expectSame(await store.removePasskey(sampleUser().sub, gone.credentialId), false, 'by another');
      const removed = await crowd(() => store.removePasskey(user.sub, gone.credentialId));
      expectSame(countOf(removed, Boolean), 1, 'removed');
      expectSame(await store.usePasskey(user.sub, gone.credentialId, 1, T0), false, 'used after');
      await store.deleteUser(user.sub);
      expectSame(await store.listPasskeys(user.sub), [], 'of nobody');
      await store.addUser(user);
      expectSame(await store.addPasskey(stays, 20), 'ADDED', 'free again');
    },
  },
];
