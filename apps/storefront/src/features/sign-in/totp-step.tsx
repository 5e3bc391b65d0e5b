import * as signInWords from '@wattle/messages/sign-in';
import { BackLine } from './back-line.tsx';
import { CodeForm } from './code-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

/** The code from an authenticator app [C-4-21]. */
export function TotpStep({ at }: StepProps<'TOTP_REQUIRED'>) {
  const { flow, problem, isBusy } = at;
  return (
    <SignInCard title={signInWords.oneMoreStep} sub={signInWords.enterAppCode}>
      <CodeForm
        label={signInWords.codeFromApp}
        source="app"
        button={signInWords.goOn}
        problem={problem}
        isBusy={isBusy}
        onSend={flow.answer}
        onType={flow.forgive}
      >
        <BackLine at={at} />
      </CodeForm>
    </SignInCard>
  );
}
