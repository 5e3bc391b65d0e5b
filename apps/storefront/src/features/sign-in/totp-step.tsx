import * as signInWords from '@wattle/messages/sign-in';
import { useState } from 'react';
import { BackLine } from './back-line.tsx';
import { BackupCodeForm } from './backup-code-form.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './sign-in-card.module.css';
import { SignInCard } from './sign-in-card.tsx';
import type { StepProps } from './step-props.ts';

/** The code from an authenticator app, or a backup code [C-4-21]. */
export function TotpStep({ at, step: { hasBackupCodes } }: StepProps<'TOTP_REQUIRED'>) {
  const [isBackup, setBackup] = useState(false);
  const { flow, problem, isBusy } = at;
  const turn = (
    <p className={styles.below}>
      <button
        type="button"
        className={`link ${styles.tap}`}
        onClick={() => {
          flow.forgive();
          setBackup(!isBackup);
        }}
      >
        {isBackup ? signInWords.useAppInstead : signInWords.useBackupCode}
      </button>
    </p>
  );
  if (isBackup) {
    return (
      <SignInCard title={signInWords.oneMoreStep} sub={signInWords.enterBackupCode}>
        <BackupCodeForm at={at}>
          {turn}
          <BackLine at={at} />
        </BackupCodeForm>
      </SignInCard>
    );
  }
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
        {hasBackupCodes && turn}
        <BackLine at={at} />
      </CodeForm>
    </SignInCard>
  );
}
