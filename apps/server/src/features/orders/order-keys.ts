import { createHmac, timingSafeEqual } from 'node:crypto';

/** A key that opens one order, and until when it does, in milliseconds. */
export type OrderKey = { readonly key: string; readonly endsAt: number };

export type OrderKeys = {
  /** Signs a key for one order. */
  sign(number: string, seconds: number): OrderKey;
  /** Whether a key is one of this order's and has not ended. */
  opens(number: string, key: string): boolean;
};

const DAY_SECONDS = 86_400;
/** A mail is opened weeks later; a page that is open is left after a day. */
export const KEY_SECONDS = { mail: 30 * DAY_SECONDS, page: DAY_SECONDS } as const;

/** Keys are signed and kept nowhere: number and end are in the signature, so neither can be changed. */
export function createOrderKeys(secret: string): OrderKeys {
  const signature = (number: string, ends: string): Buffer =>
    createHmac('sha256', secret).update(`${number}\n${ends}`).digest();
  return {
    sign(number, seconds) {
      const endsAt = Date.now() + seconds * 1000;
      const ends = endsAt.toString(36);
      return { key: `${ends}.${signature(number, ends).toString('base64url')}`, endsAt };
    },
    opens(number, key) {
      const [ends = '', given = ''] = key.split('.', 2);
      const expected = signature(number, ends);
      const signed = Buffer.from(given, 'base64url');
      const isSigned = signed.length === expected.length && timingSafeEqual(signed, expected);
      return isSigned && Number.parseInt(ends, 36) > Date.now();
    },
  };
}

/** The page that opens an order without typing. The key is behind the `#`, so it is in no log and no referrer. */
export const orderLink = (publicUrl: string, keys: OrderKeys, number: string): string => {
  const { key } = keys.sign(number, KEY_SECONDS.mail);
  return `${publicUrl}/orders/find#${new URLSearchParams({ order: number, key })}`;
};
