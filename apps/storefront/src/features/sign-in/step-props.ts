import type { SignInStep } from '@wattle/domain/identity';
import type { SignInOptions } from './sign-in-options.ts';
import type { Flow } from './use-sign-in-flow.ts';

/** Props of a step's screen. */
export type StepProps<S extends SignInStep['step'] = SignInStep['step']> = {
  at: Flow;
  step: Extract<SignInStep, { step: S }>;
  demo: SignInOptions['demo'];
};
