import { promotionSchema } from '@wattle/contract/records';
import {
  type EffectFault,
  effectFacts,
  normaliseCode,
  type Promotion,
  type PromotionCondition,
  type PromotionEffect,
  type PromotionLane,
} from '@wattle/domain/promotions';
import type { z } from 'zod';

type Place = readonly (string | number)[];
type Fault = EffectFault;

/** A promotion in a file: the stored schema, without promotions that could never apply or would apply for ever. */
export const promotionRow = promotionSchema.check((context) => {
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
    ...effects.flatMap((effect, at) => under(['effects', at], effectFaults(effect, lane))),
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

function effectFaults(effect: PromotionEffect, lane: PromotionLane): readonly Fault[] {
  const { lanes, faults } = effectFacts(effect);
  if (lanes.includes(lane)) return faults;
  return [{ path: ['type'], message: `${effect.type} belongs in the lane ${lanes.join(' or ')}` }, ...faults];
}
