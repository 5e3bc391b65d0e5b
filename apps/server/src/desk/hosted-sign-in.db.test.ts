import { STAFF_GROUP } from '@wattle/domain/desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID, POOL_ID, POOL_PATH } from '../identity/pool-addresses.ts';
import { findCode } from '../mail/find-code.ts';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';
import type { TestShop } from '../testing/open-test-shop.ts';
import { askDesk, FORM_HEADERS, formBody, openDesk, PASSWORD } from './testing/open-desk.ts';

/** Another shop's pool speaks the protocol of a hosted one, and this shop reaches it over HTTP. */
let hosted: PayingShop;
let shop: TestShop;
beforeAll(async () => {
  hosted = await openPayingShop();
  shop = await openDesk({
    env: {
      COGNITO_USER_POOL_ID: POOL_ID,
      COGNITO_CLIENT_ID: CLIENT_ID,
      COGNITO_DOMAIN: `${hosted.origin}${POOL_PATH}`,
      COGNITO_ENDPOINT: `${hosted.origin}${POOL_PATH}/`,
      COGNITO_ISSUER: `${hosted.origin}${POOL_PATH}/${POOL_ID}`,
    },
  });
});
afterAll(async () => {
  await shop.close();
  await hosted.close();
});

const signIn = (form: Record<string, string>) =>
  askDesk(shop, { method: 'POST', url: '/desk/signin', headers: FORM_HEADERS, payload: formBody(form) });

async function callPool(operation: string, body: object) {
  const response = await fetch(`${hosted.origin}${POOL_PATH}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { AuthenticationResult?: { AccessToken: string } };
}

async function addStaff(email: string, hasSecondFactor: boolean): Promise<void> {
  const opened = await hosted.identity.pool?.open();
  await opened?.pool.users.addUser({ email, password: PASSWORD, groups: [STAFF_GROUP, 'orders'] });
  if (!hasSecondFactor) return;
  const parameters = { USERNAME: email, PASSWORD };
  const begun = { ClientId: CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: parameters };
  const { AuthenticationResult } = await callPool('InitiateAuth', begun);
  const EmailMfaSettings = { Enabled: true, PreferredMfa: true };
  await callPool('SetUserMFAPreference', { AccessToken: AuthenticationResult?.AccessToken, EmailMfaSettings });
}

describe('signing in at the desk with a hosted pool', () => {
  it('needs a second factor', async () => {
    await addStaff('one-factor@shop.example', false);
    const refused = await signIn({ email: 'one-factor@shop.example', password: PASSWORD });
    expect(refused.view('signIn').problem).toBe('MFA_NEEDED');
    expect(refused.headers['set-cookie']).toBeUndefined();
    // the name of a factor in the form is no factor
    const claimed = { email: 'one-factor@shop.example', password: PASSWORD, challenge: 'EMAIL_OTP', session: '' };
    expect((await signIn(claimed)).view('signIn').problem).toBe('MFA_NEEDED');
  });

  it('takes the code that the pool sent, and no other', async () => {
    const email = 'two-factors@shop.example';
    await addStaff(email, true);
    const { step, session, challenge, sentTo } = (await signIn({ email, password: PASSWORD })).view('signIn');
    expect([step, challenge]).toEqual(['CODE', 'EMAIL_OTP']);
    expect(sentTo).toContain('@');
    const wrong = await signIn({ email, session, challenge, answer: '00000000' });
    expect(wrong.view('signIn')).toMatchObject({ step: 'CODE', problem: 'WRONG_CODE', session });
    const mails = await hosted.store.mails.list(email, 5);
    const sent = mails.find(({ kind }) => kind === 'SIGN_IN_CODE');
    const code = (sent && findCode(sent).code) ?? '';
    const done = await signIn({ email, session, challenge, answer: code });
    expect(done).toMatchObject({ status: 303, location: '/desk' });
    expect(String(done.headers['set-cookie'])).toContain('desk=');
  });

  it('says so when the pool does not answer', async () => {
    await hosted.app.close();
    const away = await signIn({ email: 'two-factors@shop.example', password: PASSWORD });
    expect(away.status).toBe(503);
    expect(away.view('signIn').problem).toBe('AWAY');
  });
});
