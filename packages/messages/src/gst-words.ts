import type { Cents } from '@wattle/domain/money';
import { exactPrice } from './exact-price.ts';

/** The GST in an amount. Gift cards and donations have none, which is said in words. */
export const gstWords = (gstCents: Cents): string =>
  gstCents > 0 ? `Includes GST of ${exactPrice(gstCents)}` : 'No GST included';
