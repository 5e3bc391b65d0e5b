import { checkForgotPassword, readEmailLink } from '@wattle/domain/account';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import { useState } from 'react';
import { usePoolCall } from '../../goods/sign-in/use-pool-call.ts';
import { useSearchParams } from '../../router/router-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
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

/** Confirms an email address later, by link or code [C-2-13 C-2-45]. */
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
  const form = useForm({
    initial: { email: '' },
    check: checkForgotPassword,
    messages: accountFormMessages,
    send: ({ email }) => {
      onEmail(email);
      return undefined;
    },
  });
  useCarriedEmail((email) => form.put({ email }));
  return (
    <SignInCard title={signInWords.confirmYourEmail} sub={signInWords.pressOrEnter}>
      <SignInForm form={form}>
        <TextInput
          {...form.field('email')}
          label={signInWords.emailAddress}
          type="email"
          autoComplete="username"
          required
        />
        <Button type="submit" wide size="lg">
          {signInWords.enterTheCode}
        </Button>
        <p className={styles.below}>
          {signInWords.alreadyConfirmed}
          <ShopLink className="link" to="/account/signin">
            {signInWords.signIn}
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
      title={signInWords.checkYourEmail}
      sub={
        <>
          {signInWords.enterCodeSentTo}
          <b>{email}</b>.
        </>
      }
    >
      <CodeForm
        button={signInWords.confirm}
        email={email}
        problem={sending.problem ?? confirming.problem}
        isBusy={confirming.isBusy}
        onSend={confirm}
        onType={confirming.forgive}
      >
        <ResendLine sentAtMs={sentAtMs} isBusy={sending.isBusy} onResend={() => void resend()}>
          {signInWords.orElse}
          <button type="button" className="link" onClick={onOther}>
            {signInWords.useAnotherEmail}
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
      title={signInWords.accountReady}
      actions={
        <LinkButton to="/account/signin" state={{ email }} size="lg">
          {signInWords.signIn}
        </LinkButton>
      }
    >
      <p>{signInWords.thanksForConfirming}</p>
    </SignInDone>
  );
}
