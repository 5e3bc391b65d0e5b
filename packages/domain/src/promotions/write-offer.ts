import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { effectFacts, type PromotionEffect } from './effects/effects.ts';
import type { ShippingCut } from './effects/shipping.ts';
import type { PromotionLane } from './lanes.ts';
import type { ProductSet } from './product-set.ts';
import type { Promotion, PromotionCondition } from './promotion.ts';

export type OfferEffect = PromotionEffect['type'];

/** What somebody chose for an offer. A number is null where nothing was typed, and NaN where it is none. */
export type OfferChoices = {
  readonly name: string;
  readonly effect: OfferEffect;
  /** Percent, dollars off or a price, as the effect wants it. */
  readonly amount: number | null;
  readonly isEach: boolean;
  /** null: everything. */
  readonly goods: ProductSet | null;
  readonly buyQty: number | null;
  readonly getQty: number | null;
  /** null: more of what is bought. */
  readonly get: ProductSet | null;
  readonly maxTimes: number | null;
  /** What is given, by its id; null: there is no such product. */
  readonly giftId: string | null;
  readonly worth: number | null;
  /** A gift that its shopper keeps without its goods is taken off their refund. */
  readonly isTakenOff: boolean;
  readonly cut: ShippingCut['kind'];
  /** Empty: every method. */
  readonly methodCodes: readonly string[];
  readonly minQty: number | null;
  readonly minSpend: number | null;
  readonly audience: 'everyone' | 'customer' | 'guest' | 'first';
  /** Empty: everyone gets it without one. */
  readonly codes: readonly string[];
  readonly total: number | null;
  readonly perCustomer: number | null;
  readonly isExclusive: boolean;
  /** Seconds; null: at once, or for ever. NaN: that is no time. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
};

export type OfferProblem = 'NUMBER_INVALID' | 'PRODUCT_NOT_FOUND' | 'GOODS_MISSING' | 'NAME_MISSING' | 'TIME_INVALID';
type Problem = Reason<OfferProblem> & { readonly field: keyof OfferChoices };

/** Collects what is wrong while the parts of an offer are read. */
class Reader {
  readonly problems: Problem[] = [];
  readonly #choices: OfferChoices;

  constructor(choices: OfferChoices) {
    this.#choices = choices;
  }

  refuse(code: OfferProblem, field: keyof OfferChoices): void {
    this.problems.push({ code, field });
  }

  /** A number that is needed, within bounds. */
  number(field: NumberField, { max, isWhole = false, min = 0 }: Bounds): number {
    const value = this.#choices[field];
    const isGood = value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value));
    if (!isGood) this.refuse('NUMBER_INVALID', field);
    return value ?? 0;
  }

  percent = (): number => this.number('amount', { max: 100, min: 0.01 });
  dollars = (field: NumberField, min = 0): number => this.number(field, { max: 100_000, min });
  count = (field: NumberField): number => this.number(field, { max: 10_000, min: 1, isWhole: true });

  /** The goods where an offer without any would be a mistake. */
  someGoods(): ProductSet {
    const { goods } = this.#choices;
    if (goods === null) this.refuse('GOODS_MISSING', 'goods');
    return goods ?? {};
  }
}

type NumberField = { [K in keyof OfferChoices]: OfferChoices[K] extends number | null ? K : never }[keyof OfferChoices];
type Bounds = { readonly max: number; readonly min?: number; readonly isWhole?: boolean };
type On = { readonly on?: ProductSet };
const onOf = (goods: ProductSet | null): On => (goods === null ? {} : { on: goods });

/** How each effect is made from choices. One that is missing does not compile. */
const EFFECTS: {
  readonly [T in OfferEffect]: (choices: OfferChoices, reader: Reader) => Extract<PromotionEffect, { type: T }>;
} = {
  percentOff: ({ goods }, reader) => ({ type: 'percentOff', percent: reader.percent(), ...onOf(goods) }),
  amountOff: ({ goods, isEach }, reader) => ({
    ...{ type: 'amountOff', amount: reader.dollars('amount', 0.01) },
    ...(isEach && { each: true }),
    ...onOf(goods),
  }),
  fixedPrice: (_, reader) => ({ type: 'fixedPrice', price: reader.dollars('amount'), on: reader.someGoods() }),
  buyGet: ({ get, maxTimes }, reader) => ({
    ...{ type: 'buyGet', buy: reader.someGoods(), buyQty: reader.count('buyQty') },
    ...(get !== null && { get }),
    ...{ getQty: reader.count('getQty'), percent: reader.percent() },
    ...(maxTimes !== null && { maxTimes: reader.count('maxTimes') }),
  }),
  promoItem: ({ giftId, isTakenOff }, reader) => {
    if (giftId === null) reader.refuse('PRODUCT_NOT_FOUND', 'giftId');
    return {
      ...{ type: 'promoItem', productId: giftId ?? '', qty: reader.count('getQty') },
      ...{ price: reader.dollars('amount'), worth: reader.dollars('worth') },
      ...(isTakenOff && { takenOffIfKept: true }),
    };
  },
  shipping: ({ cut, methodCodes }, reader) => ({
    ...{ type: 'shipping', cut: CUTS[cut](reader) },
    ...(methodCodes.length > 0 && { methodCodes }),
  }),
};

