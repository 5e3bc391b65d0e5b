import { type FormEvent, useState } from 'react';
import { AppSecret } from '../../../goods/sign-in/app-secret.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import panel from '../../../ui/panel.module.css';
import { confirmApp } from './authenticator-calls.ts';
import styles from './security-section.module.css';

const NOT_REACHED = 'We could not reach the sign-in service. Please try again.';

type Props = { secret: string; email: string; onEnd: (isDone: boolean) => void };

/** The secret to scan, and the first code that proves it was. */
export function AuthenticatorSetUp({ secret, email, onEnd }: Props) {
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
