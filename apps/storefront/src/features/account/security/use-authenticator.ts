import { useEffect, useState } from 'react';
import { beginApp, hasApp, removeApp } from './authenticator-calls.ts';

const NOT_REACHED = 'We could not reach the sign-in service. Please try again.';

/** Whether an authenticator app is asked at sign-in, and the way to one. */
export function useAuthenticator() {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    hasApp().then(setOn, () => setOn(null));
  }, []);

  /** The work tells what went wrong, if anything. */
  const run = (work: () => Promise<string | null>): void => {
    if (isBusy) return;
    setBusy(true);
    work()
      .then(setProblem, () => setProblem(NOT_REACHED))
      .finally(() => setBusy(false));
  };
  const begin = (): void =>
    run(async () => {
      const answer = await beginApp();
      if ('words' in answer) return answer.words;
      setSecret(answer.value);
      return null;
    });
  const remove = (): void =>
    run(async () => {
      const answer = await removeApp();
      if ('words' in answer) return answer.words;
      setOn(false);
      return null;
    });
  const end = (isDone: boolean): void => {
    setSecret(null);
    if (isDone) setOn(true);
  };
  return { isOn, secret, problem, isBusy, begin, remove, end };
}
