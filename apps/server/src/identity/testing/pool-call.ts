import type { LightMyRequestResponse } from 'fastify';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { CLIENT_ID } from '../pool-addresses.ts';

/** One JSON call to the shop's pool. */
export const callPool = (
  { app }: Pick<TestShop, 'app'>,
  operation: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/idp/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    payload: JSON.stringify({ ClientId: CLIENT_ID, ...body }),
  });

export const passwordAuth = (email: string, password: string) => ({
  AuthFlow: 'USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME: email, PASSWORD: password },
});
