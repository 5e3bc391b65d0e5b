import type { PoolContext } from '../pool-context.ts';
import { CHALLENGE_ATTEMPTS, CHALLENGE_SECONDS } from '../settings.ts';
import { newToken } from '../tokens/issue-tokens.ts';
import type { ChallengeName, Flow } from './flow.ts';

type Data = Readonly<Record<string, string>>;

const sessionHash = (pool: PoolContext, session: string): string => pool.secrets.hash(`session:${session}`);
const stepOf = ({ channel }: Pick<Flow, 'channel'>, name: string): string => `${channel}:${name}`;

export type Opening = {
  readonly name: string;
  readonly sub: string;
  readonly data?: Data;
  readonly attempts?: number;
  readonly seconds?: number;
  /** The session id, where the protocol requires a certain form. */
  readonly session?: string;
};

/** Where a session is opened. In `UsePlace`, null stands for calls that do not name their client. */
export type Place = { readonly channel: Flow['channel']; readonly clientId: string };
type UsePlace = { readonly channel: Flow['channel']; readonly clientId: string | null };

export async function openSession(pool: PoolContext, flow: Place, opening: Opening): Promise<string> {
  const { name, sub, data = {}, attempts = CHALLENGE_ATTEMPTS, seconds = CHALLENGE_SECONDS } = opening;
  const session = opening.session ?? newToken();
  const idHash = sessionHash(pool, session);
  await pool.store.putSession({
    idHash,
    clientId: flow.clientId,
    step: stepOf(flow, name),
    sub,
    data: pool.secrets.seal(JSON.stringify(data), `session:${idHash}`),
    attemptsLeft: attempts,
    expiresAt: pool.clock() + seconds * 1000,
  });
  return session;
}

export type UsedSession = {
  readonly sub: string;
  readonly data: Data;
  readonly clientId: string;
  /** True for exactly one caller, who may continue. */
  finish(): Promise<boolean>;
};

/** Spends an attempt of a session opened for this client, place and challenge. Any mismatch ends the session. */
export async function useSession(
  pool: PoolContext,
  flow: UsePlace,
  name: ChallengeName | 'SIGNED_IN' | 'SOCIAL' | 'TOTP_PENDING' | 'PASSKEY_PENDING',
  session: string,
): Promise<UsedSession | undefined> {
  const idHash = sessionHash(pool, session);
  const record = await pool.store.useSession(idHash, pool.clock());
  if (!record) return undefined;
  const isBound = record.clientId === (flow.clientId ?? record.clientId) && record.step === stepOf(flow, name);
  const opened = isBound ? pool.secrets.open(record.data, `session:${idHash}`) : undefined;
  if (opened === undefined) {
    await pool.store.endSession(idHash);
    return undefined;
  }
  const finish = () => pool.store.endSession(idHash);
  return { sub: record.sub, data: JSON.parse(opened) as Data, clientId: record.clientId, finish };
}
