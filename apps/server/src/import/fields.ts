import type { Image } from '@wattle/domain';
import { z } from 'zod';

export const text = z.string();
export const id = z.string().min(1, 'must not be empty').max(200, 'must be 200 characters or fewer');
export const ids = z.array(id);
/** A page's path as records have it: below its public route, without a slash at its start. */
export const pathUnder = (route: string) =>
  z
    .string()
    .max(300, 'must be 300 characters or fewer')
    .regex(new RegExp(`^${route}/[^\\s/?#]([^\\s?#]*[^\\s/?#])?$`), `must be a path like ${route}/name`);
export const whole = z.int();
export const count = z.int().nonnegative('must be 0 or more');
export const atLeastOne = z.int().positive('must be 1 or more');

/** Seconds since epoch, up to the year 9999; milliseconds by mistake are beyond that. */
export const seconds = z
  .int()
  .min(0, 'must be seconds since 1970')
  .max(253_402_300_799, 'must be seconds, not milliseconds');

export const isWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;
export const dollars = z
  .number()
  .nonnegative('must be 0 or more')
  .max(20_000_000, 'must be 20000000 or less')
  .refine(isWholeCents, 'must not have more than two decimals');

export const day = z.iso.date('must be a date like 2026-12-31');
export const timeOfDay = z.int().min(0).max(86_400, 'must be seconds since midnight');

export const image = z
  .strictObject({ url: text.exactOptional(), src: text.exactOptional(), alt: text })
  .refine(
    ({ url, src }) => (url === undefined) !== (src === undefined),
    'must have one of url and src',
  ) satisfies z.ZodType<Image>;
export const images = z.array(image);

/** Refuses the second of two equal entries, by its place in the list. */
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
