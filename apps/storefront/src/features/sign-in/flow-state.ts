import type { SignInProblem } from '../../goods/sign-in/sign-in-problem.ts';
import type { SignIn } from '../../shopper/identity/sign-in.ts';

export type FlowState = {
  /** The current step; null while there is only a form. */
  readonly signIn: SignIn | null;
  /** Secret for the authenticator app, during set-up. */
  readonly secret: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
  readonly isBusy: boolean;
  /** Signs in with a passkey in place of the password. */
  readonly isByPasskey: boolean;
  /** When the last code was sent, if known. */
  readonly sentAtMs: number | null;
};

export const START: FlowState = {
  signIn: null,
  secret: '',
  email: '',
  problem: null,
  isBusy: false,
  isByPasskey: false,
  sentAtMs: null,
};

/** Observable state of the sign-in flow. */
export function createFlowState() {
  let state = START;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    change(part: Partial<FlowState>) {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
