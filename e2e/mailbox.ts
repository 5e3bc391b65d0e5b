import { expect, inject } from 'vitest';
import { MAILBOX_KEY } from './start-shop.ts';

export type Mail = {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code?: string;
  readonly link?: string;
};

/** A loaded machine needs time to write a mail. */
const WAIT_MS = 60_000;

/** Mails to one address, newest first. */
export async function mailsTo(email: string, shopUrl = inject('shopUrl')): Promise<readonly Mail[]> {
  const response = await fetch(`${shopUrl}/dev/mail.json?${new URLSearchParams({ to: email, key: MAILBOX_KEY })}`);
  const { mails }: { mails: readonly Mail[] } = await response.json();
  return mails;
}

/** Waits for the nth mail of a kind and returns it with its code and link. */
export async function nextMail(
  email: string,
  kind: string,
  { nth = 1, shopUrl = inject('shopUrl') } = {},
): Promise<{ readonly code: string; readonly link: string }> {
  const found = async (): Promise<readonly Mail[]> =>
    (await mailsTo(email, shopUrl)).filter((mail) => mail.kind === kind);
  await expect.poll(async () => (await found()).length, { timeout: WAIT_MS }).toBeGreaterThanOrEqual(nth);
  const mails = await found();
  const { code = '', link = '' } = mails[mails.length - nth] ?? {};
  return { code, link };
}
