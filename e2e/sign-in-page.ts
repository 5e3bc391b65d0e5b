import { createHmac, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { startPool, type TestPool } from '../apps/storefront/src/features/identity/testing/start-pool.ts';
import type { OpenOptions, TestPage } from './browser.ts';
import { nextMail } from './mailbox.ts';

export type OpenPage = (options?: OpenOptions) => Promise<TestPage>;

export const PASSWORD = 'Wattle-1234';
export const OTHER_PASSWORD = 'Banksia-5678';

/** The customer of the demo shop: whoever only comes in may be her. */
export const MIA = { email: 'mia.tran@example.com', password: 'Wattle-demo-1' } as const;

/** Somebody whom no other test has. */
export const newEmail = (name = 'ana'): string => `${name}.${randomBytes(5).toString('hex')}@example.com`;

/** A page to come in by, once its form is alive. */
export async function openDoor(open: OpenPage, path: string, options?: OpenOptions): Promise<TestPage> {
  const opened = await open(options);
  await opened.page.goto(path);
  await isAlive(opened.page);
  return opened;
}

export const isAlive = (page: Page): Promise<void> => page.locator('form[data-alive]').first().waitFor();

/** A field of the page; the frame around it has an email address too. */
export const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await fillSignIn(page, email, password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Whoever is in is on the dashboard. */
export const isIn = (page: Page): Promise<void> => page.waitForURL('**/account/dashboard');

export const fillCode = (page: Page, code: string, label = 'Code'): Promise<void> => field(page, label).fill(code);

type Json = Readonly<Record<string, unknown>>;

/** A call of the embedded pool, as any client makes it. */
export async function poolCall(operation: string, body: Json, shopUrl = inject('shopUrl')): Promise<Json> {
  const { clientId }: { clientId: string } = await (await fetch(`${shopUrl}/api/identity`)).json();
  const response = await fetch(`${shopUrl}/idp/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: clientId, ...body }),
  });
  const answer: Json = await response.json();
  if (!response.ok) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A customer who has confirmed. */
export async function makeCustomer({ firstName = 'Ana', shopUrl = inject('shopUrl') } = {}) {
  const email = newEmail();
  const attributes = { email, given_name: firstName, family_name: 'Le' };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await poolCall('SignUp', { Username: email, Password: PASSWORD, UserAttributes }, shopUrl);
  const { code } = await nextMail(email, 'SIGN_UP_CODE', { shopUrl });
  await poolCall('ConfirmSignUp', { Username: email, ConfirmationCode: code }, shopUrl);
  return { email };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows, by RFC 6238; `later` is the code after it. A code is good once. */
export function appCode(secret: string, later = 0): string {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + later));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return ((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).toString().padStart(6, '0');
}

/** Signs in as another client would. */
export async function accessTokenOf(email: string): Promise<string> {
  const AuthParameters = { USERNAME: email, PASSWORD };
  const begun = await poolCall('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
  return (begun.AuthenticationResult as { AccessToken: string }).AccessToken;
}

/** Makes an authenticator app, email codes or both the second factor of a customer. */
export async function setFactors(email: string, factors: { app?: boolean; email?: boolean }): Promise<string> {
  const AccessToken = await accessTokenOf(email);
  const { SecretCode } = await poolCall('AssociateSoftwareToken', { AccessToken });
  const secret = String(SecretCode);
  await poolCall('VerifySoftwareToken', { AccessToken, UserCode: appCode(secret) });
  await poolCall('SetUserMFAPreference', {
    AccessToken,
    ...(factors.app && { SoftwareTokenMfaSettings: { Enabled: true } }),
    ...(factors.email && { EmailMfaSettings: { Enabled: true } }),
  });
  return secret;
}

/** Another pool behind the shop's address, whose users can be made to need anything. */
export async function usePool(page: Page): Promise<TestPool> {
  const pool = await startPool();
  await page.route('**/api/identity', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), poolId: pool.poolId } });
  });
  await page.route('**/idp/', async (route) => {
    const request = route.request();
    const response = await fetch(`${pool.base}/`, {
      method: 'POST',
      headers: { 'x-amz-target': request.headers()['x-amz-target'] ?? '' },
      body: request.postData() ?? '',
    }).catch(() => undefined);
    // the page may ask for longer than the test
    if (!response) return route.abort();
    await route.fulfill({
      status: response.status,
      headers: { 'x-amzn-errortype': response.headers.get('x-amzn-errortype') ?? '' },
      contentType: 'application/x-amz-json-1.1',
      body: await response.text(),
    });
  });
  return pool;
}
