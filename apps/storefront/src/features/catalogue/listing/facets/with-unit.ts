import type { RangeFields } from '../view/listing-view.ts';

const NUMBER = new Intl.NumberFormat('en-AU');

export const formatNumber = (value: number): string => NUMBER.format(value);

/** Formats a number with its unit: '$1,299', '950 mm', '150°'. */
export function withUnit(value: number, { prefix, suffix }: Pick<RangeFields, 'prefix' | 'suffix'>): string {
  const unit = suffix.trim();
  return `${prefix}${formatNumber(value)}${/^\p{L}/u.test(unit) ? ' ' : ''}${unit}`;
}
