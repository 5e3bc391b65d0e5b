import { checkForgotPassword, readEmailLink } from '@wattle/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccountForm } from '../../goods/sign-in/use-account-form.ts';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CodeForm } from './code-form.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import { ResendLine } from './resend-line.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { SignInDone } from './sign-in-done.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { useCarriedEmail } from './use-carried.ts';

/** Confirming an email address, for who comes back to it later: by the link, or with the code [C-2-13 C-2-45]. */
export function VerifyScreen({ demo }: Pick<SignInOptions, 'demo'>) {
  const [query] = useSearchParams();
  const [email, setEmail] = useState<string | null>(null);
  const link = readEmailLink(query.toString());
  if (link) return <ConfirmLink link={link} demo={demo} isOfAddress />;
  return email === null ? (
    <AskEmail onEmail={setEmail} />
  ) : (
    <AskCode email={email} demo={demo} onOther={() => setEmail(null)} />
  );
}

function AskEmail({ onEmail }: { onEmail: (email: string) => void }) {
  const form = useAccountForm({
    initial: { email: '' },
    check: checkForgotPassword,
    send: ({ email }) => onEmail(email),
  });
  useCarriedEmail((email) => form.set('email', email));
  return (
    <SignInCard
      title="Confirm your email"
      sub="Press the button in the email that we sent you, or enter its code here."
    >
      <SignInForm onSubmit={form.submit} onAlive={form.adopt}>
        <TextInput
          label="Email address"
          name="email"
          type="email"
          autoComplete="username"
          required
          value={form.values.email}
          error={form.errorOf('email')}
          onChange={(event) => form.set('email', event.currentTarget.value)}
          onBlur={() => form.touch('email')}
        />
        <Button type="submit" wide size="lg">
          Enter the code
        </Button>
        <p className={styles.below}>
          Confirmed already?{' '}
          <ShopLink className="link" to="/account/signin">
            Sign in
          </ShopLink>
          .
        </p>
      </SignInForm>
    </SignInCard>
  );
}

type CodeProps = { email: string; demo: SignInOptions['demo']; onOther: () => void };

function AskCode({ email, demo, onOther }: CodeProps) {
  const confirming = usePoolCall('CONFIRM_SIGN_UP');
  const sending = usePoolCall('RESEND_CODE');
  const [isDone, setDone] = useState(false);
  const [sentAtMs, setSentAt] = useState<number | null>(null);
  if (isDone) return <VerifyDone email={email} />;
  const confirm = async (code: string): Promise<void> =>
    setDone(await confirming.call((calls) => calls.confirmSignUp(email, code)));
  const resend = async (): Promise<void> => {
    if (await sending.call((calls) => calls.resendCode(email))) setSentAt(Date.now());
  };
  return (
    <SignInCard
      title="Check your email"
      sub={
        <>
          Enter the 6-digit code that we sent to <b>{email}</b>.
        </>
      }
    >
      <CodeForm
        button="Confirm"
        email={email}
        problem={sending.problem ?? confirming.problem}
        isBusy={confirming.isBusy}
        onSend={(code) => void confirm(code)}
        onType={confirming.forgive}
      >
        <ResendLine sentAtMs={sentAtMs} isBusy={sending.isBusy} onResend={() => void resend()}>
          , or{' '}
          <button type="button" className="link" onClick={onOther}>
            use another email
          </button>
        </ResendLine>
        <DemoMailbox demo={demo} />
      </CodeForm>
    </SignInCard>
  );
}

function VerifyDone({ email }: { email: string }) {
  return (
    <SignInDone
      icon="check"
      title="Your account is ready"
      actions={
        <LinkButton to="/account/signin" state={{ email }} size="lg">
          Sign in
        </LinkButton>
      }
    >
      <p>Thank you for confirming your email address.</p>
    </SignInDone>
  );
}
