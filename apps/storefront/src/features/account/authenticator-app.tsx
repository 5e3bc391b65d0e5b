import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AppSecret } from '../sign-in/app-secret.tsx';
import { beginApp, confirmApp, hasApp, removeApp } from './authenticator-calls.ts';
import panel from './panel.module.css';
import styles from './security-section.module.css';

const NOT_REACHED = 'We could not reach the sign-in service. Please try again.';

/** A code of an app at sign-in, besides the password. */
export function AuthenticatorApp({ email }: { email: string }) {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    hasApp().then(setOn, () => setOn(null));
  }, []);

  const run = (work: () => Promise<string | null>): void => {
    if (isBusy) return;
    setBusy(true);
    work()
      .then(setProblem, () => setProblem(NOT_REACHED))
      .finally(() => setBusy(false));
  };
  const begin = () =>
    run(async () => {
      const answer = await beginApp();
      if ('words' in answer) return answer.words;
      setSecret(answer.value);
      return null;
    });
  const remove = () =>
    run(async () => {
      const answer = await removeApp();
      if ('words' in answer) return answer.words;
      setOn(false);
      return null;
    });
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
        {isOn ? (
          <Button kind="line" loading={isBusy} loadingLabel="Removing" onClick={remove}>
            Remove the app
          </Button>
        ) : (
          secret === null && (
            <Button kind="line" loading={isBusy} loadingLabel="One moment" onClick={begin}>
              Set up an app
            </Button>
          )
        )}
      </div>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {secret !== null && (
        <SetUp
          secret={secret}
          email={email}
          onEnd={(isDone) => {
            setSecret(null);
            if (isDone) setOn(true);
          }}
        />
      )}
    </>
  );
}

type SetUpProps = { secret: string; email: string; onEnd: (isDone: boolean) => void };

function SetUp({ secret, email, onEnd }: SetUpProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const confirm = (typed: string): void => {
    if (isBusy || typed === '') return;
    setBusy(true);
    confirmApp(typed)
      .catch(() => ({ words: NOT_REACHED }))
      .then((answer) => {
        setBusy(false);
        if (!('words' in answer)) return onEnd(true);
        setProblem(answer.words);
        setCode('');
        return undefined;
      });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirm(code);
  };
  return (
    <form className={styles.steps} noValidate onSubmit={submit}>
      <p>Scan this with your authenticator app, then enter the code that it shows.</p>
      <AppSecret secret={secret} email={email} />
      <CodeInput
        label="Code from the app"
        value={code}
        error={problem}
        takesFocus
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
        onFull={confirm}
      />
      <p className={panel.end}>
        <Button kind="second" type="submit" loading={isBusy} loadingLabel="Checking">
          Switch it on
        </Button>
        <button type="button" className={`link ${panel.act}`} onClick={() => onEnd(false)}>
          Not now
        </button>
      </p>
    </form>
  );
}
