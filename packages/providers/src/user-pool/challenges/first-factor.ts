import { findAccount } from '../find-account.ts';
import type { PoolContext } from '../pool-context.ts';
import { readTexts } from '../read-fields.ts';
import { invalidSession, refuse } from '../refuse.ts';
import { openSession, useSession } from './challenge-session.ts';
import { checkPassword } from './check-password.ts';
import type { Flow, Step } from './flow.ts';
import { guardAddress } from './guard-sign-in.ts';
import { afterPassword } from './next-step.ts';
import { beginPasskey } from './passkey-challenge.ts';
import { beginSrp } from './srp-challenge.ts';

type Parameters = Readonly<Record<string, unknown>>;

export async function bySrp(pool: PoolContext, flow: Flow, parameters: Parameters, thenCustom = false): Promise<Step> {
  const read = readTexts(parameters, ['USERNAME', 'SRP_A'], ['DEVICE_KEY']);
  if (read.status === 'REFUSED') return read;
  const { USERNAME: username, SRP_A: publicA, DEVICE_KEY: deviceKey = flow.device } = read.value;
  const crowd = await guardAddress(pool, { address: flow.address, deviceKey }, username);
  if (crowd) return crowd;
  return beginSrp(pool, flow, { username, publicA, thenCustom });
}

export async function byPassword(pool: PoolContext, flow: Flow, parameters: Parameters): Promise<Step> {
  const read = readTexts(parameters, ['USERNAME', 'PASSWORD'], ['DEVICE_KEY']);
  if (read.status === 'REFUSED') return read;
  const { USERNAME: username, PASSWORD: password, DEVICE_KEY: deviceKey = flow.device } = read.value;
  const checked = await checkPassword(pool, { username, password, deviceKey, address: flow.address });
  return checked.status === 'REFUSED' ? checked : afterPassword(pool, flow, checked.value);
}

/** The same for everybody: who has a passkey is nobody else's business. */
const factorsOf = ({ settings }: PoolContext): readonly string[] => [
  'PASSWORD',
  'PASSWORD_SRP',
  ...(settings.passkeys ? ['WEB_AUTHN'] : []),
];

/** The choice-based flow: begins with the factor that is named, or lets choose one. */
export async function byChoice(pool: PoolContext, flow: Flow, factor: unknown, parameters: Parameters): Promise<Step> {
  if (factor === 'PASSWORD') return byPassword(pool, flow, parameters);
  if (factor === 'PASSWORD_SRP') return bySrp(pool, flow, parameters);
  const read = readTexts(parameters, ['USERNAME'], ['DEVICE_KEY']);
  if (read.status === 'REFUSED') return read;
  const { USERNAME: username, DEVICE_KEY: deviceKey = flow.device } = read.value;
  const crowd = await guardAddress(pool, { address: flow.address, deviceKey }, username);
  if (crowd) return crowd;
  const { passkeys } = pool.settings;
  if (factor === 'WEB_AUTHN' && passkeys) return beginPasskey(pool, flow, passkeys, username);
  const { sub } = await findAccount(pool, username);
  const session = await openSession(pool, flow, { name: 'SELECT_CHALLENGE', sub, attempts: 1 });
  return { status: 'CHALLENGE', name: 'SELECT_CHALLENGE', session, parameters: {}, available: factorsOf(pool) };
}

/** The factor that was chosen, for whom the choice was begun. */
export async function byChosen(pool: PoolContext, flow: Flow, session: string, responses: Parameters): Promise<Step> {
  const read = readTexts(responses, ['ANSWER']);
  if (read.status === 'REFUSED') return read;
  const { ANSWER } = read.value;
  if (!factorsOf(pool).includes(ANSWER)) return refuse('InvalidParameterException', 'Invalid challenge selected.');
  const used = await useSession(pool, flow, 'SELECT_CHALLENGE', session);
  if (!used || !(await used.finish())) return invalidSession();
  return byChoice(pool, flow, ANSWER, { ...responses, USERNAME: used.sub });
}
