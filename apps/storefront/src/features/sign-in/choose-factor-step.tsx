import type { MfaType } from '@wattle/domain/identity';
import * as signInWords from '@wattle/messages/sign-in';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { BackLine } from './back-line.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

const WAYS: Readonly<Record<MfaType, { readonly icon: IconName; readonly words: string }>> = {
  SOFTWARE_TOKEN_MFA: { icon: 'lock', words: signInWords.useApp },
  EMAIL_OTP: { icon: 'mail', words: signInWords.emailMe },
  SMS_MFA: { icon: 'phone', words: signInWords.textMe },
};

/** Chooses one of several second factors [C-4-22]. */
export function ChooseFactorStep({ at, step }: StepProps<'SELECT_MFA_TYPE'>) {
  const { flow, problem, isBusy } = at;
  return (
    <SignInCard title={signInWords.oneMoreStep} sub={signInWords.howToConfirm} takesFocus>
      <div className={styles.form}>
        <ProblemNotice problem={problem} />
        {step.types.map((type) => (
          <Button
            key={type}
            kind="line"
            wide
            icon={WAYS[type].icon}
            className={styles.way}
            disabled={isBusy}
            onClick={() => void flow.answer(type)}
          >
            {WAYS[type].words}
          </Button>
        ))}
        <BackLine at={at} />
      </div>
    </SignInCard>
  );
}
