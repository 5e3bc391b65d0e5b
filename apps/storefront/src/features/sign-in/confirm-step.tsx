import * as signInWords from '@wattle/messages/sign-in';
import { CodeForm } from './code-form.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import { ResendLine } from './resend-line.tsx';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

/** Confirms a new account: the code signs in, and so does the email's link, wherever it is opened [C-4-23 C-4-24]. */
export function ConfirmStep({ at, demo }: StepProps<'CONFIRM_SIGN_UP'>) {
  const { email, flow, problem, isBusy, sentAtMs } = at;
  return (
    <SignInCard
      title={signInWords.checkYourEmail}
      sub={
        <>
          {signInWords.codeSentTo}
          <b>{email}</b>
          {signInWords.enterItHere}
        </>
      }
    >
      <CodeForm
        button={signInWords.confirm}
        email={email}
        problem={problem}
        isBusy={isBusy}
        onSend={flow.confirm}
        onType={flow.forgive}
      >
        <ResendLine sentAtMs={sentAtMs} isBusy={isBusy} onResend={flow.resend}>
          {signInWords.orElse}
          <button type="button" className="link" onClick={flow.leave}>
            {signInWords.useAnotherEmail}
          </button>
        </ResendLine>
        <DemoMailbox demo={demo} />
      </CodeForm>
    </SignInCard>
  );
}
