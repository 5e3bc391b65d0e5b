import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery, MailProvider, OutgoingMail } from '@wattle/providers/mail';

/** Someone is waiting for the code: after these retries they can ask for another. */
const WAITS_MS = [500, 2_000, 8_000];
/** Bound for mails in memory while the mail server hangs. */
const MOST_AT_ONCE = 500;

export type NowSender = {
  /** Retries a few times. Nothing is stored, so an undeliverable mail is lost. */
  send(mail: OutgoingMail): Promise<Delivery>;
  /** Stops waiting between retries, and waits for attempts in flight. */
  close(): Promise<void>;
};

/** Sends mails immediately, for those that must not be stored. */
export function createNowSender(provider: MailProvider, waitsMs: readonly number[] = WAITS_MS): NowSender {
  const closing = new AbortController();
  const underWay = new Set<Promise<Delivery>>();

  const attempt = async (mail: OutgoingMail): Promise<Delivery> => {
    let delivery = await provider.send(mail);
    for (const ms of waitsMs) {
      if (delivery.status !== 'FAILED') return delivery;
      const isStill = await wait(ms, true, { signal: closing.signal }).catch(() => false);
      if (!isStill) return delivery;
      delivery = await provider.send(mail);
    }
    return delivery;
  };
  return {
    async send(mail) {
      if (underWay.size >= MOST_AT_ONCE) return { status: 'FAILED', problem: 'too many mails at once' };
      const sending = attempt(mail);
      underWay.add(sending);
      return sending.finally(() => underWay.delete(sending));
    },
    async close() {
      closing.abort();
      await Promise.allSettled(underWay);
    },
  };
}
