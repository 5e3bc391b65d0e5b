import { BackLine } from './back-line.tsx';
import { CodeForm } from './code-form.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import { ResendLine } from './resend-line.tsx';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

/** A second factor that is sent: by email or by text message [C-4-18]. */
export function MailedCodeStep({ at, step, demo }: StepProps<'MFA_REQUIRED'>) {
  return <SentCode at={at} destination={step.destination} isText={step.challenge !== 'EMAIL_OTP'} demo={demo} />;
}

type Props = Pick<StepProps, 'at' | 'demo'> & { destination: string; isText: boolean };

export function SentCode({ at, destination, isText, demo }: Props) {
  const { flow, problem, isBusy, sentAtMs, email } = at;
  return (
    <SignInCard
      title="One more step"
      sub={
        <>
          We {isText ? 'texted' : 'emailed'} a 6-digit code to <b>{destination || (isText ? 'your phone' : email)}</b>.
          It works for a few minutes.
        </>
      }
    >
      <CodeForm button="Continue" problem={problem} isBusy={isBusy} onSend={flow.answer} onType={flow.forgive}>
        <ResendLine sentAtMs={sentAtMs} isBusy={isBusy} onResend={flow.again} />
        {!isText && <DemoMailbox demo={demo} />}
        <BackLine at={at} />
      </CodeForm>
    </SignInCard>
  );
}
