import { type IdentityOperation, type IdentityReply, identityRefusal } from '@wattle/domain/identity';
import { readProblem } from '../../goods/sign-in/sign-in-problem.ts';
import { createAccountCalls } from '../../shopper/identity/account-calls.ts';
import type { Json } from '../../shopper/identity/json.ts';
import { usePasskey } from '../../shopper/identity/passkey-prompt.ts';
import { createSignIn, type SignIn } from '../../shopper/identity/sign-in.ts';
import { type EnterReply, type Entrance, enterShop } from './enter-shop.ts';
import { createFlowState, START } from './flow-state.ts';

export type FlowParts = {
  readonly open: () => Promise<Entrance>;
  readonly now: () => number;
  readonly onIn: (email: string) => void;
};

export type SignInFlow = ReturnType<typeof createSignInFlow>;

/** A signed-up but unconfirmed user. */
const unconfirmed = (username: string): SignIn => ({ next: { step: 'CONFIRM_SIGN_UP' }, username, session: '' });

/** The sign-in flow, from password through all further steps. One request at a time: a second press does nothing. */
export function createSignInFlow({ open, now, onIn }: FlowParts) {
  const { get, change, subscribe } = createFlowState();
  /** Kept in memory while steps may need it; never sent. */
  let password = '';
  let watch = { isOver: true };

  const refuse = (operation: IdentityOperation, error: Parameters<typeof readProblem>[1]): void => {
    const problem = readProblem(operation, error, now());
    const isOver = problem.kind === 'START_AGAIN';
    change({ problem, isBusy: false, ...(isOver && { signIn: null, secret: '' }) });
    if (get().signIn === null) password = '';
  };

  const follow = async (entrance: Entrance, operation: IdentityOperation, reply: EnterReply): Promise<void> => {
    if (reply.status === 'REFUSED') return refuse(operation, reply.error);
    watch.isOver = true;
    if (reply.status === 'IN') {
      password = '';
      // the page is leaving, so its button stays busy
      return onIn(get().email);
    }
    const { signIn } = reply;
    const step = { problem: null, isBusy: false, sentAtMs: now() };
    if (signIn.next.step !== 'MFA_SETUP' || !signIn.next.types.includes('SOFTWARE_TOKEN_MFA'))
      return change({ ...step, signIn, secret: '' });
    const begun = await createSignIn(entrance.identity).startAppSetUp(signIn);
    if (begun.status === 'REJECTED') return refuse('ANSWER_CHALLENGE', begun.error);
    return change({ ...step, ...begun.value });
  };

  const once = async (operation: IdentityOperation, work: (entrance: Entrance) => Promise<void>): Promise<void> => {
    if (get().isBusy) return;
    change({ isBusy: true, problem: null });
    try {
      await work(await open());
    } catch {
      refuse(operation, identityRefusal('NETWORK_ERROR').error);
    }
  };

  const tryIn = async (
    entrance: Entrance,
    operation: IdentityOperation,
    ask: (calls: ReturnType<typeof createSignIn>) => Promise<IdentityReply<SignIn>>,
  ): Promise<void> => {
    const calls = createSignIn(entrance.identity);
    await follow(entrance, operation, await enterShop(entrance, () => ask(calls)));
  };

  const start = (email: string, typed: string): Promise<void> =>
    once('SIGN_IN', (entrance) => {
      change({ email, isByPasskey: false });
      password = typed;
      return tryIn(entrance, 'SIGN_IN', (calls) => calls.start(email, typed));
    });

  /** The prompt comes first: a sign-in begins once there is something to answer. */
  const startWithPasskey = (email: string): Promise<void> =>
    once('PASSKEY_SIGN_IN', async (entrance) => {
      change({ email, isByPasskey: true });
      const asked = await createSignIn(entrance.identity).askPasskey(email, usePasskey);
      if (asked.status === 'REJECTED') return refuse('PASSKEY_SIGN_IN', asked.error);
      await tryIn(entrance, 'PASSKEY_SIGN_IN', (calls) => calls.startWithPasskey(asked.value));
    });

  /** The email's link may be opened elsewhere meanwhile [C-4-24]. */
  const watchLink = async (email: string): Promise<void> => {
    watch.isOver = true;
    const mine = { isOver: false };
    watch = mine;
    const entrance = await open();
    const calls = createSignIn(entrance.identity);
    const guarded = {
      start: async (username: string, typed: string) =>
        mine.isOver ? identityRefusal('CREDENTIALS_NEEDED') : calls.start(username, typed),
    };
    const reply = await createAccountCalls(entrance.identity).signInAfterLink(guarded, email, password);
    // stops silently after three minutes; the code still works
    if (mine.isOver || get().isBusy || reply.status === 'REJECTED') return;
    change({ isBusy: true });
    await follow(entrance, 'SIGN_IN', await enterShop(entrance, async () => reply));
  };

  return {
    get,
    subscribe,
    start,
    startWithPasskey,

    /** Submits the answer to the current step. */
    answer: (typed: string, attributes: Json = {}): Promise<void> =>
      once('ANSWER_CHALLENGE', async (entrance) => {
        const { signIn } = get();
        if (signIn) await tryIn(entrance, 'ANSWER_CHALLENGE', (calls) => calls.answer(signIn, typed, attributes));
      }),

    /** Restarts the steps for a new code or another method, without asking for the password again. */
    again: (): Promise<void> => start(get().email, password),

    /** After sign-up: the email's code signs in, and so does its link [C-4-23 C-4-24]. */
    awaitConfirmation(email: string, typed: string): void {
      password = typed;
      change({ email, signIn: unconfirmed(email), problem: null, isBusy: false, sentAtMs: now() });
      watchLink(email).catch(() => undefined);
    },

    /** Signs in even when the account was already confirmed by the link elsewhere. */
    confirm: (code: string): Promise<void> =>
      once('CONFIRM_SIGN_UP', async (entrance) => {
        const { email } = get();
        const confirmed = await createAccountCalls(entrance.identity).confirmSignUp(email, code);
        const isRight =
          confirmed.status === 'SUCCESS' || readProblem('CONFIRM_SIGN_UP', confirmed.error, now()).kind === 'CONFIRMED';
        if (!isRight && confirmed.status === 'REJECTED') return refuse('CONFIRM_SIGN_UP', confirmed.error);
        await tryIn(entrance, 'SIGN_IN', (calls) => calls.start(email, password));
      }),

    resend: (): Promise<void> =>
      once('RESEND_CODE', async ({ identity }) => {
        const reply = await createAccountCalls(identity).resendCode(get().email);
        if (reply.status === 'REJECTED') refuse('RESEND_CODE', reply.error);
        else change({ sentAtMs: now(), isBusy: false });
      }),

    /** Back to the form. */
    leave(): void {
      watch.isOver = true;
      password = '';
      change({ ...START, email: get().email });
    },

    forgive: (): void => change({ problem: null }),
  };
}
