import { createHash, randomBytes } from 'node:crypto';
import type { DeskStaff } from '@wattle/contract/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../store/desk-audit.ts';
import { endDeskSession, type FoundSession, type SessionOrigin } from '../store/desk-sessions.ts';
import type { DeskParts } from './desk-parts.ts';
import { refreshSignIn } from './desk-pool.ts';
import { deviceOf } from './device-of.ts';
import { recordActs } from './record-act.ts';
import { openWithId, sealWithId } from './seal-with-id.ts';
import { type SignedIn, staffOfToken } from './sign-in.ts';

const COOKIE = 'desk';
/** A day's work; then everybody signs in again. */
const HOURS = 12;
/** A hosted pool does not say when somebody's sign-in ends: it is asked this often. */
const CONFIRM_SECONDS = 180;
/** So long the desk goes on while a hosted pool does not answer. */
const AWAY_SECONDS = 900;

type Parts = Pick<DeskParts, 'store' | 'db' | 'identity'>;

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

function idOf({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)desk=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}

/** The session of a request, as the database has it. */
export const sessionHashOf = (request: FastifyRequest): string => hashOf(idOf(request) ?? '');

const cookie = (value: string, seconds: number, isSecure: boolean): string =>
  `${COOKIE}=${value}; Path=/desk; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

const DEVICE_COOKIE = 'desk_device';
const DEVICE_DAYS = 400;

/** What tells this browser from others of its network at signing in; undefined: it was not here yet. */
export const deviceKeyOf = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|;\s*)desk_device=([\w-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];

export const newDeviceKey = (): string => randomBytes(32).toString('base64url');

/** It opens nothing by itself: a device that was signed in on before may try passwords when others may not. */
export function keepDeviceKey(reply: FastifyReply, key: string, isSecure: boolean): void {
  const kept = `Path=/desk/signin; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Strict`;
  reply.header('set-cookie', `${DEVICE_COOKIE}=${key}; ${kept}${isSecure ? '; Secure' : ''}`);
}

/** Who is at the desk, if somebody is. */
export async function staffOf(parts: Parts, request: FastifyRequest): Promise<DeskStaff | undefined> {
  const id = idOf(request);
  if (id === undefined) return undefined;
  const found = await find(parts, id);
  return found && isDue(parts, found) ? confirmOnce(parts, id, request.ip) : found?.staff;
}

const find = ({ store, identity }: Parts, id: string): Promise<FoundSession | undefined> =>
  store.deskSessions.find(hashOf(id), identity.pool !== undefined);

const isDue = ({ identity }: Parts, { confirmedSecondsAgo }: FoundSession): boolean =>
  !identity.pool && confirmedSecondsAgo >= CONFIRM_SECONDS;

/** A page and what it loads ask together once: a token that is used twice ends the sign-in. */
const underWay = new Map<string, Promise<DeskStaff | undefined>>();

function confirmOnce(parts: Parts, id: string, address: string): Promise<DeskStaff | undefined> {
  const asked = underWay.get(id);
  if (asked) return asked;
  // another request may have asked meanwhile
  const work = async () => {
    const found = await find(parts, id);
    return found && isDue(parts, found) ? confirm(parts, id, found, address) : found?.staff;
  };
  const asking = work().finally(() => underWay.delete(id));
  underWay.set(id, asking);
  return asking;
}

/** Asks the hosted pool whether the sign-in still holds, and which roles the person has now. */
async function confirm(
  { store, identity }: Parts,
  id: string,
  { staff, sealedRefresh, confirmedSecondsAgo }: FoundSession,
  address: string,
): Promise<DeskStaff | undefined> {
  const token = openWithId(id, sealedRefresh ?? '') ?? '';
  const answer = await refreshSignIn(identity, token, address);
  if (answer.status === 'AWAY') return confirmedSecondsAgo < AWAY_SECONDS ? staff : undefined;
  const now = answer.status === 'SIGNED_IN' ? await staffOfToken({ identity }, answer.idToken) : undefined;
  if (answer.status === 'ENDED' || now?.sub !== staff.sub) {
    await store.deskSessions.end(hashOf(id));
    return undefined;
  }
  await store.deskSessions.confirm(hashOf(id), now, sealWithId(id, answer.refreshToken ?? token));
  return now;
}

/**
 * The id is random and only in the cookie: who reads the database cannot take over a session. There is none that is not
 * in the log.
 */
export async function beginSession(
  { db, identity }: Parts,
  { staff, family, refreshToken }: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<void> {
  const id = randomBytes(32).toString('base64url');
  const origin: SessionOrigin = identity.pool
    ? { kind: 'OWN', family }
    : { kind: 'HOSTED', sealedRefresh: sealWithId(id, refreshToken) };
  const device = deviceOf(request.headers['user-agent']);
  const about = { actor: staff.email, act: 'sign-in', subject: { kind: 'staff', id: staff.email }, key: null };
  await recordActs(db, about).record(async ({ deskSessions }) => {
    await deskSessions.add({ idHash: hashOf(id), staff, hours: HOURS, origin, device });
    return { result: null, change: { before: null, after: { roles: staff.roles, device } } };
  });
  reply.header('set-cookie', cookie(id, HOURS * 3600, isSecure));
}

export async function endSession(
  { db }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<void> {
  const id = idOf(request);
  if (id !== undefined)
    await db.transaction(async (tx) => {
      const email = await endDeskSession(tx, hashOf(id));
      if (email === undefined) return;
      const about = { actor: email, act: 'sign-out', subject: { kind: 'staff', id: email }, key: null };
      await writeAudit(tx, { ...about, before: null, after: null });
    });
  reply.header('set-cookie', cookie('', 0, isSecure));
}
