import { centsOf, formatPrice } from '@wattle/domain/money';
import { groupDigits } from '@wattle/domain/numbers';

type Counted = { readonly count: number; readonly priceFrom: number | null };

/** '336 models, from $139' on a large tile, 'From $139' on a small one. */
export function categoryWords({ count, priceFrom }: Counted, isLarge: boolean): string {
  const models = `${groupDigits(count)} ${count === 1 ? 'model' : 'models'}`;
  if (priceFrom === null) return models;
  const price = formatPrice(centsOf(priceFrom));
  return isLarge ? `${models}, from ${price}` : `From ${price}`;
}
