import * as accountWords from '@wattle/messages/account';
import { useEffect, useState } from 'react';
import { beginApp, hasApp, removeApp } from './authenticator-calls.ts';

const NOT_REACHED = accountWords.signInNotReached;

/** Authenticator app state, and the steps to set it up. */
export function useAuthenticator() {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    hasApp().then(setOn, () => setOn(null));
  }, []);

  /** `work` resolves to an error message, or null. */
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
