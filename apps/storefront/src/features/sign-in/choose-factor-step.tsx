import type { MfaType } from '@wattle/domain';
import { ProblemNotice } from '../../goods/sign-in/problem-notice.tsx';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { BackLine } from './back-line.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

const WAYS: Readonly<Record<MfaType, { readonly icon: IconName; readonly words: string }>> = {
  SOFTWARE_TOKEN_MFA: { icon: 'lock', words: 'Use my authenticator app' },
  EMAIL_OTP: { icon: 'mail', words: 'Email me a code' },
  SMS_MFA: { icon: 'phone', words: 'Text me a code' },
};

/** Which of several second factors it is to be [C-4-22]. */
export function ChooseFactorStep({ at, step }: StepProps<'SELECT_MFA_TYPE'>) {
  const { flow, problem, isBusy } = at;
  return (
    <SignInCard title="One more step" sub="How do you want to show that it is you?" takesFocus>
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
