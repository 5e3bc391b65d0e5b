import { createHmac } from 'node:crypto';
import { isSameText } from '../is-same-text.ts';

/** A signature older than this may be one that somebody has kept. */
const TOLERANCE_SECONDS = 300;

/** The signature of a webhook as Stripe makes it. */
export const signEvent = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');

type Signed = { readonly body: string; readonly header: string; readonly nowMs: number };

/** Whether one of the `v1` signatures is of one of the secrets, and was made just now. */
export function isSignedEvent(secrets: readonly string[], { body, header, nowMs }: Signed): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  const seconds = Number(time);
  if (Math.abs(nowMs / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const wanted = secrets.map((secret) => signEvent(secret, seconds, body));
  return parts.some(([name, value = '']) => name === 'v1' && wanted.some((signature) => isSameText(value, signature)));
}
