import { isStocked, type VariantRecord } from '@wattle/domain/catalogue';
import type { Random } from '../../random.ts';
import { productImages } from '../pictures/product-images.ts';
import { finishFacts } from '../recipe/finishes.ts';
import type { Draft } from '../recipe/make-draft.ts';
import { demoGtin } from './gtin.ts';
import type { MarketWish } from './market-wish.ts';

/** Types without stock tracking still carry a quantity. */
const UNCOUNTED_QTY = 1000;

function usualQty(draft: Draft, random: Random): number {
  const dear = draft.listPrice > 3000;
  if (draft.recipe.bulky === true) return random.int(6, dear ? 24 : 70);
  return draft.listPrice < 100 ? random.int(40, 260) : random.int(12, dear ? 30 : 120);
}

function stockOf(draft: Draft, wish: MarketWish, index: number, random: Random) {
  const { stock = 'usual', functionalType = 'basic' } = wish;
  if (!isStocked({ functionalType })) return { qty: UNCOUNTED_QTY, hasStockOnHand: true };
  if (stock === 'soldOut' || (stock === 'someVariantsOut' && index % 2 === 1)) return { qty: 0, hasStockOnHand: false };
  if (stock === 'fromSupplier') return { qty: random.int(5, 40), hasStockOnHand: false };
  return { qty: typeof stock === 'number' ? stock : usualQty(draft, random), hasStockOnHand: true };
}

const CODE_LENGTH = 2;

function codeSuffix(name: string): string {
  const { code } = finishFacts(name);
  return (
    code ||
    name
      .replace(/[^A-Za-z0-9]/g, '')
      .toUpperCase()
      .slice(0, CODE_LENGTH + 2)
  );
}

/** One variant per finish, or per requested name. */
export function makeVariants(draft: Draft, wish: MarketWish, number: number, random: Random): VariantRecord[] {
  const { finish } = draft.attributes;
  const finishes = typeof finish === 'object' ? finish : typeof finish === 'string' ? [finish] : [''];
  const names = wish.variantNames ?? finishes;
  return names.map((name, index) => ({
    id: `v-${number}-${index + 1}`,
    code: names.length === 1 ? draft.sku : `${draft.sku}-${codeSuffix(name)}${index + 1}`,
    gtin: demoGtin(number, index + 1),
    name: names.length === 1 ? '' : name,
    images: productImages(draft, finishes[index] ?? finishes[0] ?? ''),
    ...stockOf(draft, wish, index, random),
  }));
}
