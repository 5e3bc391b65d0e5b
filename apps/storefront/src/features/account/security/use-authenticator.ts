import * as accountWords from '@wattle/messages/account';
import { useEffect, useState } from 'react';
import { type AppState, beginApp, createBackupCodes, loadAppState, removeApp } from './authenticator-calls.ts';

const NOT_REACHED = accountWords.signInNotReached;

/** Authenticator app state, the steps to set it up, and its backup codes. */
export function useAuthenticator() {
  const [state, setState] = useState<AppState | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  /** Shown once, right after they were made. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    loadAppState().then(setState, () => setState(null));
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
      setState((before) => ({ isOn: false, codesLeft: before?.codesLeft === null ? null : 0 }));
      setCodes(null);
      return null;
    });
  const makeCodes = (): void =>
    run(async () => {
      const answer = await createBackupCodes();
      if ('words' in answer) return answer.words;
      setState({ isOn: true, codesLeft: answer.value.length });
      setCodes(answer.value);
      return null;
    });
  const end = (isDone: boolean): void => {
    setSecret(null);
    if (!isDone) return;
    const hasCodes = state?.codesLeft !== null;
    setState({ isOn: true, codesLeft: hasCodes ? 0 : null });
    if (hasCodes) makeCodes();
  };
  return { state, secret, codes, problem, isBusy, begin, remove, end, makeCodes, hideCodes: () => setCodes(null) };
}
