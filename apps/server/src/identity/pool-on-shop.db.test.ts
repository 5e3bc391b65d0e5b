import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { DEMO_USER } from './demo-user.ts';
import { CLIENT_ID, POOL_ID } from './pool-addresses.ts';
import { callPool, passwordAuth } from './testing/pool-call.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const mia = passwordAuth(DEMO_USER.email, DEMO_USER.password);

describe('the user pool on the shop', () => {
  it('is named to browsers, by an address at whichever name of the shop they have [C-1-14]', async () => {
    const answer = await shop.app.inject('/api/identity');
    expect(answer.json()).toEqual({
      ...{ endpoint: '/idp/', domain: '/idp', poolId: POOL_ID, clientId: CLIENT_ID },
      social: [{ name: 'DemoId', label: 'Continue with Demo ID' }],
      passkeys: true,
      demo: { ...DEMO_USER, mailboxPath: '/dev/mail' },
    });
  });

  it.each(['/idp', '/idp/'])('answers its calls at %s, for nobody to keep', async (url) => {
    const { AuthenticationResult } = (await callPool(shop, 'InitiateAuth', mia)).json();
    const answer = await shop.app.inject({
      ...{ method: 'POST', url, payload: JSON.stringify({ AccessToken: AuthenticationResult.AccessToken }) },
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
      },
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json().UserAttributes).toContainEqual({ Name: 'email', Value: DEMO_USER.email });
  });

  it('gives a browser a key of its own at its first sign-in', async () => {
    const [set] = [(await callPool(shop, 'InitiateAuth', mia)).headers['set-cookie']].flat();
    expect(set).toMatch(/^wattle_pool_device=[\w-]{64}; Path=\/idp; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  });

  it('keeps its secret beside the database, for the owner alone', async () => {
    await shop.identity.open();
    expect((await stat(join(shop.dataDir, 'identity-secret'))).mode & 0o777).toBe(0o600);
  });

  it('adds the demo’s customer once, and lets her be who she has become', async () => {
    const { AuthenticationResult } = (await callPool(shop, 'InitiateAuth', mia)).json();
    const claims = JSON.parse(Buffer.from(AuthenticationResult.IdToken.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ given_name: 'Mia', family_name: 'Tran', email_verified: true, aud: CLIENT_ID });
    expect(claims.iss).toBe(`http://localhost:3000/idp/${POOL_ID}`);
  });

  it('publishes its keys and how it is used [C-1-14]', async () => {
    const known = `/idp/${POOL_ID}/.well-known`;
    const [keys, discovery] = await Promise.all(
      ['jwks.json', 'openid-configuration'].map((name) => shop.app.inject(`${known}/${name}`)),
    );
    expect(keys?.json().keys).toHaveLength(1);
    expect(discovery?.json()).toMatchObject({ jwks_uri: `http://localhost:3000${known}/jwks.json` });
  });

  it('keeps to its own limits of a body and of its kinds', async () => {
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' };
    const send = (type: string, payload: string) =>
      shop.app.inject({ method: 'POST', url: '/idp/', headers: { ...headers, 'content-type': type }, payload });
    const large = await send('application/x-amz-json-1.1', JSON.stringify({ x: 'x'.repeat(70_000) }));
    expect([large.statusCode, large.json().__type]).toEqual([413, 'InvalidParameterException']);
    expect((await send('text/plain', '{}')).statusCode).toBe(415);
    expect((await send('application/json', '{}')).statusCode).toBe(415);
  });

  it('is not what a page is: no cache has it, no robot is sent there', async () => {
    const page = await shop.app.inject(`/idp/login?client_id=${CLIENT_ID}`);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    const robots = (await shop.app.inject('/robots.txt')).body;
    for (const path of ['/idp/', '/demo-id/']) expect(robots).toContain(`Disallow: ${path}`);
  });

  it('counts calls from one address, in Cognito’s words, and apart from the shop’s writes', async () => {
    const small = await openTestShop({ env: { WRITE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' } });
    try {
      const from = (address: string) =>
        callPool(small, 'GetUser', { AccessToken: 'x' }, { 'x-forwarded-for': address });
      const types = [];
      for (let call = 0; call < 21; call += 1) types.push((await from('203.0.113.9')).json().__type);
      expect(types.slice(0, 20)).not.toContain('TooManyRequestsException');
      expect(types[20]).toBe('TooManyRequestsException');
      expect((await from('203.0.113.10')).json().__type).toBe('NotAuthorizedException');
    } finally {
      await small.close();
    }
  });
});

describe('a shop with a mail server', () => {
  it('has no demo customer, no demo provider and no mailbox', async () => {
    const real = await openTestShop({
      env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@wattle.example', PUBLIC_URL: 'https://shop.example.com' },
    });
    try {
      expect((await real.app.inject('/api/identity')).json()).toMatchObject({ social: [], demo: null });
      expect((await callPool(real, 'InitiateAuth', mia)).json().__type).toBe('NotAuthorizedException');
      expect((await real.app.inject('/demo-id/.well-known/openid-configuration')).statusCode).toBe(404);
    } finally {
      await real.close();
    }
  });
});

it('a shop that asks everybody for a second step has one set up at the next sign-in [C-4-19]', async () => {
  const strict = await openTestShop({ env: { IDENTITY_MFA: 'ON' } });
  const answer = (await callPool(strict, 'InitiateAuth', mia)).json();
  await strict.close();
  expect(answer.ChallengeName).toBe('MFA_SETUP');
  expect(JSON.parse(answer.ChallengeParameters.MFAS_CAN_SETUP)).toContain('SOFTWARE_TOKEN_MFA');
});
