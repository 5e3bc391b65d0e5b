import { createHmac, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { PASSWORD, signIn } from '../apps/storefront/src/features/sign-in/testing/sign-in-form.ts';
import type { OpenOptions, TestPage } from './browser.ts';
import { nextMail } from './mailbox.ts';

export {
  field,
  fillCode,
  heading,
  isIn,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
} from '../apps/storefront/src/features/sign-in/testing/sign-in-form.ts';

export type OpenPage = (options?: OpenOptions) => Promise<TestPage>;

/** The demo customer, for tests that only need to be signed in. */
export const MIA = { email: 'mia.tran@example.com', password: 'Wattle-demo-1' } as const;

/** An email that no other test uses. */
export const newEmail = (name = 'ana'): string => `${name}.${randomBytes(5).toString('hex')}@example.com`;

/** Opens a sign-in page and waits until its form is interactive. */
export async function openSignIn(open: OpenPage, path: string, options?: OpenOptions): Promise<TestPage> {
  const opened = await open(options);
  await opened.page.goto(path);
  await isAlive(opened.page);
  return opened;
}

export const isAlive = (page: Page): Promise<void> => page.locator('form[data-alive]').first().waitFor();

type Json = Readonly<Record<string, unknown>>;

/** Calls the embedded pool as any client does. */
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

/** Creates a confirmed customer. */
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

/** An authenticator's current code (RFC 6238); `later` gives a following one. Each code works once. */
export function appCode(secret: string, later = 0): string {
  const bits = [...secret.replaceAll(' ', '')].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'));
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + later));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return ((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).toString().padStart(6, '0');
}

type Who = { readonly email: string; readonly password?: string };

/** Signs in as a customer and goes to an account page. */
export async function enter(
  open: OpenPage,
  { email, password = PASSWORD }: Who,
  path = '/account/dashboard',
  options?: OpenOptions,
): Promise<TestPage> {
  const opened = await openSignIn(open, `/account/signin?${new URLSearchParams({ next: path })}`, options);
  await signIn(opened.page, email, password);
  await opened.page.waitForURL(`**${path}`);
  return opened;
}

/** The same with a customer that no other test uses. */
export async function enterAsNew(open: OpenPage, path: string, options?: OpenOptions) {
  const { email } = await makeCustomer();
  return { email, ...(await enter(open, { email }, path, options)) };
}

/** Rewrites a mailed link, because a test may reach the shop under another address. */
export const onThisShop = (link: string): string => {
  const { pathname, search } = new URL(link);
  return `${inject('shopUrl')}${pathname}${search}`;
};
