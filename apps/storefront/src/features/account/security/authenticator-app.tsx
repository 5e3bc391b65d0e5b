import * as accountWords from '@wattle/messages/account';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';
import { BackupCodes, BackupCodesLeft } from './backup-codes.tsx';
import styles from './security-section.module.css';
import { useAuthenticator } from './use-authenticator.ts';

/** Two-step sign-in with an authenticator app. */
export function AuthenticatorApp({ email }: { email: string }) {
  const { state, secret, codes, problem, isBusy, begin, remove, end, makeCodes, hideCodes } = useAuthenticator();
  const isOn = state?.isOn ?? false;
  const left = state?.codesLeft ?? null;
  return (
    <>
      <div className={styles.part}>
        <div>
          <h3>{accountWords.authenticatorApp}</h3>
          <p role="status">{isOn ? accountWords.authenticatorOn : accountWords.authenticatorOff}</p>
        </div>
        {isOn && (
          <Button kind="line" loading={isBusy} loadingLabel={accountWords.removing} onClick={remove}>
            {accountWords.removeTheApp}
          </Button>
        )}
        {!isOn && secret === null && (
          <Button kind="line" loading={isBusy} loadingLabel={accountWords.oneMoment} onClick={begin}>
            {accountWords.setUpAnApp}
          </Button>
        )}
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {secret !== null && <AuthenticatorSetUp secret={secret} email={email} onEnd={end} />}
      {codes !== null && <BackupCodes codes={codes} email={email} onKept={hideCodes} />}
      {isOn && left !== null && codes === null && <BackupCodesLeft left={left} isBusy={isBusy} onMake={makeCodes} />}
    </>
  );
}
