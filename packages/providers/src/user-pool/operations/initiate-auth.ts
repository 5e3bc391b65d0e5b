import { cleanEmail } from '@wattle/domain/forms';
import { byChoice, byPassword, bySrp } from '../challenges/first-factor.ts';
import type { Flow, Step } from '../challenges/flow.ts';
import { guardAddress } from '../challenges/guard-sign-in.ts';
import { askMailedCode } from '../challenges/next-step.ts';
import { isMailingTooOften } from '../codes.ts';
import { findAccount } from '../find-account.ts';
import type { PoolContext } from '../pool-context.ts';
import { isBody, readTexts } from '../read-fields.ts';
import { attemptLimit, refuse } from '../refuse.ts';
import { refreshTokens } from '../tokens/refresh-tokens.ts';
import { answerStep } from './answer-step.ts';
import { type Answer, answer, type Operation, refuseClient } from './operation.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** [C-4-17] The custom challenge is a mailed code: after the password, or instead of it. */
async function byCustom(pool: PoolContext, flow: Flow, parameters: Parameters): Promise<Step> {
  if (pool.settings.customChallenge === 'OFF')
    return refuse('InvalidParameterException', 'Custom auth is not configured for this pool.');
  if (parameters.CHALLENGE_NAME === 'SRP_A') return bySrp(pool, flow, parameters, true);
  const read = readTexts(parameters, ['USERNAME']);
  if (read.status === 'REFUSED') return read;
  const crowd = await guardAddress(pool, { address: flow.address }, read.value.USERNAME);
  if (crowd) return crowd;
  const account = await findAccount(pool, read.value.USERNAME);
  if (await isMailingTooOften(pool, { sub: account.sub, address: flow.address })) return attemptLimit();
  const email = account.user?.email ?? cleanEmail(read.value.USERNAME);
  return askMailedCode(pool, flow, 'CUSTOM_CHALLENGE', account, email);
}

async function byRefresh(pool: PoolContext, clientId: string, parameters: Parameters): Promise<Answer> {
  if (pool.settings.rotation)
    return refuse('NotAuthorizedException', 'Refresh token rotation is on: use GetTokensFromRefreshToken.');
  const read = readTexts(parameters, ['REFRESH_TOKEN']);
  if (read.status === 'REFUSED') return read;
  const refreshed = await refreshTokens(pool, clientId, read.value.REFRESH_TOKEN);
  if (refreshed.status === 'REFUSED') return refreshed;
  return answer({ ChallengeParameters: {}, AuthenticationResult: refreshed.value });
}

export const initiateAuth: Operation = async (pool, body, { address, device }) => {
  const read = readTexts(body, ['ClientId', 'AuthFlow']);
  if (read.status === 'REFUSED') return read;
  const { ClientId: clientId, AuthFlow } = read.value;
  const unknownClient = refuseClient(pool, clientId);
  if (unknownClient) return unknownClient;
  const parameters = isBody(body.AuthParameters) ? body.AuthParameters : {};
  const flow: Flow = { channel: 'API', clientId, address, device };
  switch (AuthFlow) {
    case 'USER_SRP_AUTH':
      return answerStep(pool, flow, await bySrp(pool, flow, parameters), parameters);
    case 'USER_PASSWORD_AUTH':
      return answerStep(pool, flow, await byPassword(pool, flow, parameters), parameters);
    case 'CUSTOM_AUTH':
      return answerStep(pool, flow, await byCustom(pool, flow, parameters), parameters);
    case 'USER_AUTH':
      return answerStep(pool, flow, await byChoice(pool, flow, parameters.PREFERRED_CHALLENGE, parameters), parameters);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return byRefresh(pool, clientId, parameters);
    default:
      return refuse('InvalidParameterException', 'The flow is not enabled for this client.');
  }
};
