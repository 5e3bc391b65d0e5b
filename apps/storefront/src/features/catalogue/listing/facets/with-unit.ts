import type { RangeFields } from '../view/listing-view.ts';

/** A number of a range with its unit: '$1,299', '950 mm', '150°'. */
export function withUnit(value: number, { prefix, suffix }: Pick<RangeFields, 'prefix' | 'suffix'>): string {
  const unit = suffix.trim();
  return `${prefix}${value.toLocaleString('en-AU')}${/^\p{L}/u.test(unit) ? ' ' : ''}${unit}`;
}
