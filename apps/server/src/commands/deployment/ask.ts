import { fetchOutside } from '@wattle/providers/outside';
import { reasonOf } from '../finding.ts';

const TIMEOUT_MS = 5_000;

export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };
export type NoAnswer = { readonly fault: string };

/** Asks as a browser would, but follows nothing. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer | NoAnswer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetchOutside(url, { headers, redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    // fetch says why in the cause
    const cause = error instanceof Error ? error.cause : undefined;
    return { fault: reasonOf(cause ?? error) || 'no connection' };
  }
}

export const hasFailed = (answer: Answer | NoAnswer): answer is NoAnswer => 'fault' in answer;

export const saysOf = (answer: Answer | NoAnswer): string =>
  hasFailed(answer) ? answer.fault : `status ${answer.status}`;
