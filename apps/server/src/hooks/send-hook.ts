import { createHmac } from 'node:crypto';
import type { Delivery } from '@wattle/providers/mail';
import { fetchOutside } from '@wattle/providers/outside';
import type { HookDelivery } from '../store/hooks.ts';

const TIMEOUT_MS = 10_000;
const GONE = 410;

type Told = Pick<HookDelivery, 'id' | 'url' | 'event' | 'subject' | 'data' | 'happenedAt'>;

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" as hex>`: a receiver checks both, and refuses what is old. */
export const signHook = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

function retryAfterOf({ headers }: Response): number {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

/** Tells one target what happened. The same id twice is the same event. */
export const sendHook =
  (secret: string) =>
  async ({ id, url, event, subject, data, happenedAt }: Told): Promise<Delivery> => {
    const body = JSON.stringify({ id, event, subject, happenedAt: happenedAt.toISOString(), data });
    try {
      const response = await fetchOutside(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'shop-event': event,
          'shop-delivery': id,
          'shop-signature': signHook(secret, Math.floor(Date.now() / 1000), body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return { status: 'DELIVERED' };
      const problem = `status ${response.status}${isRedirect(response) ? ', and redirects are not followed' : ''}`;
      if (response.status === GONE) return { status: 'REFUSED', problem };
      return { status: 'FAILED', problem, retryAfterSeconds: retryAfterOf(response) };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { status: 'FAILED', problem: isLate ? 'no answer in time' : 'no connection' };
    }
  };
