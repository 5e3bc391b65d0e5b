import { randomUUID } from 'node:crypto';
import {
  countOf,
  crowd,
  expectSame,
  type StoreCase,
  sampleAuthorization,
  sampleFamily,
  sampleSession,
  sampleUser,
  T0,
} from './samples.ts';

export const userCases: readonly StoreCase[] = [
  {
    name: 'keeps a user as it was given, and finds it by sub and by email',
    async run(store) {
      const user = sampleUser({
        mfaMethods: ['EMAIL_OTP'],
        preferredMfa: 'EMAIL_OTP',
        sealedTotpSecret: 'x',
        backupCodes: ['h'],
      });
      expectSame(await store.addUser(user), 'ADDED', 'adding');
      const order = (found: typeof user | undefined) => found && Object.entries(found).toSorted();
      expectSame(order(await store.findUser(user.sub)), order(user), 'by sub');
      expectSame(order(await store.findUserByEmail(user.email)), order(user), 'by email');
      expectSame(await store.findUser(randomUUID()), undefined, 'nobody');
    },
  },
  {
    name: 'gives an email to one of a crowd',
    async run(store) {
      const { email } = sampleUser();
      const added = await crowd(() => store.addUser(sampleUser({ email })));
      expectSame(
        countOf(added, (one) => one === 'ADDED'),
        1,
        'added',
      );
    },
  },
  {
    name: 'gives a sub to one user, and throws nobody out of it',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      const other = sampleUser({ sub: user.sub });
      expectSame(await store.addUser(other), 'EMAIL_TAKEN', 'a second one');
      expectSame((await store.findUser(user.sub))?.email, user.email, 'who has it');
      expectSame(await store.findUserByEmail(other.email), undefined, 'who has not');
    },
  },
  {
    name: 'changes only what is named, and never to an email that is taken',
    async run(store) {
      const [user, other] = [sampleUser(), sampleUser()];
      await store.addUser(user);
      await store.addUser(other);
      expectSame(await store.changeUser(user.sub, { email: other.email }, T0), 'EMAIL_TAKEN', 'taken');
      expectSame(await store.changeUser(randomUUID(), { enabled: false }, T0), 'NOT_FOUND', 'nobody');
      expectSame(
        await store.changeUser(user.sub, { status: 'CONFIRMED', password: null }, T0 + 1),
        'CHANGED',
        'changed',
      );
      const found = await store.findUser(user.sub);
      expectSame(
        [found?.status, found?.password, found?.email, found?.updatedAt],
        ['CONFIRMED', null, user.email, T0 + 1],
        'after',
      );
    },
  },
  {
    name: 'links a social identity once, and finds its user',
    async run(store) {
      const [user, subject] = [sampleUser(), randomUUID()];
      await store.addUser(user);
      const linked = await crowd(() => store.linkIdentity('Demo', subject, user.sub));
      expectSame(countOf(linked, Boolean), 1, 'linked');
      expectSame((await store.findUserByIdentity('Demo', subject))?.sub, user.sub, 'found');
      expectSame(await store.findUserByIdentity('Other', subject), undefined, 'another provider');
    },
  },
  {
    name: 'lets a time step be used once, and none before it',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      expectSame(countOf(await crowd(() => store.useTotpStep(user.sub, 7)), Boolean), 1, 'used');
      expectSame(await store.useTotpStep(user.sub, 6), false, 'earlier');
      expectSame(await store.useTotpStep(user.sub, 8), true, 'later');
    },
  },
  {
    name: 'lets a backup code be used once, by its owner, and none of a set that was replaced',
    async run(store) {
      const [user, other] = [sampleUser({ backupCodes: ['a', 'b'] }), sampleUser({ backupCodes: ['c'] })];
      await store.addUser(user);
      await store.addUser(other);
      expectSame(countOf(await crowd(() => store.useBackupCode(user.sub, 'a')), Boolean), 1, 'used');
      expectSame((await store.findUser(user.sub))?.backupCodes, ['b'], 'left');
      expectSame(await store.useBackupCode(user.sub, 'c'), false, 'of another');
      await store.changeUser(user.sub, { backupCodes: ['d'] }, T0);
      expectSame(await store.useBackupCode(user.sub, 'b'), false, 'replaced');
      expectSame(await store.useBackupCode(user.sub, 'd'), true, 'new');
    },
  },
  {
    name: 'signs out everywhere but in one place',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      const { sub } = user;
      const [stays, goes, session, code] = [
        sampleFamily({ sub }),
        sampleFamily({ sub }),
        sampleSession({ sub }),
        sampleAuthorization({ sub }),
      ];
      await store.beginFamily(stays, `${stays.family}-1`);
      await store.beginFamily(goes, `${goes.family}-1`);
      await store.putSession(session);
      await store.putAuthorizationCode(code);
      await store.signOutEverywhere(sub, stays.family);
      expectSame(
        [await store.isFamilyLive(stays.family, T0), await store.isFamilyLive(goes.family, T0)],
        [true, false],
        'families',
      );
      expectSame(await store.useSession(session.idHash, T0), undefined, 'session');
      expectSame((await store.takeAuthorizationCode(code.codeHash, T0)).status, 'INVALID', 'code');
    },
  },
  {
    name: 'deletes a user with all that is theirs, and the email is free again',
    async run(store) {
      const user = sampleUser();
      const [family, subject] = [sampleFamily({ sub: user.sub }), randomUUID()];
      await store.addUser(user);
      await store.beginFamily(family, `${family.family}-1`);
      await store.linkIdentity('Demo', subject, user.sub);
      await store.deleteUser(user.sub);
      expectSame(await store.findUser(user.sub), undefined, 'user');
      expectSame(await store.isFamilyLive(family.family, T0), false, 'family');
      expectSame(await store.findUserByIdentity('Demo', subject), undefined, 'identity');
      expectSame(await store.addUser(sampleUser({ email: user.email })), 'ADDED', 'again');
    },
  },
  {
    name: 'keeps devices up to a limit, forgets the one longest unused, and signs it out',
    async run(store) {
      const user = sampleUser();
      await store.addUser(user);
      const { sub } = user;
      const family = sampleFamily({ sub, deviceKey: `${sub}-0` });
      await store.beginFamily(family, `${family.family}-1`);
      for (const at of [0, 1, 2]) {
        await store.keepDevice(
          { sub, deviceKey: `${sub}-${at}`, name: 'x', createdAt: T0, lastAuthenticatedAt: T0 + at },
          2,
        );
      }
      const keys = (await store.listDevices(sub)).map(({ deviceKey }) => deviceKey);
      expectSame(keys, [`${sub}-2`, `${sub}-1`], 'kept');
      expectSame(await store.isFamilyLive(family.family, T0), false, 'its family');
      expectSame(
        [await store.forgetDevice(sub, `${sub}-1`), await store.forgetDevice(sub, `${sub}-1`)],
        [true, false],
        'forgotten',
      );
    },
  },
];
