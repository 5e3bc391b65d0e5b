import { checkForgotPassword } from '@wattle/domain/account';
import { accountFormMessages } from '@wattle/messages';
import * as signInWords from '@wattle/messages/sign-in';
import { AppSecret } from '../../goods/sign-in/app-secret.tsx';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { BackLine } from './back-line.tsx';
import { CodeForm } from './code-form.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { StepProps } from './step-props.ts';

/** Sets up a required second factor: an authenticator app or an email address [C-4-19]. */
export function AppSetUpStep({ at, step, demo }: StepProps<'MFA_SETUP'>) {
  const { flow, problem, isBusy, secret, email } = at;
  if (!step.types.includes('SOFTWARE_TOKEN_MFA')) return <EmailSetUp at={at} step={step} demo={demo} />;
  return (
    <SignInCard title={signInWords.setUpSecondStep} sub={signInWords.needsApp}>
      <AppSecret secret={secret} email={email} />
      <CodeForm
        label={signInWords.codeFromApp}
        source="app"
        button={signInWords.finishAndSignIn}
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

/** The address that receives a code at each sign-in. */
function EmailSetUp({ at }: StepProps<'MFA_SETUP'>) {
  const { flow, problem, isBusy } = at;
  const form = useForm({
    initial: { email: at.email },
    check: checkForgotPassword,
    messages: accountFormMessages,
    send: async ({ email }) => {
      await flow.answer(email);
      return flow.get().problem ? {} : undefined;
    },
  });
  return (
    <SignInCard title={signInWords.setUpSecondStep} sub={signInWords.whereToSend} takesFocus>
      <SignInForm form={form}>
        <ProblemNotice problem={problem} what={signInWords.toTry} />
        <TextInput
          {...form.field('email')}
          label={signInWords.emailAddress}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" wide size="lg" loading={isBusy} loadingLabel={signInWords.oneMoment}>
          {signInWords.goOn}
        </Button>
        <BackLine at={at} />
      </SignInForm>
    </SignInCard>
  );
}
