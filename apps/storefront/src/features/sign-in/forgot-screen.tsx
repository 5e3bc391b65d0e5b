import { checkForgotPassword } from '@wattle/domain/account';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import * as signInCounts from '@wattle/messages/sign-in-counts';
import { useState } from 'react';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { timeOf } from '../../goods/sign-in/sign-in-problem.ts';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
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

/** Requests the password reset email. Shows the same message whether or not the account exists [C-2-55]. */
export function ForgotScreen({ demo }: Pick<SignInOptions, 'demo'>) {
  const { call, problem, isBusy, forgive } = usePoolCall('FORGOT_PASSWORD');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    check: checkForgotPassword,
    messages: accountFormMessages,
    send: async ({ email }) => {
      if (!(await call((calls) => calls.forgotPassword(email)))) return {};
      setSentTo(email);
      return undefined;
    },
  });
  useCarriedEmail((email) => form.put({ email }));
  const until = useUntil(problem?.kind === 'TOO_MANY' ? problem.untilMs : null, forgive);
  const email = form.field('email');
  if (sentTo !== null) return <ForgotSent email={sentTo} demo={demo} />;
  return (
    <SignInCard title={signInWords.resetYourPassword} sub={signInWords.resetSub}>
      <SignInForm form={form}>
        <ProblemNotice problem={problem} what={signInWords.toAskForEmail} />
        <TextInput
          {...email}
          label={signInWords.emailAddress}
          type="email"
          autoComplete="username"
          required
          onChange={(event) => {
            email.onChange(event);
            if (problem) forgive();
          }}
        />
        <Button
          type="submit"
          wide
          size="lg"
          loading={isBusy}
          loadingLabel={signInWords.sending}
          disabled={until !== null}
        >
          {until === null ? signInWords.sendTheEmail : signInCounts.tryAgainAt(timeOf(until))}
        </Button>
        <p className={styles.below}>
          <ShopLink className={`link ${styles.tap}`} to="/account/signin" state={{ email: email.value.trim() }}>
            {signInWords.backToSignIn}
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
      title={signInWords.checkYourEmail}
      actions={
        <>
          <LinkButton to="/account/signin" state={{ email }} kind="tonal">
            {signInWords.backToSignIn}
          </LinkButton>
          <ShopLink className={`link ${styles.tap}`} to="/account/password/reset" state={{ email }}>
            {signInWords.enterCodeInstead}
          </ShopLink>
        </>
      }
    >
      <p>{signInCounts.ifAccount(email)}</p>
      <DemoMailbox demo={demo} />
    </SignInDone>
  );
}
