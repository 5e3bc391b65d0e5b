import { fetchOutside } from '@wattle/providers/outside';
import type { Identity } from '../identity/open-identity.ts';

/** What the identity service says to a step of signing in. */
export type PoolStep =
  | { readonly status: 'SIGNED_IN'; readonly idToken: string; readonly refreshToken: string | undefined }
  | {
      readonly status: 'CHALLENGE';
      readonly name: string;
      readonly session: string;
      readonly sentTo: string | null;
    }
  | { readonly status: 'REFUSED'; readonly fault: string }
  | { readonly status: 'AWAY' };

const SERVICE = 'AWSCognitoIdentityProviderService.';
const CALL_TYPE = 'application/x-amz-json-1.1';
const TIMEOUT_MS = 10_000;

type Answer = { readonly isOk: boolean; readonly body: string };

/** Speaks Cognito's protocol: to the embedded pool in this process, or to the hosted one. */
async function send({ description, pool }: PoolParts, operation: string, body: object, address: string) {
  const call = {
    target: SERVICE + operation,
    body: JSON.stringify({ ClientId: description.clientId, ...body }),
    address,
  };
  if (pool) {
    const { status, body: text } = await (await pool.open()).pool.handle(call);
    return { isOk: status === 200, body: text };
  }
  const response = await fetchOutside(description.endpoint, {
    method: 'POST',
    headers: { 'content-type': CALL_TYPE, 'x-amz-target': call.target },
    body: call.body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { isOk: response.ok, body: await response.text() };
}

export type PoolParts = Pick<Identity, 'description' | 'pool'>;

type PoolBody = {
  readonly __type?: string;
  readonly ChallengeName?: string;
  readonly Session?: string;
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly AuthenticationResult?: { readonly IdToken?: string; readonly RefreshToken?: string };
};

function stepOf({ isOk, body }: Answer): PoolStep {
  const read: PoolBody = JSON.parse(body);
  if (!isOk) return { status: 'REFUSED', fault: (read.__type ?? '').replace(/^.*#/, '') };
  const { IdToken: idToken, RefreshToken: refreshToken } = read.AuthenticationResult ?? {};
  if (idToken) return { status: 'SIGNED_IN', idToken, refreshToken };
  return {
    status: 'CHALLENGE',
    name: read.ChallengeName ?? '',
    session: read.Session ?? '',
    sentTo: read.ChallengeParameters?.CODE_DELIVERY_DESTINATION ?? null,
  };
}

async function ask(parts: PoolParts, operation: string, body: object, address: string): Promise<PoolStep> {
  try {
    return stepOf(await send(parts, operation, body, address));
  } catch (error) {
    // the shop's own pool fails with the database, which has an answer of its own
    if (parts.pool) throw error;
    return { status: 'AWAY' };
  }
}

/** Where somebody signs in: their network's address, and a key that only this browser has. */
export type SignInPlace = { readonly address: string; readonly device: string };

export const signInByPassword = (
  parts: PoolParts,
  { email, password }: { readonly email: string; readonly password: string },
  { address, device }: SignInPlace,
): Promise<PoolStep> => {
  // a hosted pool knows only the devices that it has named itself
  const place = parts.pool ? { DEVICE_KEY: device } : {};
  const AuthParameters = { USERNAME: email, PASSWORD: password, ...place };
  return ask(parts, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }, address);
};

/** The field of the answer to each challenge that the desk knows. */
export const CHALLENGE_FIELDS: Readonly<Record<string, string>> = {
  NEW_PASSWORD_REQUIRED: 'NEW_PASSWORD',
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
  SMS_MFA: 'SMS_MFA_CODE',
  SELECT_MFA_TYPE: 'ANSWER',
};

export const answerChallenge = (
  parts: PoolParts,
  asked: { readonly email: string; readonly challenge: string; readonly session: string; readonly answer: string },
  address: string,
): Promise<PoolStep> =>
  ask(
    parts,
    'RespondToAuthChallenge',
    {
      ChallengeName: asked.challenge,
      Session: asked.session,
      ChallengeResponses: { USERNAME: asked.email, [CHALLENGE_FIELDS[asked.challenge] ?? '']: asked.answer },
    },
    address,
  );

/** Faults that say nothing about a sign-in: the service is busy or broken. */
const BUSY = /TooMany|LimitExceeded|Throttl|InternalError|ServiceUnavailable/;

/** Whether a sign-in still holds; a pool that rotates tokens answers with another one. */
export async function refreshSignIn(
  parts: PoolParts,
  token: string,
  address: string,
): Promise<Extract<PoolStep, { status: 'SIGNED_IN' | 'AWAY' }> | { readonly status: 'ENDED' }> {
  const step = await ask(parts, 'GetTokensFromRefreshToken', { RefreshToken: token }, address);
  if (step.status === 'SIGNED_IN' || step.status === 'AWAY') return step;
  return { status: step.status === 'REFUSED' && BUSY.test(step.fault) ? 'AWAY' : 'ENDED' };
}
