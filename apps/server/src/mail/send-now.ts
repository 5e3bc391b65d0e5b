import { setTimeout as wait } from 'node:timers/promises';
import type { Delivery, MailProvider, OutgoingMail } from '@wattle/providers/mail';

/** Somebody is waiting for the code: it comes soon, or they ask for another. */
const WAITS_MS = [500, 2_000, 8_000];
/** What a mail server that hangs may pile up in memory. */
const MOST_AT_ONCE = 500;

export type NowSender = {
  /** Tries a few times. Nothing is written down, so what it cannot deliver is lost. */
  send(mail: OutgoingMail): Promise<Delivery>;
  /** Ends the waiting between tries, and waits for the tries under way. */
  close(): Promise<void>;
};

/** Sends at once, for mails that must not be kept. */
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
