import { checkForgotPassword, checkLogIn } from '@wattle/domain/account';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import * as signInCounts from '@wattle/messages/sign-in-counts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { timeOf } from '../../goods/sign-in/sign-in-problem.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in-card.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { useCarriedEmail } from './use-carried.ts';
import type { Flow } from './use-sign-in-flow.ts';
import { useUntil } from './use-until.ts';

/** Email and password. After a refusal the email stays and the password is cleared. */
export function PasswordStep({ at, passkeys, children }: { at: Flow; passkeys: boolean; children?: ReactNode }) {
  const { flow, problem, isBusy } = at;
  const form = useForm({
    initial: { email: at.email, password: '' },
    check: checkLogIn,
    messages: accountFormMessages,
    send: async ({ email, password }) => {
      await flow.start(email, password);
      return flow.get().problem ? {} : undefined;
    },
  });
  const { values } = form;
  const email = form.field('email');
  useCarriedEmail((carried) => form.put({ email: carried }));
  usePasswordAgain(problem, () => {
    form.put({ password: '' });
    form.focus('password');
  });
  const signInByPasskey = (): void => {
    const checked = checkForgotPassword(values);
    if (checked.status === 'SUCCESS') return void flow.startWithPasskey(checked.value.email);
    // an empty field that was only passed says nothing by itself
    form.set('email', values.email);
    form.leave('email');
    form.focus('email');
  };
  const until = useUntil(problem?.kind === 'TOO_MANY' ? problem.untilMs : null, flow.forgive);
  return (
    <SignInForm form={form}>
      <ProblemNotice problem={problem} email={values.email} />
      {children}
      <TextInput
        {...email}
        label={signInWords.emailAddress}
        type="email"
        autoComplete="username"
        required
        onChange={(event) => {
          email.onChange(event);
          // the limit applies to one account, so another may be tried
          if (problem) flow.forgive();
        }}
      />
      <PasswordInput
        {...form.field('password')}
        label={signInWords.password}
        autoComplete="current-password"
        required
        disabled={until !== null}
      />
      <p className={styles.ends}>
        <ShopLink className={`link ${styles.tap}`} to="/account/password/forgot" state={{ email: values.email.trim() }}>
          {signInWords.forgotten}
        </ShopLink>
      </p>
      <Button
        type="submit"
        wide
        size="lg"
        loading={isBusy && !at.isByPasskey}
        loadingLabel={signInWords.signingIn}
        disabled={until !== null || (isBusy && at.isByPasskey)}
      >
        {until === null ? signInWords.signIn : signInCounts.signInAt(timeOf(until))}
      </Button>
      {passkeys && (
        <PasskeyButton at={at} disabled={until !== null || (isBusy && !at.isByPasskey)} onPress={signInByPasskey} />
      )}
    </SignInForm>
  );
}

/** Clears a refused password, but keeps it after a network failure, and when a passkey was tried. */
function usePasswordAgain(problem: Flow['problem'], clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (problem !== null && problem.kind !== 'NETWORK' && problem.kind !== 'PASSKEY') clearNow();
  }, [problem]);
}
