import { unreachable } from '../results/outcome.ts';
import type { PromotionEffect } from './effects/effects.ts';
import type { ShippingCut } from './effects/shipping.ts';
import type { ProductSet } from './product-set.ts';
import type { Promotion, PromotionCondition } from './promotion.ts';
import { comesWithGoods, type KeptParts, laneOf, type OfferChoices } from './write-offer.ts';

export type ReadOffer = { readonly choices: OfferChoices; readonly kept: KeptParts };

type Condition<T extends PromotionCondition['type']> = Extract<PromotionCondition, { type: T }>;
type EffectChoices = Partial<OfferChoices> & Pick<OfferChoices, 'amount' | 'goods'>;

const cutAmount = (cut: ShippingCut): number =>
  cut.kind === 'percent' ? cut.percent : cut.kind === 'amount' ? cut.amount : cut.price;

function effectChoices(effect: PromotionEffect): EffectChoices {
  switch (effect.type) {
    case 'percentOff':
      return { amount: effect.percent, goods: effect.on ?? null };
    case 'amountOff':
      return { amount: effect.amount, goods: effect.on ?? null, isEach: effect.each === true };
    case 'fixedPrice':
      return { amount: effect.price, goods: effect.on };
    case 'buyGet': {
      const { percent, buy, get, buyQty, getQty, maxTimes } = effect;
      return { amount: percent, goods: buy, get: get ?? null, buyQty, getQty, maxTimes: maxTimes ?? null };
    }
    case 'promoItem': {
      const { price, worth, productId, qty, takenOffIfKept: isTakenOff = false } = effect;
      return { amount: price, goods: null, worth, giftId: productId, getQty: qty, isTakenOff };
    }
    case 'shipping':
      return {
        ...{ amount: cutAmount(effect.cut), goods: null, cut: effect.cut.kind },
        methodCodes: effect.methodCodes ?? [],
      };
    default:
      return unreachable(effect);
  }
}

const sameSet = (a: ProductSet | null, b: ProductSet | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b ?? null);

const NO_CHOICES = {
  ...{
    isEach: false,
    buyQty: null,
    getQty: null,
    get: null,
    maxTimes: null,
    giftId: null,
    worth: null,
    isTakenOff: false,
  },
  ...{ cut: 'percent', methodCodes: [], minQty: null, minSpend: null, audience: 'everyone', total: null },
  perCustomer: null,
} as const satisfies Partial<OfferChoices>;

/** Takes conditions that a choice stands for; each choice stands for one. */
class Conditions {
  readonly rest: PromotionCondition[];

  constructor(all: readonly PromotionCondition[]) {
    this.rest = [...all];
  }

  take<T extends PromotionCondition['type']>(
    types: readonly T[],
    fits: (condition: Condition<T>) => boolean = () => true,
  ): Condition<T> | undefined {
    const isOne = (one: PromotionCondition): one is Condition<T> =>
      types.some((type) => type === one.type) && fits(one as Condition<T>);
    const at = this.rest.findIndex(isOne);
    return at === -1 ? undefined : (this.rest.splice(at, 1)[0] as Condition<T>);
  }
}

function goodsChoices(
  { type }: PromotionEffect,
  { goods }: EffectChoices,
  conditions: Conditions,
): Pick<OfferChoices, 'goods' | 'minQty'> {
  if (!comesWithGoods(type)) {
    const least = conditions.take(['minQty'], ({ on }) => sameSet(goods, on));
    return { goods, minQty: least?.qty ?? null };
  }
  const least = conditions.take(['minQty']);
  if (!least) return { goods: null, minQty: null };
  return { goods: least.on ?? null, minQty: least.qty === 1 && least.on ? null : least.qty };
}

/** The choices that make an offer, and what no choice can say: `writeOffer` makes the same offer of them. */
export function readOffer(promotion: Promotion): ReadOffer | null {
  const [effect, ...effects] = promotion.effects;
  if (!effect) return null;
  const conditions = new Conditions(promotion.conditions);
  const given = effectChoices(effect);
  const goods = goodsChoices(effect, given, conditions);
  const spend = conditions.take(['minSpend']);
  const who = conditions.take(['audience', 'firstOrder']);
  const usage = conditions.take(['usage'], ({ total, perCustomer }) => (total ?? perCustomer) !== undefined);
  const { name, exclusive, couponCodes, startsAt, endsAt, lane } = promotion;
  return {
    choices: {
      ...NO_CHOICES,
      ...given,
      ...goods,
      ...{ name, effect: effect.type, minSpend: spend?.amount ?? null },
      audience: who === undefined ? 'everyone' : who.type === 'audience' ? who.audience : 'first',
      ...{ total: usage?.total ?? null, perCustomer: usage?.perCustomer ?? null },
      ...{ codes: couponCodes, isExclusive: exclusive, startsAt, endsAt },
    },
    kept: {
      ...{ spendOn: spend?.on ?? null, conditions: conditions.rest, effects },
      lane: lane === laneOf(effect) ? null : lane,
    },
  };
}
