import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  ConfirmDeviceCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  DeleteWebAuthnCredentialCommand,
  ForgetDeviceCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListDevicesCommand,
  ListWebAuthnCredentialsCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  StartWebAuthnRegistrationCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { totpAt, totpStep } from './crypto/totp.ts';
import { createAuthenticator, creationOptions, requestOptions } from './testing/authenticator.ts';
import { addUser, CLIENT_ID, PASSWORD } from './testing/open-pool.ts';
import { openPoolServer, type PoolServer } from './testing/pool-server.ts';
import { proveSrp, startSrp } from './testing/srp-client.ts';

const EMAIL = 'mia@example.com';
const ClientId = CLIENT_ID;
let server: PoolServer;
let client: CognitoIdentityProviderClient;

beforeEach(async () => {
  server = await openPoolServer();
  client = new CognitoIdentityProviderClient({ endpoint: `${server.url}/`, region: 'ap-southeast-2', maxAttempts: 1 });
});
afterEach(async () => {
  client.destroy();
  await server[Symbol.asyncDispose]();
});

const nameOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'no error',
    (error: Error) => error.name,
  );

async function signIn(PASSWORD_ = PASSWORD) {
  const AuthParameters = { USERNAME: EMAIL, PASSWORD: PASSWORD_ };
  const answer = await client.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  );
  return answer.AuthenticationResult ?? {};
}

