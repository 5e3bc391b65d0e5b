import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';
import styles from './security-section.module.css';
import { useAuthenticator } from './use-authenticator.ts';

/** A code of an app at sign-in, besides the password. */
export function AuthenticatorApp({ email }: { email: string }) {
  const { isOn, secret, problem, isBusy, begin, remove, end } = useAuthenticator();
  return (
    <>
      <div className={styles.part}>
        <div>
          <h3>Authenticator app</h3>
          <p role="status">
            {isOn
              ? 'On: after your password we ask for a code from the app.'
              : 'Off: your password alone lets you in. With an app we ask for its code too.'}
          </p>
        </div>
        {isOn && (
          <Button kind="line" loading={isBusy} loadingLabel="Removing" onClick={remove}>
            Remove the app
          </Button>
        )}
        {!isOn && secret === null && (
          <Button kind="line" loading={isBusy} loadingLabel="One moment" onClick={begin}>
            Set up an app
          </Button>
        )}
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {secret !== null && <AuthenticatorSetUp secret={secret} email={email} onEnd={end} />}
    </>
  );
}
