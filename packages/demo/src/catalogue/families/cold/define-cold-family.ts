import { FACET, group, options } from '../../recipe/attribute.ts';
import { defineFamily, type FamilyRecipe, type LineupEntry } from '../../recipe/define-family.ts';
import { onlyFinish } from '../../recipe/finishes.ts';
import type { Reader } from '../../recipe/reader.ts';
import { FINISH, SIZE_GROUP } from '../../recipe/shared-attributes.ts';
import { type Slot, sized } from '../../recipe/slot.ts';
import type { Trait } from '../../recipe/trait.ts';
import { COVER, FITS_FLOOR, RUNNING_COST } from '../../text/pools.ts';
import { shelfName } from '../../text/shelf-name.ts';
import type { Pool } from '../../text/write-copy.ts';
import { type ColdPlan, cabinetFinish, coldCabinet, shareBetween } from './cold-cabinet.ts';
import { COLD_CAPACITY, COLD_FEATURES, COLD_PERFORMANCE, FROST_FREE } from './cold-words.ts';

type ColdSpec = {
  readonly code: string;
  readonly name: string;
  readonly letters: string;
  /** What one is called after its litres. */
  readonly noun: string;
  readonly traits: readonly Trait[];
  readonly lineup: readonly LineupEntry[];
  readonly litres: readonly [min: number, max: number];
  readonly freezerShare: readonly [min: number, max: number];
  readonly plan: Omit<ColdPlan, 'litres' | 'freezerShare'>;
  readonly finish?: (slot: Slot) => ReturnType<typeof cabinetFinish>;
  price(litres: number): number;
  readonly summary: Pool;
  readonly opening: Pool;
};

function handleWords(a: Reader): string | false {
  if (a.has('iceAndWater') || a.has('waterDispenser')) return false;
  if (a.has('reversibleDoor')) return 'reversible door';
  return a.text('handles') === 'Bar' ? 'bar handles' : 'recessed handles';
}

/** A fridge with a freezer: five families that differ in their doors, litres and words. */
export function defineColdFamily(spec: ColdSpec): FamilyRecipe {
  return defineFamily({
    ...spec,
    groups: [
      COLD_PERFORMANCE,
      COLD_CAPACITY,
      SIZE_GROUP,
      group('look', 'Design', FINISH, options('handles', 'Handles', FACET)),
    ],
    figures: (slot) => ({
      ...coldCabinet(slot, {
        ...spec.plan,
        litres: sized(slot, ...spec.litres),
        freezerShare: shareBetween(slot, ...spec.freezerShare),
      }),
      shelves: slot.random.int(3, 5),
      finish: spec.finish?.(slot) ?? cabinetFinish(slot),
      handles: slot.random.pick(['Recessed', 'Bar']),
    }),
    price: (a) => spec.price(a.number('capacityL')),
    modelFigure: (a) => a.number('capacityL'),
    productName: (a) =>
      shelfName(`${a.number('capacityL')}L ${spec.noun}`, {
        with: [a.has('iceAndWater') && 'ice and water', a.has('waterDispenser') && 'water dispenser'],
        tail: [onlyFinish(a), handleWords(a)],
      }),
    copy: {
      summary: spec.summary,
      paragraphs: [[spec.opening, FROST_FREE], ['traits'], [FITS_FLOOR, RUNNING_COST], [COVER]],
      features: COLD_FEATURES,
    },
    googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Refrigerators',
    bulky: true,
    repairPlan: true,
    accessories: ['waterFilters', 'applianceCare'],
  });
}
