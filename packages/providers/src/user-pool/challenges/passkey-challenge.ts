import { randomBytes } from 'node:crypto';
import { findAccount } from '../find-account.ts';
import { checkAssertion } from '../passkeys/check-assertion.ts';
import type { PoolContext } from '../pool-context.ts';
import { readTexts } from '../read-fields.ts';
import type { PasskeyRecord, PoolUser } from '../records.ts';
import { invalidSession, type Refused, refuse, wrongLogin } from '../refuse.ts';
import { CHALLENGE_SECONDS, type PasskeySettings } from '../settings.ts';
import { openSession, useSession } from './challenge-session.ts';
import type { Challenge, Flow, Responses } from './flow.ts';
import { forgiveAccount, guardAccount } from './guard-sign-in.ts';

/** A browser uses a passkey only for the domain that it was made for. */
export const usablePasskeys = (
  passkeys: readonly PasskeyRecord[],
  { relyingPartyId }: PasskeySettings,
): readonly PasskeyRecord[] => passkeys.filter((passkey) => passkey.relyingPartyId === relyingPartyId);

const PRETENDED_LENGTHS = [16, 20, 32] as const;

/** Stands in for a passkey where there is none: the same name always has the same one. */
function pretendPasskey(pool: PoolContext, sub: string): Pick<PasskeyRecord, 'credentialId' | 'transports'> {
  const bytes = pool.secrets.pretend(`passkey:${sub}`);
  const length = PRETENDED_LENGTHS[(bytes[31] ?? 0) % PRETENDED_LENGTHS.length];
  return { credentialId: bytes.subarray(0, length).toString('base64url'), transports: ['hybrid', 'internal'] };
}

/** Asks for a passkey. Who has none, or does not exist, is asked for a made-up one. */
export async function beginPasskey(
  pool: PoolContext,
  flow: Flow,
  settings: PasskeySettings,
  username: string,
): Promise<Challenge> {
  const { sub } = await findAccount(pool, username);
  const passkeys = usablePasskeys(await pool.store.listPasskeys(sub), settings);
  const asked = passkeys.length > 0 ? passkeys : [pretendPasskey(pool, sub)];
  const nonce = randomBytes(32).toString('base64url');
  const session = await openSession(pool, flow, { name: 'WEB_AUTHN', sub, data: { nonce }, attempts: 1 });
  const options = {
    challenge: nonce,
    timeout: CHALLENGE_SECONDS * 1000,
    rpId: settings.relyingPartyId,
    allowCredentials: asked.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId,
      transports,
    })),
    userVerification: 'required',
  };
  return {
    status: 'CHALLENGE',
    name: 'WEB_AUTHN',
    session,
    parameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  };
}

/** Checks the answer. A challenge is good for one try, right or wrong; tries are counted with those of passwords. */
export async function checkPasskey(
  pool: PoolContext,
  flow: Flow,
  session: string,
  responses: Responses,
): Promise<{ readonly status: 'SUCCESS'; readonly value: PoolUser } | Refused> {
  const { passkeys: settings } = pool.settings;
  if (!settings) return refuse('InvalidParameterException', 'Passkeys are not enabled for this pool.');
  const read = readTexts(responses, ['CREDENTIAL'], ['DEVICE_KEY']);
  if (read.status === 'REFUSED') return read;
  const used = await useSession(pool, flow, 'WEB_AUTHN', session);
  if (!used) return invalidSession();
  const asker = { address: flow.address, deviceKey: read.value.DEVICE_KEY ?? flow.device };
  const guard = await guardAccount(pool, used.sub, asker);
  if (guard) return guard;
  const user = await pool.store.findUser(used.sub);
  const passkeys = usablePasskeys(await pool.store.listPasskeys(used.sub), settings);
  const signed = checkAssertion(settings, passkeys, used.data.nonce ?? '', read.value.CREDENTIAL);
  if (!user || !signed || !(await used.finish())) return wrongLogin();
  if (!(await pool.store.usePasskey(user.sub, signed.credentialId, signed.signCount, pool.clock())))
    return wrongLogin();
  await forgiveAccount(pool, user.sub, asker);
  return { status: 'SUCCESS', value: user };
}
