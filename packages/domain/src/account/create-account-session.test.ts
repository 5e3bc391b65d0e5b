import { describe, expect, it } from 'vitest';
import { createAccountSession, type UserReply } from './create-account-session.ts';

const MIA: UserReply = { status: 'SUCCESS', username: 'mia' };

/** A session that records its events in order. */
function open(start: {
  readonly loggedIn: boolean;
  readonly user: UserReply | 'throws';
  readonly listener?: 'throws';
}) {
  const log: string[] = [];
  const now = { ...start };
  const session = createAccountSession({
    flag: {
      get: () => ({ loggedIn: now.loggedIn }),
      set: ({ loggedIn }) => {
        now.loggedIn = loggedIn;
        log.push(`flag ${loggedIn}`);
      },
    },
    findUser: async () => {
      log.push('find user');
      if (now.user === 'throws') throw new Error('no network');
      return now.user;
    },
    signOut: async () => {
      log.push('sign out');
    },
    sync: async () => {
      log.push('sync');
    },
    emit: async (event) => {
      log.push(event);
      if (start.listener === 'throws') throw new Error('could not be cleared');
    },
    greet: (username) => void log.push(`greet ${username}`),
    show: (state) => log.push(state),
  });
  return { session, log, now };
}

const yes = async () => true;

describe('when the shop opens', () => {
  it('a guest is asked nothing [C-3-26 C-4-07]', async () => {
    const { session, log } = open({ loggedIn: false, user: MIA });
    expect(session.get()).toBe('INITIALISING');
    await session.start();
    expect(log).toEqual(['LOGGED_OUT']);
  });

  it('who was logged in is verified [C-4-07]', async () => {
    const { session, log } = open({ loggedIn: true, user: MIA });
    await session.start();
    expect(log).toEqual(['find user', 'LOGGED_IN']);
  });

  it('who is not found any more is logged out [C-4-08 C-4-16]', async () => {
    const { session, log, now } = open({ loggedIn: true, user: { status: 'NOT_FOUND' } });
    await session.start();
    expect(log).toEqual(['find user', 'LOGGING_OUT', 'flag false', 'sessionEnded', 'sign out', 'LOGGED_OUT']);
    expect(now.loggedIn).toBe(false);
  });

  it.each(['throws', { status: 'ERROR' }] as const)('a network that is down (%j) logs nobody out', async (user) => {
    const { session, now } = open({ loggedIn: true, user });
    await session.start();
    expect([session.get(), now.loggedIn]).toEqual(['LOGGED_IN', true]);
  });
});

describe('a log in', () => {
  const guest = async (user: UserReply | 'throws' = MIA) => {
    const opened = open({ loggedIn: false, user });
    await opened.session.start();
    opened.log.length = 0;
    return opened;
  };

  it('keeps the flag, syncs, and tells at the very end [C-4-09 C-4-12 C-3-26]', async () => {
    const { session, log } = await guest();
    expect(await session.logIn(yes)).toBe('SUCCESS');
    expect(log).toEqual(['LOGGING_IN', 'find user', 'greet mia', 'flag true', 'sync', 'LOGGED_IN', 'loggedIn']);
  });

  it('that the identity service refuses changes nothing', async () => {
    const { session, log } = await guest();
    expect(await session.logIn(async () => false)).toBe('NOT_AUTHENTICATED');
    expect(log).toEqual(['LOGGING_IN', 'LOGGED_OUT']);
  });

  it('without a user signs out again and says so [C-4-16 C-8-13]', async () => {
    const { session, log, now } = await guest({ status: 'NOT_FOUND' });
    expect(await session.logIn(yes)).toBe('USER_MISSING');
    expect(log).toEqual(['LOGGING_IN', 'find user', 'LOGGED_OUT', 'flag false', 'sign out']);
    expect([session.get(), now.loggedIn]).toEqual(['LOGGED_OUT', false]);
  });

  it('that cannot find out is an ERROR, and can be tried again', async () => {
    const { session, now } = await guest('throws');
    expect(await session.logIn(yes)).toBe('ERROR');
    now.user = MIA;
    expect(await session.logIn(yes)).toBe('SUCCESS');
  });

  it('that is answered with an ERROR keeps nothing', async () => {
    const { session, log } = await guest({ status: 'ERROR' });
    expect(await session.logIn(yes)).toBe('ERROR');
    expect(log).toEqual(['LOGGING_IN', 'find user', 'LOGGED_OUT']);
  });

  it('of who is in already asks nobody', async () => {
    const { session, log } = await guest();
    await session.logIn(yes);
    log.length = 0;
    expect(await session.logIn(async () => false)).toBe('SUCCESS');
    expect(log).toEqual([]);
  });

  it('and a log out wait for each other [C-4-06]', async () => {
    const { session, log } = await guest();
    await Promise.all([session.logIn(yes), session.logOut(), session.logIn(yes)]);
    expect(log.filter((line) => line.startsWith('LOGG'))).toEqual([
      'LOGGING_IN',
      'LOGGED_IN',
      'LOGGING_OUT',
      'LOGGED_OUT',
      'LOGGING_IN',
      'LOGGED_IN',
    ]);
  });
});

describe('a log out', () => {
  const customer = async () => {
    const opened = open({ loggedIn: true, user: MIA });
    await opened.session.start();
    opened.log.length = 0;
    return opened;
  };

  it('clears the flag, tells, and then signs out, which may leave the page [C-4-13]', async () => {
    const { session, log, now } = await customer();
    await session.logOut();
    expect(log).toEqual(['LOGGING_OUT', 'flag false', 'loggedOut', 'sign out', 'LOGGED_OUT']);
    expect(now.loggedIn).toBe(false);
  });

  it('of who is out already ends nothing', async () => {
    const { session, log } = await customer();
    await session.logOut();
    log.length = 0;
    await session.logOut();
    await session.recheck();
    await session.start();
    expect(log).toEqual([]);
  });

  it('is not held up by who is told', async () => {
    const { session, log } = open({ loggedIn: true, user: MIA, listener: 'throws' });
    await session.start();
    await session.logOut();
    expect([session.get(), log.includes('sign out')]).toEqual(['LOGGED_OUT', true]);
  });

  it('happens by itself when the user is gone, which is told as what it is [C-4-16]', async () => {
    const { session, log, now } = await customer();
    await session.recheck();
    expect(session.get()).toBe('LOGGED_IN');
    now.user = { status: 'NOT_FOUND' };
    await session.recheck();
    expect(session.get()).toBe('LOGGED_OUT');
    expect(log.filter((line) => line === 'sessionEnded' || line === 'loggedOut')).toEqual(['sessionEnded']);
  });
});

describe('another tab', () => {
  it('that logs out is followed, and nothing is ended or told twice', async () => {
    const { session, log } = open({ loggedIn: true, user: MIA });
    await session.start();
    log.length = 0;
    await session.follow(false);
    await session.follow(false);
    expect(log).toEqual(['LOGGING_OUT', 'LOGGED_OUT']);
  });

  it('that logs in is followed once it is sure who that is', async () => {
    const { session, log, now } = open({ loggedIn: false, user: { status: 'NOT_FOUND' } });
    await session.start();
    log.length = 0;
    await session.follow(true);
    expect(log).toEqual(['LOGGING_IN', 'find user', 'LOGGED_OUT']);
    now.user = MIA;
    await session.follow(true);
    await session.follow(true);
    expect(log.slice(3)).toEqual(['LOGGING_IN', 'find user', 'LOGGED_IN']);
  });
});
