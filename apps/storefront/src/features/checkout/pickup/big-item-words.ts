import type { ProductDocument } from '@wattle/domain';

type Carried = Pick<ProductDocument, 'name' | 'bigAndBulky'> & Partial<Pick<ProductDocument, 'weightGrams'>>;

const GRAMS_PER_KG = 1000;

/** The heaviest of what is big, and what it takes to fetch it; null: everything fits in a car. */
export function bigItemWords(products: readonly Carried[]): string | null {
  const big = products.filter(({ bigAndBulky }) => bigAndBulky);
  const [first] = [...big].sort((one, other) => (other.weightGrams ?? 0) - (one.weightGrams ?? 0));
  if (!first) return null;
  const kilograms = Math.round((first.weightGrams ?? 0) / GRAMS_PER_KG);
  const weight = kilograms > 0 ? ` weighs ${kilograms} kg and` : '';
  return `${first.name}${weight} needs a ute or a trailer and two people. We help load.`;
}
