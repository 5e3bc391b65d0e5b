import { checkForgotPassword } from '@wattle/domain';
import { useState } from 'react';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { timeOf } from '../../goods/sign-in/sign-in-problem.ts';
import { useAccountForm } from '../../goods/sign-in/use-account-form.ts';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { SignInDone } from './sign-in-done.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { useCarriedEmail } from './use-carried.ts';
import { useUntil } from './use-until.ts';

/** Asking for the password-reset email. It says the same whether or not there is an account [C-2-55]. */
export function ForgotScreen({ demo }: Pick<SignInOptions, 'demo'>) {
  const { call, problem, isBusy, forgive } = usePoolCall('FORGOT_PASSWORD');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    initial: { email: '' },
    check: checkForgotPassword,
    send: async ({ email }) => {
      if (await call((calls) => calls.forgotPassword(email))) setSentTo(email);
    },
  });
  useCarriedEmail((email) => form.set('email', email));
  const until = useUntil(problem?.kind === 'TOO_MANY' ? problem.untilMs : null, forgive);
  if (sentTo !== null) return <ForgotSent email={sentTo} demo={demo} />;
  return (
    <SignInCard title="Reset your password" sub="We’ll email you a link. It works once, for an hour.">
      <SignInForm onSubmit={form.submit} onAlive={form.adopt}>
        <ProblemNotice problem={problem} what="ask for an email" />
        <TextInput
          label="Email address"
          name="email"
          type="email"
          autoComplete="username"
          required
          value={form.values.email}
          error={form.errorOf('email')}
          onChange={(event) => {
            form.set('email', event.currentTarget.value);
            if (problem) forgive();
          }}
          onBlur={() => form.touch('email')}
        />
        <Button type="submit" wide size="lg" loading={isBusy} loadingLabel="Sending" disabled={until !== null}>
          {until === null ? 'Send the email' : `Try again at ${timeOf(until)}`}
        </Button>
        <p className={styles.below}>
          <ShopLink className={`link ${styles.tap}`} to="/account/signin" state={{ email: form.values.email.trim() }}>
            Back to sign in
          </ShopLink>
        </p>
      </SignInForm>
    </SignInCard>
  );
}

function ForgotSent({ email, demo }: { email: string; demo: SignInOptions['demo'] }) {
  return (
    <SignInDone
      icon="mail"
      title="Check your email"
      actions={
        <>
          <LinkButton to="/account/signin" state={{ email }} kind="tonal">
            Back to sign in
          </LinkButton>
          <ShopLink className={`link ${styles.tap}`} to="/account/password/reset" state={{ email }}>
            Enter the code instead
          </ShopLink>
        </>
      }
    >
      <p>If {email} has an account, a link is on its way. Look in junk after two minutes.</p>
      <DemoMailbox demo={demo} />
    </SignInDone>
  );
}
