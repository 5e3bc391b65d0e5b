import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('x', () => {
  it('y', async () => {
    const t = performance.now();
    const r = await shop.app.inject({ method: 'POST', url: '/idp/', headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' }, payload: JSON.stringify({ ClientId: 'wattleshop0000000000000000', AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: 'mia.tran@example.com', PASSWORD: 'Wattle-demo-1' } }) });
    console.log(performance.now() - t, r.statusCode, r.headers, r.body.slice(0, 300));
    const id = r.json().AuthenticationResult.IdToken;
    const a = await shop.app.inject({ url: '/api/account', headers: { authorization: `Bearer ${id}` } });
    console.log(a.statusCode, a.headers, a.body);
    console.log((await shop.app.inject('/api/identity')).body, (await shop.app.inject('/api/account')).headers);
    console.log((await shop.app.inject('/idp/ap-southeast-2_Wattle01/.well-known/jwks.json')).body);
    expect(r.statusCode).toBe(200);
  });
});
