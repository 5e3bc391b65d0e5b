import { GIFT_CARD_AMOUNTS } from '@wattle/domain/settings';
import { readRows } from '../read-rows.ts';
import { CHOSEN_AMOUNT } from './families/spare-parts.ts';
import type { MarketWish } from './market/market-wish.ts';
import { DAY, HOUR, MINUTE } from './market/moments.ts';
import type { Attributes } from './recipe/reader.ts';
import type { Grade } from './recipe/slot.ts';

/**
 * A product with the same id in every demo shop, whatever the seed. The fields given here are fixed; the rest
 * is generated.
 */
export type Anchor = {
  /** The id is `p-` plus this number. */
  readonly number: number;
  readonly family: string;
  readonly brand: string;
  readonly grade?: Grade;
  readonly place?: number;
  readonly series?: string;
  readonly name?: string;
  readonly sku?: string;
  readonly attributes?: Attributes;
  readonly listPrice?: number;
  readonly wish: MarketWish;
};

const UNITS = { d: DAY, h: HOUR, m: MINUTE } as const;

/** '-5d', '9h' and '55m' are offsets from now. */
const inSeconds = (_: string, value: unknown): unknown => {
  const [, count, unit] = /^(-?\d+)([dhm])$/.exec(typeof value === 'string' ? value : '') ?? [];
  return count && unit ? Number(count) * UNITS[unit as keyof typeof UNITS] : value;
};

const rows = readRows<Anchor>(new URL('./anchors.jsonl', import.meta.url)).map(({ wish, ...row }): Anchor => {
  return { ...row, wish: JSON.parse(JSON.stringify(wish), inSeconds) };
});

const FIRST_CARD = 100_061;

/** A gift card is stored value: GST is charged when it is spent. */
const cards: readonly Anchor[] = GIFT_CARD_AMOUNTS.map((amount, index) => ({
  number: FIRST_CARD + index,
  family: 'giftCards',
  brand: 'wattle',
  sku: `WA-GIFT${amount}`,
  listPrice: amount,
  attributes: { amount },
  wish: { functionalType: 'giftcard', taxExclusive: true, popularity: amount === CHOSEN_AMOUNT ? 650 : 640 - index },
}));

/** One product per shop rule (`SHOWCASE` names them), plus the best-known products. */
export const ANCHORS: readonly Anchor[] = [...rows, ...cards];