const CUTS: { readonly [K in ShippingCut['kind']]: (reader: Reader) => Extract<ShippingCut, { kind: K }> } = {
  percent: (reader) => ({ kind: 'percent', percent: reader.percent() }),
  amount: (reader) => ({ kind: 'amount', amount: reader.dollars('amount', 0.01) }),
  fixed: (reader) => ({ kind: 'fixed', price: reader.dollars('amount') }),
};

export const OFFER_EFFECTS = Object.keys(EFFECTS) as readonly OfferEffect[];

/** Off some goods it works on each price, off everything on what is left in the end. */
export function laneOf(effect: PromotionEffect): PromotionLane {
  const { lanes } = effectFacts(effect);
  const wanted: PromotionLane =
    effect.type === 'buyGet' ? 'bundle' : 'on' in effect && effect.on !== undefined ? 'item' : 'order';
  return lanes.includes(wanted) ? wanted : (lanes[0] ?? 'order');
}

/** A gift or cheaper delivery is had with goods; everything else is taken off them. */
export const comesWithGoods = (effect: OfferEffect): boolean => effect === 'promoItem' || effect === 'shipping';

function conditionsOf(choices: OfferChoices, reader: Reader, { spendOn }: KeptParts): PromotionCondition[] {
  const { audience, goods, minQty, minSpend, total, perCustomer } = choices;
  const isWithGoods = goods !== null && comesWithGoods(choices.effect);
  const least = minQty === null ? (isWithGoods ? 1 : null) : reader.count('minQty');
  const usage = {
    ...(total !== null && { total: reader.count('total') }),
    ...(perCustomer !== null && { perCustomer: reader.count('perCustomer') }),
  };
  return [
    ...(least === null ? [] : [{ type: 'minQty' as const, qty: least, ...onOf(goods) }]),
    ...(minSpend === null
      ? []
      : [{ type: 'minSpend' as const, amount: reader.dollars('minSpend', 0.01), ...onOf(spendOn) }]),
    ...(audience === 'customer' || audience === 'guest' ? [{ type: 'audience' as const, audience }] : []),
    ...(audience === 'first' ? [{ type: 'firstOrder' as const }] : []),
    ...(Object.keys(usage).length === 0 ? [] : [{ type: 'usage' as const, ...usage }]),
  ];
}

/** The parts of an offer for which there is no choice: an offer that is changed keeps them. */
export type KeptParts = {
  /** The goods that the money to spend counts for; null: all. */
  readonly spendOn: ProductSet | null;
  readonly conditions: readonly PromotionCondition[];
  /** After the first. */
  readonly effects: readonly PromotionEffect[];
  /** null: the one that fits the effect. */
  readonly lane: PromotionLane | null;
};
const NOTHING_KEPT: KeptParts = { spendOn: null, conditions: [], effects: [], lane: null };

/** An offer from what somebody chose and what it keeps, or everything that is wrong with it. */
export function writeOffer(
  choices: OfferChoices,
  { id, versionId }: Pick<Promotion, 'id' | 'versionId'>,
  kept: KeptParts = NOTHING_KEPT,
): Success<Promotion> | Rejected<OfferProblem> {
  const reader = new Reader(choices);
  const effect = EFFECTS[choices.effect](choices, reader);
  const conditions = [...conditionsOf(choices, reader, kept), ...kept.conditions];
  const name = choices.name.trim();
  if (name === '') reader.refuse('NAME_MISSING', 'name');
  const { startsAt, endsAt, isExclusive } = choices;
  for (const field of ['startsAt', 'endsAt'] as const)
    if (Number.isNaN(choices[field])) reader.refuse('TIME_INVALID', field);
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) reader.refuse('TIME_INVALID', 'endsAt');
  if (reader.problems.length > 0) return rejected(...reader.problems);
  const effects = [effect, ...kept.effects];
  const isLane = effects.every((one) => effectFacts(one).lanes.some((lane) => lane === kept.lane));
  const lane = kept.lane !== null && isLane ? kept.lane : laneOf(effect);
  return success({
    ...{ id, versionId, name, exclusive: isExclusive, couponCodes: choices.codes },
    ...{ startsAt, endsAt, lane, conditions, effects },
  });
}
