import type { SignInProblem, SignInView } from '@wattle/contract/desk';
import { emailFault } from '@wattle/domain/forms';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../answers/client-network.ts';
import { rateLimitStore } from '../store/rate-limits.ts';
import type { DeskParts } from './desk-parts.ts';

/** The shop's own troubles, and a choice of a new password, are nobody's failed sign-in. */
const NOT_THEIRS: readonly (SignInProblem | null)[] = [null, 'AWAY', 'PASSWORD_RULES'];
const HOUR_MS = 3_600_000;
/**
 * So many an hour are written down, of each person who was at the desk before and of all others together: whoever tries
 * thousands of addresses neither fills the log nor hides what they try with one of staff.
 */
const WRITTEN_PER_HOUR = 200;

/** Writes down who was not let in, from where and why. */
export async function recordFailedSignIn(
  { db, store }: Pick<DeskParts, 'db' | 'store'>,
  { email, problem }: Pick<SignInView, 'email' | 'problem'>,
  { ip }: FastifyRequest,
): Promise<void> {
  if (NOT_THEIRS.includes(problem)) return;
  // people type a password into the wrong field
  const who = emailFault(email) ? '' : email;
  const counted = (await store.deskAudit.hasSignedIn(who)) ? `desk sign-in failed ${who}` : 'desk sign-in failed';
  if ((await rateLimitStore(db).take(counted, 1, HOUR_MS)).used > WRITTEN_PER_HOUR) return;
  await store.deskAudit.write({
    ...{ actor: who, act: 'sign-in-failed', subject: { kind: 'staff', id: who }, key: null },
    ...{ before: null, after: { problem, network: clientNetwork(ip) } },
  });
}
