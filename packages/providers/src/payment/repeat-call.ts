import { setTimeout as pause } from 'node:timers/promises';
import type { Unknown } from './port.ts';

export type Unanswered = { readonly kind: 'UNKNOWN'; readonly problem: Unknown['problem'] };

/** Whether there is sense in asking again. */
export type Repeatable = { readonly again?: 'SOON' | 'UNTIL_DEADLINE' };

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** Asks until there is an answer, there is no sense in asking again, or the time is over. */
export async function repeatCall<Answer extends Repeatable>(
  ask: (remainingMs: number) => Promise<Answer>,
  { deadlineAt, now = Date.now }: { readonly deadlineAt: number; readonly now?: (() => number) | undefined },
): Promise<Answer | Unanswered> {
  let wait = FIRST_PAUSE_MS;
  for (let attempt = 1; ; attempt += 1) {
    const remaining = deadlineAt - now();
    if (remaining <= 0) return { kind: 'UNKNOWN', problem: 'TIMEOUT' };
    const answer = await ask(remaining);
    if (!answer.again || (answer.again === 'SOON' && attempt >= ATTEMPTS)) return answer;
    if (now() + wait >= deadlineAt) return answer;
    await pause(wait);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
}

const isLate = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

/** What is known when a call broke: nothing. */
export const brokenCall = (error: unknown): Unanswered & Repeatable =>
  isLate(error) ? { kind: 'UNKNOWN', problem: 'TIMEOUT' } : { kind: 'UNKNOWN', problem: 'UNAVAILABLE', again: 'SOON' };

export const untilDeadline = (remainingMs: number): AbortSignal =>
  AbortSignal.timeout(Math.max(1, Math.ceil(remainingMs)));
