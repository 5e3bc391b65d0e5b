import { promotionSchema } from '@wattle/contract/schemas';
import {
  normaliseCode,
  type Promotion,
  type PromotionCondition,
  type PromotionEffect,
  type PromotionLane,
  SHIPPING_METHODS,
} from '@wattle/domain';
import type { z } from 'zod';
import { seconds } from './fields.ts';

type Place = readonly (string | number)[];
type Fault = { readonly path: Place; readonly message: string };

const GOODS: readonly PromotionLane[] = ['item', 'bundle', 'order'];
const LANES_OF: Readonly<Record<PromotionEffect['type'], readonly PromotionLane[]>> = {
  percentOff: GOODS,
  amountOff: GOODS,
  fixedPrice: GOODS,
  buyGet: GOODS,
  promoItem: ['gift'],
  shipping: ['shipping'],
};
const METHOD_CODES = Object.values(SHIPPING_METHODS).map(({ methodCode }) => methodCode);

/** A promotion in a file: the form that is kept, without what could never be given or would be given for ever. */
export const promotionRow = promotionSchema
  .extend({ startsAt: seconds.nullable(), endsAt: seconds.nullable() })
  .check((context) => {
    for (const { path, message } of faultsOf(context.value)) {
      context.issues.push({ code: 'custom', input: context.value, path: [...path], message });
    }
  }) satisfies z.ZodType<Promotion>;

function faultsOf({ lane, startsAt, endsAt, couponCodes, conditions, effects }: Promotion): Fault[] {
  const isBackward = startsAt !== null && endsAt !== null && startsAt >= endsAt;
  return [
    ...(isBackward ? [{ path: ['endsAt'], message: 'must be after startsAt' }] : []),
    ...codeFaults(couponCodes),
    ...conditions.flatMap((condition, at) => under(['conditions', at], conditionFaults(condition))),
    ...effects.flatMap((effect, at) => under(['effects', at], [...laneFaults(effect, lane), ...effectFaults(effect)])),
  ];
}

const under = (place: Place, faults: readonly Fault[]): Fault[] =>
  faults.map(({ path, message }) => ({ path: [...place, ...path], message }));

function codeFaults(codes: readonly string[]): Fault[] {
  const typed = codes.map(normaliseCode);
  return typed.flatMap((code, at) => {
    if (code === '') return [{ path: ['couponCodes', at], message: 'must not be empty' }];
    return typed.indexOf(code) < at ? [{ path: ['couponCodes', at], message: 'is there twice' }] : [];
  });
}

function conditionFaults(condition: PromotionCondition): Fault[] {
  if (condition.type !== 'usage') return [];
  const isEndless = condition.total === undefined && condition.perCustomer === undefined;
  return isEndless ? [{ path: [], message: 'must have total, perCustomer or both' }] : [];
}

function laneFaults({ type }: PromotionEffect, lane: PromotionLane): Fault[] {
  const lanes = LANES_OF[type];
  return lanes.includes(lane) ? [] : [{ path: ['type'], message: `${type} belongs in the lane ${lanes.join(' or ')}` }];
}

function effectFaults(effect: PromotionEffect): Fault[] {
  switch (effect.type) {
    case 'amountOff':
      return effect.amount > 0 ? [] : [{ path: ['amount'], message: 'must be more than 0' }];
    case 'promoItem':
      return effect.price < effect.worth ? [] : [{ path: ['price'], message: 'must be less than worth' }];
    case 'shipping':
      return (effect.methodCodes ?? []).flatMap((code, at) =>
        METHOD_CODES.some((known) => known === code)
          ? []
          : [{ path: ['methodCodes', at], message: `must be ${METHOD_CODES.join(', ')}` }],
      );
    default:
      return [];
  }
}
