import type { SignInStep } from '@wattle/domain';
import type { SignInOptions } from './sign-in-options.ts';
import type { Flow } from './use-sign-in-flow.ts';

/** What the screen of a step gets. */
export type StepProps<S extends SignInStep['step'] = SignInStep['step']> = {
  at: Flow;
  step: Extract<SignInStep, { step: S }>;
  demo: SignInOptions['demo'];
};
