import { groupDigits } from '@wattle/domain/numbers';
import type { RangeFields } from '../view/listing-view.ts';

/** Formats a number with its unit: '$1,299', '950 mm', '150°'. */
export function withUnit(value: number, { prefix, suffix }: Pick<RangeFields, 'prefix' | 'suffix'>): string {
  const unit = suffix.trim();
  return `${prefix}${groupDigits(value)}${/^\p{L}/u.test(unit) ? ' ' : ''}${unit}`;
}
