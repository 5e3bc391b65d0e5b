import { createQueue } from './create-queue.ts';
import type { AccountSession } from './customer.ts';
import { nextSession, type SessionEvent, type SessionState } from './session-state.ts';

/** Who is signed in. ERROR means unknown, which is no reason to sign anyone out. */
export type UserReply =
  | { readonly status: 'SUCCESS'; readonly username: string }
  | { readonly status: 'NOT_FOUND' }
  | { readonly status: 'ERROR' };

export type AccountSessionParts = {
  readonly flag: { readonly get: () => AccountSession; readonly set: (session: AccountSession) => void };
  readonly findUser: () => Promise<UserReply>;
  /** Ends the session at the identity service and forgets its tokens. */
  readonly signOut: () => Promise<void>;
  /** Merges cart and wishlist; records its own failures. */
  readonly sync: () => Promise<unknown>;
  /** Called before the service ends the session, because that may navigate away from the page. */
  readonly emit: (event: SessionNews) => void | Promise<void>;
  /** Called with who logs in, before their cart is merged with what is here. */
  readonly greet: (username: string) => void | Promise<void>;
  readonly show: (state: SessionState) => void;
};

/** sessionEnded: the service ended it, and the shopper did not ask for that: what they have here is still theirs. */
export type SessionNews = 'loggedIn' | 'loggedOut' | 'sessionEnded';

/** The result of a log in. USER_MISSING shows 'User not found.' [C-8-13]. */
export type LogInResult = 'SUCCESS' | 'NOT_AUTHENTICATED' | 'USER_MISSING' | 'ERROR';

/** This browser's session. Log ins and log outs run one at a time [C-4-06]. */
export function createAccountSession({ flag, findUser, signOut, sync, emit, greet, show }: AccountSessionParts) {
  const queue = createQueue();
  let state: SessionState = 'INITIALISING';
  const happen = (event: SessionEvent): void => {
    const next = nextSession(state, event);
    if (next === state) return;
    state = next;
    show(state);
  };

  const tell = async (event: SessionNews): Promise<void> => {
    try {
      await emit(event);
    } catch {
      // a failing listener must not block a log in or log out
    }
  };

  /** Clears the flag first, so that leaving the page halfway still ends up logged out [C-4-13]. */
  const leave = async (news: SessionNews): Promise<void> => {
    flag.set({ loggedIn: false });
    await tell(news);
    await signOut().catch(() => undefined);
    happen('LOG_OUT_DONE');
  };

  /** Nobody was logged in yet, so the guest's data stays. */
  const turnAway = async (): Promise<void> => {
    flag.set({ loggedIn: false });
    await signOut().catch(() => undefined);
  };

  const enter = async (authenticate: () => Promise<boolean>): Promise<LogInResult> => {
    if (!(await authenticate())) return 'NOT_AUTHENTICATED';
    const user = await findUser();
    if (user.status === 'ERROR') return 'ERROR';
    if (user.status === 'NOT_FOUND') return 'USER_MISSING';
    await greet(user.username);
    flag.set({ loggedIn: true });
    await sync().catch(() => undefined);
    return 'SUCCESS';
  };

  const logOut = async (news: SessionNews): Promise<void> => {
    if (state !== 'LOGGED_IN') return;
    happen('LOG_OUT_STARTED');
    await leave(news);
  };

  /** Signs out only when the user no longer exists, not on errors [C-4-08 C-4-16]. */
  const verify = async (): Promise<boolean> => (await findUser().catch(unsure)).status !== 'NOT_FOUND';

  return {
    get: (): SessionState => state,

    /** Runs once, when the shop opens [C-4-07 C-4-08]. */
    start: (): Promise<void> =>
      queue(async () => {
        if (state !== 'INITIALISING') return;
        if (!flag.get().loggedIn) return happen('STARTED_AS_GUEST');
        if (await verify()) return happen('VERIFIED');
        happen('VERIFICATION_FAILED');
        await leave('sessionEnded');
      }),

    /** `authenticate` resolves to whether the identity service accepted the visitor [C-4-09 C-4-12]. */
    logIn: (authenticate: () => Promise<boolean>): Promise<LogInResult> =>
      queue(async () => {
        if (state === 'LOGGED_IN') return 'SUCCESS';
        happen('LOG_IN_STARTED');
        const result = await enter(authenticate).catch((): LogInResult => 'ERROR');
        happen(result === 'SUCCESS' ? 'LOG_IN_DONE' : 'LOG_IN_FAILED');
        if (result === 'USER_MISSING') await turnAway();
        if (result === 'SUCCESS') await tell('loggedIn');
        return result;
      }),

    logOut: (): Promise<void> => queue(() => logOut('loggedOut')),

    /** Mirrors a log in or log out in another tab; that tab has already synced or cleared the data. */
    follow: (loggedIn: boolean): Promise<void> =>
      queue(async () => {
        if (!loggedIn && state === 'LOGGED_IN') {
          happen('LOG_OUT_STARTED');
          happen('LOG_OUT_DONE');
        }
        if (loggedIn && state === 'LOGGED_OUT') {
          happen('LOG_IN_STARTED');
          happen((await verify()) ? 'LOG_IN_DONE' : 'LOG_IN_FAILED');
        }
      }),

    /** Call after a session-expired response: signs out if the user is gone [C-4-16]. */
    recheck: (): Promise<void> =>
      queue(async () => {
        if (state === 'LOGGED_IN' && !(await verify())) await logOut('sessionEnded');
      }),
  };
}

const unsure = (): UserReply => ({ status: 'ERROR' });
