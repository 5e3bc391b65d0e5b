import type { Cents } from '@wattle/domain/money';
import { exactPrice } from './exact-price.ts';

/** The GST in an amount, or that there is none, for gift cards and donations. */
export const gstWords = (gstCents: Cents): string =>
  gstCents > 0 ? `Includes GST of ${exactPrice(gstCents)}` : 'No GST included';
