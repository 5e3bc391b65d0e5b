import type { EffectFacts } from './effects/effect-facts.ts';
import { effectFacts } from './effects/effects.ts';
import type { Goods, Take } from './goods.ts';
import { afterTakes, freeAt, type LaneState } from './lane-state.ts';
import type { Promotion } from './promotion.ts';

/** What a promotion takes off the free units; each effect works on the units its predecessors left. */
export function promotionTakes({ effects }: Promotion, goods: Goods, state: LaneState): Take[] {
  const takes: Take[] = [];
  let rest = state;
  for (const effect of effects) {
    const taken = takesOf(effectFacts(effect).goods, goods, rest);
    takes.push(...taken);
    rest = afterTakes(rest, taken);
  }
  return takes;
}

function takesOf(cut: EffectFacts['goods'], goods: Goods, state: LaneState): Take[] {
  if (cut === null) return [];
  if (cut.kind === 'BUNDLE') return cut.takes(goods, state);
  return goods.indexesIn(cut.on).flatMap((index) => {
    const units = freeAt(state, index);
    const cents = cut.centsOff(units);
    return cents > 0 ? [{ index, qty: units.qty, cents }] : [];
  });
}
