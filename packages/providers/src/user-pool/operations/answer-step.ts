import { randomUUID } from 'node:crypto';
import type { Flow, Step } from '../challenges/flow.ts';
import type { PoolContext } from '../pool-context.ts';
import type { PoolUser } from '../records.ts';
import { DEVICE_LIMIT } from '../settings.ts';
import { beginTokens } from '../tokens/issue-tokens.ts';
import { type Answer, answer } from './operation.ts';

/**
 * Issues tokens for a known device, or with a new device for the client to confirm. A device never replaces a
 * second factor.
 */
async function giveTokens(pool: PoolContext, flow: Flow, user: PoolUser, givenKey: unknown): Promise<object> {
  if (!pool.settings.deviceTracking) return beginTokens(pool, user, flow.clientId);
  const known = (await pool.store.listDevices(user.sub)).find(({ deviceKey }) => deviceKey === givenKey);
  if (known) {
    await pool.store.keepDevice({ ...known, lastAuthenticatedAt: pool.clock() }, DEVICE_LIMIT);
    return beginTokens(pool, user, flow.clientId, { deviceKey: known.deviceKey });
  }
  const region = pool.settings.poolId.split('_')[0];
  const deviceKey = `${region}_${randomUUID()}`;
  const tokens = await beginTokens(pool, user, flow.clientId, { deviceKey });
  return { ...tokens, NewDeviceMetadata: { DeviceKey: deviceKey, DeviceGroupKey: pool.settings.poolId } };
}

/** Formats a sign-in step as InitiateAuth and RespondToAuthChallenge return it. */
export async function answerStep(
  pool: PoolContext,
  flow: Flow,
  step: Step,
  given: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  if (step.status === 'REFUSED') return step;
  if (step.status === 'DONE') {
    const AuthenticationResult = await giveTokens(pool, flow, step.user, given.DEVICE_KEY);
    return answer({ ChallengeParameters: {}, AuthenticationResult });
  }
  const { name, session, parameters, available } = step;
  const Session = session === '' ? {} : { Session: session };
  const choice = available ? { AvailableChallenges: available } : {};
  return answer({ ChallengeName: name, ...Session, ChallengeParameters: parameters, ...choice });
}
