import { CodeForm } from './code-form.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import { ResendLine } from './resend-line.tsx';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

/** The code of a new account: right, it signs in by itself; so does the email's link, wherever it is opened [C-4-23 C-4-24]. */
export function ConfirmStep({ at, demo }: StepProps<'CONFIRM_SIGN_UP'>) {
  const { email, flow, problem, isBusy, sentAtMs } = at;
  return (
    <SignInCard
      title="Check your email"
      sub={
        <>
          We sent a 6-digit code to <b>{email}</b>. Enter it here, or press the button in the email. It works for a day.
        </>
      }
    >
      <CodeForm
        button="Confirm"
        email={email}
        problem={problem}
        isBusy={isBusy}
        onSend={flow.confirm}
        onType={flow.forgive}
      >
        <ResendLine sentAtMs={sentAtMs} isBusy={isBusy} onResend={flow.resend}>
          , or{' '}
          <button type="button" className="link" onClick={flow.leave}>
            use another email
          </button>
        </ResendLine>
        <DemoMailbox demo={demo} />
      </CodeForm>
    </SignInCard>
  );
}
