import { type Cents, exactPrice } from '@wattle/domain/money';

/** The GST in an amount, or that there is none, for gift cards and donations. */
export const gstWords = (gstCents: Cents): string =>
  gstCents > 0 ? `Includes GST of ${exactPrice(gstCents)}` : 'No GST included';
