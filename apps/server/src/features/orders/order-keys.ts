import { createHmac, timingSafeEqual } from 'node:crypto';

/** A key that opens one order, and its expiry in milliseconds. */
export type OrderKey = { readonly key: string; readonly endsAt: number };

export type OrderKeys = {
  /** Signs a key for one order. */
  sign(number: string, seconds: number): OrderKey;
  /** Whether a key is valid for this order and has not expired. */
  opens(number: string, key: string): boolean;
};

const DAY_SECONDS = 86_400;
/** Mails are opened weeks later; an open page is not kept longer than a day. */
export const KEY_SECONDS = { mail: 30 * DAY_SECONDS, page: DAY_SECONDS } as const;

/** Keys are signed, not stored. The signature covers order number and expiry. */
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

/** Keys of the addresses to which the provider sends shoppers back. They tell what became of a payment, and open no order. */
export type ReturnKeys = {
  sign(number: string): string;
  isFor(number: string, key: string): boolean;
};

/** The same payment has the same address, because asking a provider again must ask the same. */
export function createReturnKeys(secret: string): ReturnKeys {
  const sign = (number: string): string => createHmac('sha256', secret).update(number).digest('base64url');
  return {
    sign,
    isFor(number, key) {
      const [expected, given] = [Buffer.from(sign(number)), Buffer.from(key)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** Link to the order page, and when it ends. The key is in the fragment, so it appears in no log or referrer. */
export function orderLink(publicUrl: string, keys: OrderKeys, number: string) {
  const { key, endsAt } = keys.sign(number, KEY_SECONDS.mail);
  return { url: `${publicUrl}/orders/find#${new URLSearchParams({ order: number, key })}`, endsAt };
}
