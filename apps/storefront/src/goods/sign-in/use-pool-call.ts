import { type IdentityOperation, type IdentityReply, identityRefusal } from '@wattle/domain/identity';
import { useRef, useState } from 'react';
import { createAccountCalls } from '../../shopper/identity/account-calls.ts';
import { openSession } from '../../shopper/session/open-session.ts';
import { readProblem, type SignInProblem } from './sign-in-problem.ts';

type Calls = ReturnType<typeof createAccountCalls>;
type Ask = (calls: Calls) => Promise<IdentityReply<unknown>>;

/** One identity service call at a time, with its error. */
export function usePoolCall(operation: IdentityOperation) {
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  /** True on success. */
  const call = async (ask: Ask): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    const reply = await askPool(ask);
    isRunning.current = false;
    setBusy(false);
    if (reply.status === 'REJECTED') setProblem(readProblem(operation, reply.error, Date.now()));
    return reply.status === 'SUCCESS';
  };
  return { call, problem, isBusy, forgive: () => setProblem(null) };
}

async function askPool(ask: Ask): Promise<IdentityReply<unknown>> {
  try {
    const { identity } = await openSession();
    return await ask(createAccountCalls(identity));
  } catch {
    return identityRefusal('NETWORK_ERROR');
  }
}
