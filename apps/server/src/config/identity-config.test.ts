import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const COGNITO = {
  COGNITO_USER_POOL_ID: 'ap-southeast-2_AbCdEf123',
  COGNITO_CLIENT_ID: '1a2b3c4d5e',
  COGNITO_DOMAIN: 'https://shop.auth.ap-southeast-2.amazoncognito.com/',
};
const SMTP = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@wattle.example' };
const SECRET = 'thirty-two bytes that nobody knows';

describe('identity in the configuration', () => {
  it('is embedded when nothing is set', () => {
    expect(readConfig({}).identity).toEqual({
      ...{ kind: 'embedded', secret: undefined, mfa: 'OPTIONAL', passkeys: true, isDemo: false, google: undefined },
    });
  });

  it('reads what the embedded pool can be told', () => {
    const env = { IDENTITY_SECRET: SECRET, IDENTITY_MFA: 'ON', GOOGLE_CLIENT_ID: 'a.b', GOOGLE_CLIENT_SECRET: 'c' };
    expect(readConfig(env).identity).toMatchObject({
      secret: SECRET,
      mfa: 'ON',
      google: { clientId: 'a.b', clientSecret: 'c' },
    });
  });

  it('is Cognito by its three settings alone', () => {
    expect(readConfig(COGNITO).identity).toEqual({
      kind: 'cognito',
      poolId: 'ap-southeast-2_AbCdEf123',
      clientId: '1a2b3c4d5e',
      domain: 'https://shop.auth.ap-southeast-2.amazoncognito.com',
      endpoint: 'https://cognito-idp.ap-southeast-2.amazonaws.com/',
      issuer: 'https://cognito-idp.ap-southeast-2.amazonaws.com/ap-southeast-2_AbCdEf123',
      social: [],
      passkeys: false,
    });
  });

  it('names the providers of the pool as shoppers know them [C-1-15]', () => {
    const { identity } = readConfig({ ...COGNITO, COGNITO_SOCIAL: 'Google, SignInWithApple' });
    expect(identity).toMatchObject({
      social: [
        { name: 'Google', label: 'Continue with Google' },
        { name: 'SignInWithApple', label: 'Continue with Apple' },
      ],
    });
  });

  it.each([
    [
      { COGNITO_USER_POOL_ID: COGNITO.COGNITO_USER_POOL_ID },
      'COGNITO_CLIENT_ID: is missing: COGNITO_USER_POOL_ID needs it',
    ],
    [{ COGNITO_CLIENT_ID: 'abc' }, 'COGNITO_DOMAIN: is missing: COGNITO_CLIENT_ID needs it'],
    [{ COGNITO_SOCIAL: 'Google' }, 'COGNITO_USER_POOL_ID: is missing: COGNITO_SOCIAL needs it'],
    [{ COGNITO_PASSKEYS: 'true' }, 'COGNITO_USER_POOL_ID: is missing: COGNITO_PASSKEYS needs it'],
    [{ ...COGNITO, COGNITO_USER_POOL_ID: 'pool' }, 'COGNITO_USER_POOL_ID: must look like ap-southeast-2_AbCdEf123'],
    [
      { ...COGNITO, COGNITO_DOMAIN: 'http://pool.example' },
      'COGNITO_DOMAIN: must be an https:// address, or of this machine',
    ],
    [{ ...COGNITO, COGNITO_SOCIAL: 'a<b' }, 'must be names of providers'],
    [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET: is missing: GOOGLE_CLIENT_ID needs it'],
    [{ GOOGLE_CLIENT_SECRET: 'a' }, 'GOOGLE_CLIENT_ID: is missing: GOOGLE_CLIENT_SECRET needs it'],
    [{ IDENTITY_SECRET: 'short' }, 'IDENTITY_SECRET: needs 32 bytes or more'],
    [{ IDENTITY_MFA: 'MAYBE' }, 'IDENTITY_MFA'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

describe('a shop that others reach, whose mails everybody there can read', () => {
  const PUBLIC = { PUBLIC_URL: 'https://shop.example.com' };

  it('does not start', () => {
    expect(() => readConfig(PUBLIC)).toThrow('PUBLIC_URL: is not of this machine');
    expect(() => readConfig({ PUBLIC_URL: 'http://localhost.example.com' })).toThrow(
      'PUBLIC_URL: is not of this machine',
    );
    expect(() => readConfig({ PUBLIC_URL: 'http://192.168.1.5:3000' })).toThrow('PUBLIC_URL: is not of this machine');
  });

  it.each([
    ['it says that it is a demo', { ...PUBLIC, DEMO: 'true' }],
    ['there is a mail server', { ...PUBLIC, ...SMTP }],
    ['Cognito sends the codes', { ...PUBLIC, ...COGNITO }],
    ['only this machine reaches it', { PUBLIC_URL: 'http://localhost:3000' }],
    ['only this machine reaches it by number', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
    ['only this machine reaches it, in IPv6', { PUBLIC_URL: 'http://[::1]:3000' }],
  ])('starts when %s', (_why, env) => {
    expect(() => readConfig(env)).not.toThrow();
  });
});
