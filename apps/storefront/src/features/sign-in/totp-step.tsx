import { BackLine } from './back-line.tsx';
import { CodeForm } from './code-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

/** The code that an authenticator app shows [C-4-21]. */
export function TotpStep({ at }: StepProps<'TOTP_REQUIRED'>) {
  const { flow, problem, isBusy } = at;
  return (
    <SignInCard title="One more step" sub="Enter the code from your authenticator app.">
      <CodeForm
        label="Code from the app"
        source="app"
        button="Continue"
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
