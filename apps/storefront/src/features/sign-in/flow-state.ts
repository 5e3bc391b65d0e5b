import type { SignInProblem } from '../../goods/sign-in/sign-in-problem.ts';
import type { SignIn } from '../../shopper/identity/sign-in.ts';

export type FlowState = {
  /** How far it is; null while there is only a form. */
  readonly signIn: SignIn | null;
  /** What an authenticator app is set up with, while one is. */
  readonly secret: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
  readonly isBusy: boolean;
  /** When the last code was sent, as far as this page knows. */
  readonly sentAtMs: number | null;
};

export const START: FlowState = { signIn: null, secret: '', email: '', problem: null, isBusy: false, sentAtMs: null };

/** A state that a screen follows. */
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
