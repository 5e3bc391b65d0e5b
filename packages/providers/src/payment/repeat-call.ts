import { setTimeout as pause } from 'node:timers/promises';
import { AnswerTooLarge, type OnAccess } from '../outside/index.ts';
import type { Unknown } from './port.ts';

export type Unanswered = {
  readonly kind: 'UNKNOWN';
  readonly problem: Unknown['problem'];
  /** In the provider's words: a status or a code. */
  readonly said?: string;
};

/** A call that the provider does not let in says nothing about the payment that it is for. */
export function shutOut(said: string, onAccess?: OnAccess): Unanswered {
  onAccess?.(said);
  return { kind: 'UNKNOWN', problem: 'SHUT_OUT', said };
}

/** Why a provider cannot be used, for who runs the shop. */
export const whyUnanswered = ({ problem, said }: Unanswered): string =>
  said ?? (problem === 'TIMEOUT' ? 'no answer in time' : 'no answer');

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
export function brokenCall(error: unknown): Unanswered & Repeatable {
  if (isLate(error)) return { kind: 'UNKNOWN', problem: 'TIMEOUT' };
  if (error instanceof AnswerTooLarge) return { kind: 'UNKNOWN', problem: 'UNREADABLE' };
  return { kind: 'UNKNOWN', problem: 'UNAVAILABLE', again: 'SOON' };
}

export const untilDeadline = (remainingMs: number): AbortSignal =>
  AbortSignal.timeout(Math.max(1, Math.ceil(remainingMs)));
