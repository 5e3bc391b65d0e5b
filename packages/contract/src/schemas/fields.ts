import { z } from 'zod';

/** Field size limits, the same in import files, calls and responses. */
export const MAX = {
  id: 100,
  name: 200,
  path: 300,
  email: 250,
  personName: 100,
  searchWord: 100,
  promoCode: 50,
  promoCodes: 10,
  /** The database stores whole cents in a four-byte integer. */
  dollars: 20_000_000,
  /** The most a shopper can pay at once, in dollars. */
  payment: 1_000_000,
  /** Seconds since epoch, up to the end of the year 9999. Milliseconds passed by mistake exceed it. */
  seconds: 253_402_300_799,
} as const;

export const upTo = (max: number): string => `must be ${max} characters or fewer`;

export const text = z.string();
/** No control characters or lone surrogates: the database rejects both. */
export const plainText = text.min(1, 'must not be empty').regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text');
/** Text with line breaks, possibly empty: what every call takes as text, and no more (`find-unsafe-input.ts`). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
export const lines = text.regex(/^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Cs}]*$/u, 'must be plain text');
/** One line of text, possibly empty; form rules check the rest. */
export const line = text.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text');
/** What a description shows of it. */
const like = (example: string) => ({ examples: [example] });

export const id = plainText.max(MAX.id, upTo(MAX.id)).meta(like('copper-kettle'));
export const ids = z.array(id);
export const name = plainText.max(MAX.name, upTo(MAX.name));
export const path = plainText.max(MAX.path, upTo(MAX.path)).meta(like('products/copper-kettle'));
export const promoCodes = z.array(text.max(MAX.promoCode)).max(MAX.promoCodes);
export const postcode = text.regex(/^\d{4}$/, 'must be four digits').meta(like('3121'));

export const whole = z.int();
export const count = z.int().nonnegative('must be 0 or more');
export const atLeastOne = z.int().positive('must be 1 or more');

export const seconds = z
  .int()
  .min(0, 'must be seconds since 1970')
  .max(MAX.seconds, 'must be seconds, not milliseconds');
export const day = z.iso.date('must be a date like 2026-12-31').meta(like('2026-12-31'));
export const timeOfDay = z.int().min(0).max(86_400, 'must be seconds since midnight');

export const isWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;
/** Money in JSON and in files; the code itself works in cents (decision 0003). */
export const dollars = z
  .number()
  .nonnegative('must be 0 or more')
  .max(MAX.dollars, `must be ${MAX.dollars} or less`)
  // stop here: later checks need a valid amount
  .refine(isWholeCents, { message: 'must not have more than two decimals', abort: true });
/** Of an answer it is not said: computers divide by a hundredth badly, and would refuse some that are right. */
const inCents = { multipleOf: 0.01 };
export const dollarsAsked = dollars.meta(inCents);
export const payment = dollars.max(MAX.payment, `must be ${MAX.payment} or less`).meta(inCents);

/** A number in an address, where it is text. An empty text is not 0. */
export const inAddress = <N extends z.ZodNumber>(number: N) =>
  z.union([
    number,
    text
      .max(40)
      // as programs write a number, which is with an exponent only when it is tiny
      .regex(/^-?\d+(\.\d+)?(e-\d+)?$/, 'must be a number')
      .transform(Number)
      .pipe(number),
  ]);

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Rejects the second of two equal entries, at its index in the list. */
export function noRepeats<Item>(keyOf: (item: Item) => string, at: readonly string[], reason: string) {
  return (context: z.core.ParsePayload<readonly Item[]>): void => {
    const seen = new Set<string>();
    context.value.forEach((item, index) => {
      const key = keyOf(item);
      if (seen.has(key)) {
        context.issues.push({ code: 'custom', input: item, path: [index, ...at], message: reason });
      }
      seen.add(key);
    });
  };
}
