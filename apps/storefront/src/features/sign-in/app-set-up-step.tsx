import { useState } from 'react';
import { AppSecret } from '../../goods/sign-in/app-secret.tsx';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { BackLine } from './back-line.tsx';
import { CodeForm } from './code-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { StepProps } from './step-props.ts';

/** An account that has to have a second factor gets one: an authenticator app, or an email address [C-4-19]. */
export function AppSetUpStep({ at, step, demo }: StepProps<'MFA_SETUP'>) {
  const { flow, problem, isBusy, secret, email } = at;
  if (!step.types.includes('SOFTWARE_TOKEN_MFA')) return <EmailSetUp at={at} step={step} demo={demo} />;
  return (
    <SignInCard
      title="Set up a second step"
      sub="Your account needs an authenticator app. Scan this with it, then enter the code that the app shows."
    >
      <AppSecret secret={secret} email={email} />
      <CodeForm
        label="Code from the app"
        source="app"
        button="Finish and sign in"
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

/** A code will go there at every sign-in. */
function EmailSetUp({ at }: StepProps<'MFA_SETUP'>) {
  const { flow, problem, isBusy } = at;
  const [email, setEmail] = useState(at.email);
  return (
    <SignInCard title="Set up a second step" sub="Where shall we send a code whenever you sign in?" takesFocus>
      <SignInForm
        onSubmit={(event) => {
          event.preventDefault();
          void flow.answer(email);
        }}
      >
        <ProblemNotice problem={problem} what="try" />
        <TextInput
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" wide size="lg" loading={isBusy} loadingLabel="One moment">
          Continue
        </Button>
        <BackLine at={at} />
      </SignInForm>
    </SignInCard>
  );
}