describe('@aws-sdk/client-cognito-identity-provider', () => {
  it('signs up, resends and confirms, with typed errors on the way', async () => {
    const weak = new SignUpCommand({ ClientId, Username: EMAIL, Password: 'weak' });
    expect(await nameOf(client.send(weak))).toBe('InvalidPasswordException');
    const UserAttributes = [{ Name: 'email', Value: EMAIL }];
    const made = await client.send(
      new SignUpCommand({ ClientId, Username: EMAIL, Password: PASSWORD, UserAttributes }),
    );
    expect(made.CodeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 'm***@e***',
    });
    const twice = new SignUpCommand({ ClientId, Username: EMAIL, Password: PASSWORD });
    expect(await nameOf(client.send(twice))).toBe('UsernameExistsException');
    expect(await nameOf(signIn())).toBe('UserNotConfirmedException');
    await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: EMAIL }));
    const ConfirmationCode = server.test.codeFor(EMAIL);
    const link = new ConfirmSignUpCommand({ ClientId, Username: made.UserSub, ConfirmationCode });
    await client.send(link);
    expect(await nameOf(client.send(link))).toBe('NotAuthorizedException');
    expect((await signIn()).TokenType).toBe('Bearer');
  });

  it('signs in by SRP, refreshes, revokes and signs out everywhere', async () => {
    await addUser(server.test);
    const start = startSrp();
    const AuthParameters = { USERNAME: EMAIL, SRP_A: start.publicA };
    const begun = await client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }));
    const ChallengeResponses = proveSrp(start, begun.ChallengeParameters ?? {}, PASSWORD);
    const answer = { ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses } as const;
    const { AuthenticationResult: first } = await client.send(new RespondToAuthChallengeCommand(answer));
    const RefreshToken = first?.RefreshToken;
    const refreshed = await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
    const second = refreshed.AuthenticationResult;
    expect(second?.RefreshToken).not.toBe(RefreshToken);
    await client.send(new RevokeTokenCommand({ ClientId, Token: second?.RefreshToken }));
    const revoked = new GetUserCommand({ AccessToken: second?.AccessToken });
    expect(await nameOf(client.send(revoked))).toBe('NotAuthorizedException');
    const [here, there] = [await signIn(), await signIn()];
    await client.send(new GlobalSignOutCommand({ AccessToken: here.AccessToken }));
    const late = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: there.RefreshToken });
    expect(await nameOf(client.send(late))).toBe('NotAuthorizedException');
  });

  it('changes and verifies attributes', async () => {
    await addUser(server.test);
    const { AccessToken } = await signIn();
    const UserAttributes = [
      { Name: 'family_name', Value: 'Tran' },
      { Name: 'email', Value: 'new@example.com' },
    ];
    await client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    const read = async () => {
      const user = await client.send(new GetUserCommand({ AccessToken }));
      return Object.fromEntries((user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
    };
    expect(await read()).toMatchObject({ email: EMAIL, family_name: 'Tran', given_name: 'Mia' });
    const verify = (to: string) =>
      client.send(
        new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: server.test.codeFor(to) }),
      );
    await verify('new@example.com');
    expect((await read()).email).toBe('new@example.com');
    await client.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }));
    await verify('new@example.com');
    expect(server.test.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['VERIFY_EMAIL_CODE', 'new@example.com'],
      ['EMAIL_CHANGED', EMAIL],
      ['VERIFY_EMAIL_CODE', 'new@example.com'],
    ]);
  });

  it('changes and resets passwords', async () => {
    await addUser(server.test);
    const [here, there] = [await signIn(), await signIn()];
    const change = { AccessToken: here.AccessToken, PreviousPassword: PASSWORD, ProposedPassword: 'Second-horse-9' };
    await client.send(new ChangePasswordCommand(change));
    expect(await nameOf(client.send(new GetUserCommand({ AccessToken: here.AccessToken })))).toBe('no error');
    expect(await nameOf(client.send(new GetUserCommand({ AccessToken: there.AccessToken })))).toBe(
      'NotAuthorizedException',
    );
    await client.send(new ForgotPasswordCommand({ ClientId, Username: EMAIL }));
    const ConfirmationCode = server.test.codeFor(EMAIL);
    const reset = new ConfirmForgotPasswordCommand({
      ClientId,
      Username: EMAIL,
      ConfirmationCode,
      Password: 'Third-horse-9',
    });
    await client.send(reset);
    expect(await nameOf(client.send(reset))).toBe('ExpiredCodeException');
    expect(await nameOf(client.send(new GetUserCommand({ AccessToken: here.AccessToken })))).toBe(
      'NotAuthorizedException',
    );
    expect((await signIn('Third-horse-9')).AccessToken).toBeTruthy();
  });

  it('sets up TOTP, answers it, and a code that was seen is worth nothing', async () => {
    await addUser(server.test);
    const { AccessToken } = await signIn();
    const { SecretCode = '' } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const code = (ahead: number): string => totpAt(SecretCode, totpStep(server.test.now()) + ahead);
    const proof = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: code(-1) }));
    expect(proof.Status).toBe('SUCCESS');
    await client.send(
      new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }),
    );
    const AuthParameters = { USERNAME: EMAIL, PASSWORD };
    const answer = async (given: string) => {
      const begun = await client.send(
        new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
      );
      const ChallengeResponses = { USERNAME: EMAIL, SOFTWARE_TOKEN_MFA_CODE: given };
      const { ChallengeName, Session } = begun;
      return client.send(new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses }));
    };
    const used = code(0);
    expect((await answer(used)).AuthenticationResult?.AccessToken).toBeTruthy();
    expect(await nameOf(answer(used))).toBe('CodeMismatchException');
  });

  it('confirms, lists and forgets devices, and deletes the user [C-9-48]', async () => {
    await addUser(server.test);
    const keys: string[] = [];
    for (let at = 0; at < 61; at += 1) {
      const { AccessToken, NewDeviceMetadata } = await signIn();
      const DeviceKey = NewDeviceMetadata?.DeviceKey ?? '';
      await client.send(new ConfirmDeviceCommand({ AccessToken, DeviceKey, DeviceName: `Device ${at}` }));
      keys.push(DeviceKey);
      server.test.wait(1);
    }
    const { AccessToken } = await signIn();
    const page = await client.send(new ListDevicesCommand({ AccessToken, Limit: 60 }));
    expect(page.Devices?.map(({ DeviceKey }) => DeviceKey)).toEqual(keys.slice(1).toReversed());
    expect(page.PaginationToken).toBeUndefined();
    const { Devices: two, PaginationToken } = await client.send(new ListDevicesCommand({ AccessToken, Limit: 2 }));
    const next = await client.send(new ListDevicesCommand({ AccessToken, Limit: 1, PaginationToken }));
    expect([two?.[1]?.DeviceKey, next.Devices?.[0]?.DeviceKey]).toEqual([keys[59], keys[58]]);
    await client.send(new ForgetDeviceCommand({ AccessToken, DeviceKey: keys[60] }));
    const other = new ConfirmDeviceCommand({ AccessToken, DeviceKey: keys[60] });
    expect(await nameOf(client.send(other))).toBe('ResourceNotFoundException');
    await client.send(new DeleteUserCommand({ AccessToken }));
    expect(await nameOf(signIn())).toBe('NotAuthorizedException');
  });

  it('is told where devices are not kept, and refreshes by InitiateAuth where tokens do not rotate [C-5-86]', async () => {
    await server[Symbol.asyncDispose]();
    server = await openPoolServer({ deviceTracking: false, rotation: null });
    client = new CognitoIdentityProviderClient({
      endpoint: `${server.url}/`,
      region: 'ap-southeast-2',
      maxAttempts: 1,
    });
    await addUser(server.test);
    const { AccessToken, RefreshToken = '', NewDeviceMetadata } = await signIn();
    expect(NewDeviceMetadata).toBeUndefined();
    const listed = client.send(new ListDevicesCommand({ AccessToken }));
    await expect(listed).rejects.toThrow('Device tracking has not been configured in this User Pool');
    const AuthParameters = { REFRESH_TOKEN: RefreshToken };
    const refresh = new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters });
    const { AuthenticationResult } = await client.send(refresh);
    expect([AuthenticationResult?.RefreshToken, typeof AuthenticationResult?.IdToken]).toEqual([undefined, 'string']);
  });

  it('makes a passkey, lists it, signs in with it, and removes it', async () => {
    await addUser(server.test);
    const { AccessToken } = await signIn();
    const authenticator = createAuthenticator();
    const begun = await client.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
    const Credential = authenticator.create(creationOptions(begun.CredentialCreationOptions));
    await client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
    const { Credentials = [] } = await client.send(new ListWebAuthnCredentialsCommand({ AccessToken }));
    const [kept] = Credentials;
    expect([kept?.CredentialId, kept?.CreatedAt?.getFullYear()]).toEqual([
      authenticator.credentialId,
      new Date(server.test.now()).getFullYear(),
    ]);
    const asked = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: EMAIL, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
      }),
    );
    const options = requestOptions(asked.ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS);
    const answer = {
      ClientId,
      ChallengeName: 'WEB_AUTHN',
      Session: asked.Session,
      ChallengeResponses: { USERNAME: EMAIL, CREDENTIAL: JSON.stringify(authenticator.get(options)) },
    } as const;
    const { AuthenticationResult } = await client.send(new RespondToAuthChallengeCommand(answer));
    expect(AuthenticationResult?.RefreshToken).toBeTypeOf('string');
    const CredentialId = authenticator.credentialId;
    await client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));
    expect(await nameOf(client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId })))).toBe(
      'ResourceNotFoundException',
    );
    const choice = await client.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: EMAIL } }),
    );
    expect(choice.AvailableChallenges).toEqual(['PASSWORD', 'PASSWORD_SRP', 'WEB_AUTHN']);
  });
});
