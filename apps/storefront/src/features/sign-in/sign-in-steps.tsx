import type { SignInStep } from '@wattle/domain/identity';
import { unreachable } from '@wattle/domain/results';
import * as signInWords from '@wattle/messages/sign-in';
import { useEffect } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { AppSetUpStep } from './app-set-up-step.tsx';
import { ChooseFactorStep } from './choose-factor-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { CustomStep } from './custom-step.tsx';
import { MailedCodeStep } from './mailed-code-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { SignInDone } from './sign-in-done.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { TotpStep } from './totp-step.tsx';
import type { Flow } from './use-sign-in-flow.ts';

type Props = { at: Flow; step: SignInStep; demo: SignInOptions['demo'] };

/** The step after the password, in place of the form [C-4-17…22]. */
export function SignInSteps(props: Props) {
  const { step } = props.step;
  // scroll to the top, as the form may have been long
  useEffect(() => {
    if (step) scrollTo(0, 0);
  }, [step]);
  return <Step {...props} />;
}

function Step({ at, step, demo }: Props) {
  switch (step.step) {
    case 'CUSTOM_CHALLENGE':
      return <CustomStep at={at} step={step} demo={demo} />;
    case 'MFA_REQUIRED':
      return <MailedCodeStep at={at} step={step} demo={demo} />;
    case 'TOTP_REQUIRED':
      return <TotpStep at={at} step={step} demo={demo} />;
    case 'SELECT_MFA_TYPE':
      return <ChooseFactorStep at={at} step={step} demo={demo} />;
    case 'MFA_SETUP':
      return <AppSetUpStep at={at} step={step} demo={demo} />;
    case 'NEW_PASSWORD_REQUIRED':
      return <NewPasswordStep at={at} step={step} demo={demo} />;
    case 'CONFIRM_SIGN_UP':
      return <ConfirmStep at={at} step={step} demo={demo} />;
    case 'RESET_PASSWORD':
      return <ResetNeeded email={at.email} />;
    case 'UNSUPPORTED':
    case 'DONE':
      return <Unsupported onBack={at.flow.leave} />;
    default:
      return unreachable(step);
  }
}

function ResetNeeded({ email }: { email: string }) {
  return (
    <SignInDone
      icon="key"
      title={signInWords.timeForNewPassword}
      actions={
        <LinkButton to="/account/password/forgot" state={{ email }} size="lg">
          {signInWords.resetYourPassword}
        </LinkButton>
      }
    >
      <p>{signInWords.resetNeeded}</p>
    </SignInDone>
  );
}

function Unsupported({ onBack }: { onBack: () => void }) {
  return (
    <SignInDone
      icon="lock"
      title={signInWords.unsupported}
      actions={
        <button type="button" className="link" onClick={onBack}>
          {signInWords.backToSignIn}
        </button>
      }
    >
      <p>{signInWords.unsupportedHint}</p>
    </SignInDone>
  );
}
