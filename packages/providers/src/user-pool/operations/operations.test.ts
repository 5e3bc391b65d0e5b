import { beforeAll, describe, expect, it } from 'vitest';
import { addUser, openPool, PASSWORD, signIn, type TestPool } from '../testing/open-pool.ts';
import { OPERATIONS } from './operations.ts';

let test: TestPool;
let access: string;
let refresh: string | undefined;

beforeAll(async () => {
  test = await openPool({ limits: generous() });
  await addUser(test);
  const tokens = await signIn(test);
  access = tokens.AccessToken;
  refresh = tokens.RefreshToken;
});

function generous() {
  const rule = { tries: 1000, windowSeconds: 60 };
  return {
    signInPair: rule,
    signInAccount: rule,
    signInAddress: rule,
    factorAccount: rule,
    mailPair: rule,
    mailAccount: rule,
    mailTarget: rule,
    mailAddress: rule,
    codePair: rule,
    codeAddress: rule,
    signUpAddress: rule,
  };
}

const EMAIL = 'mia@example.com';
const NOBODY = 'nobody@example.com';
const login = (flow: string, parameters: object) => ({ AuthFlow: flow, AuthParameters: parameters });
const reply = (name: string, responses: object, Session: string | undefined = 'made-up') => ({
  ChallengeName: name,
  ChallengeResponses: responses,
  Session,
});

