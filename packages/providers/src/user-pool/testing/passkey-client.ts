import {
  type Authenticator,
  createAuthenticator,
  creationOptions,
  type Lie,
  type RequestOptions,
  requestOptions,
} from './authenticator.ts';
import type { CallResult, TestPool } from './open-pool.ts';

const EMAIL = 'mia@example.com';

export const startPasskey = async (test: TestPool, AccessToken: string) =>
  creationOptions((await test.call('StartWebAuthnRegistration', { AccessToken })).body.CredentialCreationOptions);

export async function addPasskey(
  test: TestPool,
  AccessToken: string,
  authenticator: Authenticator = createAuthenticator(),
  lie: Lie = {},
): Promise<CallResult> {
  const Credential = authenticator.create(await startPasskey(test, AccessToken), lie);
  return test.call('CompleteWebAuthnRegistration', { AccessToken, Credential });
}

export const askPasskey = (test: TestPool, USERNAME = EMAIL, address?: string): Promise<CallResult> =>
  test.call(
    'InitiateAuth',
    { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' } },
    address,
  );

export const optionsOf = ({ body }: CallResult): RequestOptions =>
  requestOptions(body.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS);

export const answerPasskey = (test: TestPool, Session: string | undefined, credential: object, address?: string) =>
  test.call(
    'RespondToAuthChallenge',
    {
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses: { USERNAME: EMAIL, CREDENTIAL: JSON.stringify(credential) },
    },
    address,
  );

/** A whole sign-in with a passkey. */
export async function signInByPasskey(
  test: TestPool,
  authenticator: Authenticator,
  lie: Lie = {},
  address?: string,
): Promise<CallResult> {
  const asked = await askPasskey(test, EMAIL, address);
  if (asked.body.ChallengeName !== 'WEB_AUTHN') return asked;
  return answerPasskey(test, asked.body.Session, authenticator.get(optionsOf(asked), lie), address);
}
