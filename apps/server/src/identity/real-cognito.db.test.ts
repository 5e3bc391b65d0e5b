import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPort } from '../shop/free-port.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { tokenOf } from '../testing/test-customer.ts';
import { DEMO_USER } from './demo-user.ts';
import { CLIENT_ID, POOL_ID } from './pool-addresses.ts';

/** A server that speaks Cognito, and a shop that only has its settings. */
let cognito: TestShop;
let url: string;
let shop: TestShop;
beforeAll(async () => {
  const { port } = await withPort({ port: 0, host: '127.0.0.1' });
  cognito = await openTestShop({ env: { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` } });
  await cognito.app.listen({ port, host: '127.0.0.1' });
  url = `http://localhost:${port}/idp`;
  shop = await openTestShop({
    env: {
      COGNITO_USER_POOL_ID: POOL_ID,
      COGNITO_CLIENT_ID: CLIENT_ID,
      COGNITO_DOMAIN: url,
      COGNITO_ENDPOINT: `${url}/`,
      COGNITO_ISSUER: `${url}/${POOL_ID}`,
      COGNITO_SOCIAL: 'Google',
      COGNITO_PASSKEYS: 'true',
      PUBLIC_URL: 'https://shop.example.com',
    },
  });
});
afterAll(async () => {
  await shop.close();
  await cognito.close();
});

const ask = (authorization: string) => shop.app.inject({ url: '/api/account', headers: { authorization } });

describe('a shop with Cognito by configuration', () => {
  it('tells browsers where to sign in [C-1-14]', async () => {
    expect((await shop.app.inject('/api/identity')).json()).toEqual({
      ...{ endpoint: `${url}/`, domain: url, poolId: POOL_ID, clientId: CLIENT_ID, demo: null },
      social: [{ name: 'Google', label: 'Continue with Google' }],
      passkeys: true,
    });
  });

  it('lets its pages talk to it', async () => {
    const policy = String((await shop.app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${new URL(url).origin};`);
  });

  it('takes the tokens of a sign-in there, and makes a customer of it', async () => {
    const token = await tokenOf(cognito, DEMO_USER.email, DEMO_USER.password);
    expect((await ask(`Bearer ${token}`)).json().errorCode).toBe('CustomerNotFound');
    await expect.poll(async () => (await ask(`Bearer ${token}`)).statusCode).toBe(200);
    expect((await ask(`Bearer ${token}`)).json().customer).toMatchObject({ email: DEMO_USER.email, firstName: 'Mia' });
  });

  it('takes no token of another pool', async () => {
    const other = await openTestShop();
    try {
      expect((await ask(`Bearer ${await tokenOf(other, DEMO_USER.email, DEMO_USER.password)}`)).statusCode).toBe(401);
    } finally {
      await other.close();
    }
  });

  it('serves no pool of its own', async () => {
    const call = await shop.app.inject({
      ...{ method: 'POST', url: '/idp/', payload: '{}' },
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
    });
    expect(call.statusCode).toBeGreaterThanOrEqual(400);
    expect(call.body).not.toContain('__type');
    expect((await shop.app.inject(`/idp/${POOL_ID}/.well-known/jwks.json`)).body).not.toContain('keys');
  });

  it('says that it could not find out who asks when the keys cannot be had', async () => {
    const lonely = await openTestShop({
      env: {
        ...{ COGNITO_USER_POOL_ID: POOL_ID, COGNITO_CLIENT_ID: CLIENT_ID, COGNITO_DOMAIN: 'http://127.0.0.1:9' },
        COGNITO_ISSUER: 'http://127.0.0.1:9/pool',
      },
    });
    try {
      const token = await tokenOf(cognito, DEMO_USER.email, DEMO_USER.password);
      const answer = await lonely.app.inject({ url: '/api/account', headers: { authorization: `Bearer ${token}` } });
      expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'UNAVAILABLE']);
    } finally {
      await lonely.close();
    }
  });
});