describe('what is refused, and how', () => {
  it.each<[string, object, string, string]>([
    ['SignUp', { Password: PASSWORD }, 'InvalidParameterException', 'Username cannot be empty'],
    ['SignUp', { Username: NOBODY }, 'InvalidParameterException', 'Password cannot be empty'],
    [
      'SignUp',
      { Username: NOBODY, Password: 'weak' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    ],
    [
      'SignUp',
      { Username: 'no email', Password: PASSWORD },
      'InvalidParameterException',
      'Username should be an email.',
    ],
    [
      'SignUp',
      { Username: NOBODY, Password: PASSWORD, UserAttributes: [{ Name: 'email', Value: 'other@example.com' }] },
      'InvalidParameterException',
      'Username should be an email.',
    ],
    [
      'SignUp',
      { Username: NOBODY, Password: PASSWORD, UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      'SignUp',
      { Username: NOBODY, Password: PASSWORD, UserAttributes: [{ Name: 'name' }] },
      'InvalidParameterException',
      'Attributes need a name and a value.',
    ],
    ['SignUp', { Username: EMAIL.toUpperCase(), Password: PASSWORD }, 'UsernameExistsException', 'User already exists'],
    [
      'SignUp',
      { ClientId: 'x', Username: NOBODY, Password: PASSWORD },
      'ResourceNotFoundException',
      'The user pool client does not exist.',
    ],
    ['ConfirmSignUp', { Username: EMAIL }, 'InvalidParameterException', 'Confirmation code cannot be empty'],
    [
      'ConfirmSignUp',
      { Username: EMAIL, ConfirmationCode: '1' },
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    ],
    [
      'ConfirmForgotPassword',
      { Username: EMAIL, ConfirmationCode: '1', Password: PASSWORD },
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    ],
    [
      'ConfirmForgotPassword',
      { Username: EMAIL, ConfirmationCode: '1', Password: 'weak' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    ],
    [
      'InitiateAuth',
      login('USER_PASSWORD_AUTH', { PASSWORD }),
      'InvalidParameterException',
      'Username cannot be empty',
    ],
    [
      'InitiateAuth',
      login('USER_PASSWORD_AUTH', { USERNAME: EMAIL }),
      'InvalidParameterException',
      'Password cannot be empty',
    ],
    [
      'InitiateAuth',
      login('USER_PASSWORD_AUTH', { USERNAME: EMAIL, PASSWORD: 'x' }),
      'NotAuthorizedException',
      'Incorrect username or password.',
    ],
    [
      'InitiateAuth',
      login('USER_PASSWORD_AUTH', { USERNAME: NOBODY, PASSWORD: 'x' }),
      'NotAuthorizedException',
      'Incorrect username or password.',
    ],
    [
      'InitiateAuth',
      login('USER_SRP_AUTH', { USERNAME: EMAIL, SRP_A: '0' }),
      'InvalidParameterException',
      'SRP_A is not a number of the group.',
    ],
    ['InitiateAuth', login('USER_AUTH', {}), 'InvalidParameterException', 'Username cannot be empty'],
    [
      'RespondToAuthChallenge',
      { ChallengeName: 'WEB_AUTHN', ChallengeResponses: {}, Session: 'made-up' },
      'InvalidParameterException',
      'CREDENTIAL cannot be empty',
    ],
    [
      'RespondToAuthChallenge',
      { ChallengeName: 'WEB_AUTHN', ChallengeResponses: { CREDENTIAL: '{}' }, Session: 'made-up' },
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    ],
    [
      'InitiateAuth',
      login('ADMIN_USER_PASSWORD_AUTH', { USERNAME: EMAIL, PASSWORD }),
      'InvalidParameterException',
      'The flow is not enabled for this client.',
    ],
    [
      'InitiateAuth',
      login('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'x' }),
      'NotAuthorizedException',
      'Refresh token rotation is on: use GetTokensFromRefreshToken.',
    ],
    [
      'RespondToAuthChallenge',
      reply('EMAIL_OTP', {}),
      'InvalidParameterException',
      'Challenge response cannot be empty',
    ],
    [
      'RespondToAuthChallenge',
      reply('EMAIL_OTP', { EMAIL_OTP_CODE: '1' }),
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    ],
    [
      'RespondToAuthChallenge',
      reply('EMAIL_OTP', { EMAIL_OTP_CODE: '1' }, ''),
      'InvalidParameterException',
      'Session cannot be empty',
    ],
    [
      'RespondToAuthChallenge',
      reply('SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: '1' }),
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    ],
    [
      'RespondToAuthChallenge',
      reply('CUSTOM_CHALLENGE', { ANSWER: '1' }),
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    ],
    [
      'RespondToAuthChallenge',
      reply('MFA_SETUP', { USERNAME: EMAIL }),
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    ],
    [
      'RespondToAuthChallenge',
      reply('SMS_MFA', { SMS_MFA_CODE: '1' }),
      'MFAMethodNotFoundException',
      'No valid MFA method provided',
    ],
    [
      'RespondToAuthChallenge',
      reply('SELECT_MFA_TYPE', { ANSWER: 'SMS_MFA' }),
      'MFAMethodNotFoundException',
      'No valid MFA method provided',
    ],
    [
      'RespondToAuthChallenge',
      reply('SELECT_MFA_TYPE', { ANSWER: 'PIGEON' }),
      'InvalidParameterException',
      'Invalid MFA type',
    ],
    ['RespondToAuthChallenge', reply('PIGEON', { ANSWER: '1' }), 'InvalidParameterException', 'Invalid MFA type'],
    ['GetTokensFromRefreshToken', { RefreshToken: 'made-up' }, 'NotAuthorizedException', 'Invalid Refresh Token'],
    ['GetUser', { AccessToken: 'made-up' }, 'NotAuthorizedException', 'Invalid Access Token'],
    ['GetUser', {}, 'InvalidParameterException', 'AccessToken cannot be empty'],
    ['GetUser', { AccessToken: 7 }, 'InvalidParameterException', 'AccessToken must be a string'],
  ])('%s %j: %s, %s', async (operation, body, type, message) => {
    expect((await test.call(operation, body)).body).toEqual({ __type: type, message });
  });

  it.each<[string, string]>([
    ['Username cannot be empty', 'Username'],
    ['Password cannot be empty', 'Password'],
  ])('says %s [C-5-78] [C-5-79]', async (message, field) => {
    const body = { Username: NOBODY, Password: PASSWORD, [field]: ' ' };
    expect((await test.call('SignUp', body)).body.message).toBe(message);
  });

  it('says what a code and a challenge need [C-5-80] [C-5-81] [C-5-83] [C-5-84]', async () => {
    const messages = await Promise.all([
      test.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: '' }),
      test.call('RespondToAuthChallenge', reply('SOFTWARE_TOKEN_MFA', {})),
      test.call('RespondToAuthChallenge', reply('SMS_MFA', { SMS_MFA_CODE: '1' })),
      test.call('RespondToAuthChallenge', reply('SELECT_MFA_TYPE', { ANSWER: 'PIGEON' })),
    ]);
    expect(messages.map(({ body }) => body.message)).toEqual([
      'Confirmation code cannot be empty',
      'Challenge response cannot be empty',
      'No valid MFA method provided',
      'Invalid MFA type',
    ]);
  });

  it.each<[string, object, string]>([
    ['VerifyUserAttribute', { AttributeName: 'email', Code: '1' }, 'CodeMismatchException'],
    ['VerifyUserAttribute', { AttributeName: 'phone_number', Code: '1' }, 'InvalidParameterException'],
    ['GetUserAttributeVerificationCode', { AttributeName: 'phone_number' }, 'InvalidParameterException'],
    ['UpdateUserAttributes', { UserAttributes: [{ Name: 'sub', Value: 'x' }] }, 'NotAuthorizedException'],
    ['UpdateUserAttributes', { UserAttributes: [{ Name: 'email', Value: 'no email' }] }, 'InvalidParameterException'],
    ['ChangePassword', { PreviousPassword: 'x', ProposedPassword: PASSWORD }, 'NotAuthorizedException'],
    ['ChangePassword', { PreviousPassword: PASSWORD, ProposedPassword: 'weak' }, 'InvalidPasswordException'],
    ['VerifySoftwareToken', { UserCode: '1' }, 'EnableSoftwareTokenMFAException'],
    ['SetUserMFAPreference', { SoftwareTokenMfaSettings: { Enabled: true } }, 'InvalidParameterException'],
    ['SetUserMFAPreference', { SMSMfaSettings: { Enabled: true } }, 'InvalidParameterException'],
    ['ConfirmDevice', { DeviceKey: 'made-up' }, 'ResourceNotFoundException'],
    ['ForgetDevice', { DeviceKey: 'made-up' }, 'ResourceNotFoundException'],
    ['ListDevices', { Limit: 61 }, 'InvalidParameterException'],
  ])('%s %j of a user: %s', async (operation, body, type) => {
    expect((await test.call(operation, { AccessToken: access, ...body })).type).toBe(type);
  });

  it('answers nothing for staff, and nothing it does not know', async () => {
    for (const name of ['AdminSetUserPassword', 'ListUsers', 'AdminGetUser', 'toString', '__proto__', '']) {
      expect((await test.call(name, {})).type).toBe('UnknownOperationException');
    }
    expect([...OPERATIONS.keys()].filter((name) => /^Admin|^ListUsers/.test(name))).toEqual([]);
  });

  it.each(['', 'null', '[]', '"text"', '{', '{"AccessToken":{"toString":1}}'])('survives the body %j', async (body) => {
    const target = 'AWSCognitoIdentityProviderService.GetUser';
    const answer = await test.pool.handle({ target, body, address: '203.0.113.7' });
    expect([answer.status, answer.headers['x-amzn-errortype']]).toEqual([400, 'InvalidParameterException:']);
  });

  it('puts nothing of the request into its headers', async () => {
    const ChallengeResponses = { 'x\r\nset-cookie: a=b': 1 };
    const answer = await test.call('RespondToAuthChallenge', { ...reply('EMAIL_OTP', {}), ChallengeResponses });
    expect(answer.body.message).toBe('ChallengeResponses must be strings');
  });

  it('refuses a text that is far too long', async () => {
    const answer = await test.call('GetUser', { AccessToken: 'x'.repeat(5000) });
    expect(answer.body.message).toBe('AccessToken is too long');
  });

  it('gives a refresh token that the answers above did not use up', async () => {
    expect((await test.call('GetTokensFromRefreshToken', { RefreshToken: refresh })).status).toBe(200);
  });
});
