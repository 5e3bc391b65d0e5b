import * as signInWords from '@wattle/messages/sign-in';
import { BackLine } from './back-line.tsx';
import { CodeForm } from './code-form.tsx';
import { DemoMailbox } from './demo-mailbox.tsx';
import { ResendLine } from './resend-line.tsx';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

/** A second factor sent by email or SMS [C-4-18]. */
export function MailedCodeStep({ at, step, demo }: StepProps<'MFA_REQUIRED'>) {
  return <SentCode at={at} destination={step.destination} isText={step.challenge !== 'EMAIL_OTP'} demo={demo} />;
}

type Props = Pick<StepProps, 'at' | 'demo'> & { destination: string; isText: boolean };

export function SentCode({ at, destination, isText, demo }: Props) {
  const { flow, problem, isBusy, sentAtMs, email } = at;
  return (
    <SignInCard
      title={signInWords.oneMoreStep}
      sub={
        <>
          {isText ? signInWords.codeTextedTo : signInWords.codeEmailedTo}
          <b>{destination || (isText ? signInWords.yourPhone : email)}</b>
          {signInWords.worksForMinutes}
        </>
      }
    >
      <CodeForm button={signInWords.goOn} problem={problem} isBusy={isBusy} onSend={flow.answer} onType={flow.forgive}>
        <ResendLine sentAtMs={sentAtMs} isBusy={isBusy} onResend={flow.again} />
        {!isText && <DemoMailbox demo={demo} />}
        <BackLine at={at} />
      </CodeForm>
    </SignInCard>
  );
}
