import type { Client } from '@wattle/contract';
import type { Outcome } from '@wattle/domain/results';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { openSession } from '../../shopper/session/open-session.ts';

export type Loaded<T> =
  | { readonly status: 'LOADING' | 'ERROR' }
  | { readonly status: 'REJECTED'; readonly code: string }
  | { readonly status: 'SUCCESS'; readonly value: T };

type Ask<T> = (client: Client, signal: AbortSignal) => Promise<Outcome<T, string>>;

const LOADING = { status: 'LOADING' } as const;

/** Calls the API as the signed-in customer. `key` identifies the request; null means no request yet. */
export function useAccountCall<T>(key: string | null, ask: Ask<T>): Loaded<T> & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly loaded: Loaded<T> } | null>(null);
  const askNow = useEffectEvent((signal: AbortSignal) => askAsCustomer(ask, signal));
  const wanted = key === null ? null : `${attempt} ${key}`;
  useEffect(() => {
    if (wanted === null) return undefined;
    const left = new AbortController();
    askNow(left.signal).then((loaded) => {
      if (!left.signal.aborted) setAnswer({ key: wanted, loaded });
    });
    return () => left.abort();
  }, [wanted]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...(answer?.key === wanted ? answer.loaded : LOADING), retry };
}

async function askAsCustomer<T>(ask: Ask<T>, signal: AbortSignal): Promise<Loaded<T>> {
  try {
    const { client } = await openSession();
    const outcome = await ask(client, signal);
    if (outcome.status === 'SUCCESS') return outcome;
    if (outcome.status === 'ERROR') return { status: 'ERROR' };
    return { status: 'REJECTED', code: outcome.reasons[0]?.code ?? 'UNKNOWN_ERROR' };
  } catch {
    return { status: 'ERROR' };
  }
}
