import * as listingWords from '@wattle/messages/listing';
export const RANGE_REASONS = ['NOT_A_NUMBER', 'FROM_ABOVE_TO'] as const;
export type RangeReason = (typeof RANGE_REASONS)[number];

/** Error messages for invalid ranges. */
export const RANGE_MESSAGES = {
  NOT_A_NUMBER: listingWords.numbersOnly,
  FROM_ABOVE_TO: listingWords.fromAboveTo,
} as const satisfies Record<RangeReason, string>;

export type RangeTexts = { readonly from: string; readonly to: string };
export type ReadRange =
  | { readonly ok: true; readonly from: number | null; readonly to: number | null }
  | { readonly ok: false; readonly reason: RangeReason; readonly fields: readonly (keyof RangeTexts)[] };

/**
 * Parses a number as people type it: '$3,500', '3 500', '3500 mm'. Null means empty (no limit), undefined means not a
 * number.
 */
export function readNumber(text: string, prefix = '', suffix = ''): number | null | undefined {
  let plain = text.trim();
  if (prefix !== '' && plain.startsWith(prefix.trim())) plain = plain.slice(prefix.trim().length);
  if (suffix !== '' && plain.endsWith(suffix.trim())) plain = plain.slice(0, plain.length - suffix.trim().length);
  plain = plain.replace(/[\s,]/g, '');
  if (plain === '') return text.trim() === '' ? null : undefined;
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

/** Parses the range fields, or says why they are invalid; the typed text stays [D-9-18]. */
export function readRange({ from, to }: RangeTexts, prefix = '', suffix = ''): ReadRange {
  const low = readNumber(from, prefix, suffix);
  const high = readNumber(to, prefix, suffix);
  if (low === undefined || high === undefined) {
    const fields = [
      ...(low === undefined ? (['from'] as const) : []),
      ...(high === undefined ? (['to'] as const) : []),
    ];
    return { ok: false, reason: 'NOT_A_NUMBER', fields };
  }
  if (low !== null && high !== null && low > high) {
    return { ok: false, reason: 'FROM_ABOVE_TO', fields: ['from', 'to'] };
  }
  return { ok: true, from: low, to: high };
}
