import { generateKeyPairSync, sign } from 'node:crypto';
import { CLIENT_ID, POOL_ID } from '../../apps/server/src/identity/pool-addresses.ts';
import { beginExchange, exchangeKey, verifierOf } from '../../packages/providers/src/user-pool/crypto/srp.ts';
import { createSecret, prove } from './quick-srp.ts';

type Reply = {
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly AuthenticationResult?: { readonly IdToken: string };
};
export type Account = { readonly email: string; readonly password: string };

let callers = 0;

/** A new address every time, because the pool limits sign-ins per address. */
const nextAddress = (): string => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

async function call(idp: string, address: string, operation: string, body: object): Promise<Reply> {
  const response = await fetch(idp, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ ClientId: CLIENT_ID, ...body }),
  });
  if (!response.ok) throw new Error(`${operation}: ${await response.text()}`);
  return (await response.json()) as Reply;
}

/** A full SRP sign-in, as browsers do it; returns the ID token. */
export async function signIn(idp: string, { email, password }: Account): Promise<string> {
  const address = nextAddress();
  const secret = createSecret();
  const { ChallengeParameters = {} } = await call(idp, address, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: secret.shown.toString(16) },
  });
  const { AuthenticationResult } = await call(idp, address, 'RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: prove(secret, ChallengeParameters, password, POOL_ID.split('_')[1] ?? ''),
  });
  if (!AuthenticationResult) throw new Error('There was no token.');
  return AuthenticationResult.IdToken;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const verifier = verifierOf({ pool: 'Wattle01', user: 'u', password: 'p' }, '01');
const shown = createSecret().shown.toString(16);
const text = Buffer.alloc(700);

/** The pool's unavoidable work: the SRP numbers and two token signatures. */
export function arithmetic(): void {
  exchangeKey(beginExchange(shown, verifier));
  sign('sha256', text, privateKey);
  sign('sha256', text, privateKey);
}
