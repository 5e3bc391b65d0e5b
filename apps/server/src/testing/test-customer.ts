import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { CLIENT_ID } from '../identity/pool-addresses.ts';
import type { TestShop } from './open-test-shop.ts';

const PASSWORD = 'Correct-horse-9';

type Method = 'GET' | 'PUT' | 'POST';

/** A customer signed in at the shop's own pool. */
export type TestCustomer = {
  readonly sub: string;
  readonly email: string;
  readonly token: string;
  ask(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse>;
};

type Person = { readonly email?: string; readonly firstName?: string; readonly lastName?: string };

/** Signs a customer in at the embedded pool, with a real token. */
export async function signInAs(shop: TestShop, person: Person = {}): Promise<TestCustomer> {
  const { email = `${randomUUID()}@example.com`, firstName = 'Ana', lastName = 'Ito' } = person;
  const opened = await shop.identity.pool?.open();
  const attributes = { given_name: firstName, family_name: lastName };
  const added = await opened?.pool.users.addUser({ email, password: PASSWORD, attributes });
  if (added?.status !== 'ADDED') throw new Error(`${email} was not added.`);
  return asCustomer(shop, { sub: added.sub, email }, await tokenOf(shop, email, PASSWORD));
}

/** The ID token from a password sign-in. */
export async function tokenOf(shop: TestShop, email: string, password: string): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/idp/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    payload: JSON.stringify({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const token = answer.json<{ AuthenticationResult?: { IdToken: string } }>().AuthenticationResult?.IdToken;
  if (!token) throw new Error(`${email} did not sign in: ${answer.body}`);
  return token;
}

export function asCustomer(
  { app }: TestShop,
  { sub, email }: { readonly sub: string; readonly email: string },
  token: string,
): TestCustomer {
  return {
    ...{ sub, email, token },
    ask: (method, url, payload) =>
      app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      }),
  };
}

/** Like `signInAs`, but waits for the account, which the first request creates. */
export async function openAccount(shop: TestShop, person: Person = {}): Promise<TestCustomer> {
  const customer = await signInAs(shop, person);
  while ((await customer.ask('GET', '/api/account')).statusCode === 404);
  return customer;
}
