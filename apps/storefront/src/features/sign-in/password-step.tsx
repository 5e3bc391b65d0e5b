import { checkLogIn } from '@wattle/domain';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { timeOf } from '../../goods/sign-in/sign-in-problem.ts';
import { focusField, useAccountForm } from '../../goods/sign-in/use-account-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './sign-in-card.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useCarriedEmail } from './use-carried.ts';
import type { Flow } from './use-sign-in-flow.ts';
import { useUntil } from './use-until.ts';

/** Email and password. After a refusal the email stays and the password is typed again. */
export function PasswordStep({ at, children }: { at: Flow; children?: ReactNode }) {
  const { flow, problem, isBusy } = at;
  const element = useRef<HTMLFormElement>(null);
  const form = useAccountForm({
    initial: { email: at.email, password: '' },
    check: checkLogIn,
    send: ({ email, password }) => void flow.start(email, password),
  });
  const { set, values } = form;
  useCarriedEmail((email) => set('email', email));
  usePasswordAgain(problem, () => {
    set('password', '');
    focusField(element.current, 'password');
  });
  const until = useUntil(problem?.kind === 'TOO_MANY' ? problem.untilMs : null, flow.forgive);
  const edit = (field: 'email' | 'password') => (event: { currentTarget: HTMLInputElement }) => {
    set(field, event.currentTarget.value);
    // the limit is of one account: another one may be tried
    if (field === 'email' && problem) flow.forgive();
  };
  return (
    <SignInForm ref={element} onSubmit={form.submit} onAlive={form.adopt}>
      <ProblemNotice problem={problem} email={values.email} />
      {children}
      <TextInput
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={values.email}
        error={form.errorOf('email')}
        onChange={edit('email')}
        onBlur={() => form.touch('email')}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        disabled={until !== null}
        value={values.password}
        error={form.errorOf('password')}
        onChange={edit('password')}
      />
      <p className={styles.ends}>
        <ShopLink className={`link ${styles.tap}`} to="/account/password/forgot" state={{ email: values.email.trim() }}>
          Forgotten your password?
        </ShopLink>
      </p>
      <Button type="submit" wide size="lg" loading={isBusy} loadingLabel="Signing in" disabled={until !== null}>
        {until === null ? 'Sign in' : `Sign in at ${timeOf(until)}`}
      </Button>
    </SignInForm>
  );
}

/** A password that was refused is not shown again; one that did not get through a bad line stays. */
function usePasswordAgain(problem: Flow['problem'], clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (problem !== null && problem.kind !== 'NETWORK') clearNow();
  }, [problem]);
}
