import { createHash, randomBytes } from 'node:crypto';
import type { DeskStaff } from '@wattle/contract/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { recordActs } from './record-act.ts';

const COOKIE = 'desk';
/** A day's work; then everybody signs in again. */
const HOURS = 12;

type Sessions = Pick<Store, 'deskSessions'>;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

function idOf({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)desk=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}

const cookie = (value: string, seconds: number, isSecure: boolean): string =>
  `${COOKIE}=${value}; Path=/desk; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** Who is at the desk, if somebody is. */
export async function staffOf({ deskSessions }: Sessions, request: FastifyRequest): Promise<DeskStaff | undefined> {
  const id = idOf(request);
  return id === undefined ? undefined : deskSessions.find(hashOf(id));
}

/**
 * The id is random and only in the cookie: who reads the database cannot take over a session. There is none that is not
 * in the log.
 */
export async function beginSession(
  db: Database,
  staff: DeskStaff,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<void> {
  const id = randomBytes(32).toString('base64url');
  const about = { actor: staff.email, act: 'sign-in', subject: { kind: 'staff', id: staff.email }, key: null };
  await recordActs(db, about).record(async ({ deskSessions }) => {
    await deskSessions.add(hashOf(id), staff, HOURS);
    return { result: null, change: { before: null, after: { roles: staff.roles } } };
  });
  reply.header('set-cookie', cookie(id, HOURS * 3600, isSecure));
}

export async function endSession(
  { deskSessions }: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<void> {
  const id = idOf(request);
  if (id !== undefined) await deskSessions.end(hashOf(id));
  reply.header('set-cookie', cookie('', 0, isSecure));
}
