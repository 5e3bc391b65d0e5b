import { expect, it } from 'vitest';
import { fitNeedsOf } from './fit-needs.ts';
import { FIT_RULES } from './fit-rules.ts';

const size = { widthMm: 600, heightMm: 850, depthMm: 600 };

/** Family, noun, and millimetres on each side, above and behind. */
const CLEARANCES = [
  ['barFridges', 'fridge', 20, 20, 20, false],
  ['bottomMountFridges', 'fridge', 20, 50, 0, false],
  ['fourDoorFridges', 'fridge', 20, 50, 0, false],
  ['frenchDoorFridges', 'fridge', 20, 50, 0, false],
  ['sideBySideFridges', 'fridge', 20, 50, 0, false],
  ['topMountFridges', 'fridge', 20, 50, 0, false],
  ['wineFridges', 'fridge', 20, 50, 0, false],
  ['uprightFreezers', 'freezer', 20, 50, 0, false],
  ['chestFreezers', 'freezer', 20, 400, 20, false],
  ['frontLoadWashers', 'washer', 10, 0, 50, false],
  ['topLoadWashers', 'washer', 10, 400, 50, false],
  ['washerDryers', 'washer dryer', 10, 0, 50, false],
  ['heatPumpDryers', 'dryer', 10, 10, 50, false],
  ['ventedDryers', 'dryer', 10, 50, 100, false],
  ['dishwashers', 'dishwasher', 1, 0, 0, true],
  ['builtInOvens', 'oven', 2, 3, 0, true],
  ['freestandingCookers', 'cooker', 2, 600, 0, false],
  ['microwaves', 'microwave', 50, 150, 50, false],
  ['airFryers', 'air fryer', 50, 100, 100, false],
  ['espressoMachines', 'machine', 20, 50, 0, false],
  ['televisions', 'television', 50, 50, 0, false],
] as const;

it.each(CLEARANCES)(
  '%s: a %s needs %d mm on each side, %d above and %d behind',
  (code, noun, side, above, behind, isBuiltIn) => {
    const needs = fitNeedsOf({ attributes: size, family: { code, name: code } });
    expect(needs).toEqual({ ...size, noun, sideMm: side, aboveMm: above, behindMm: behind, isBuiltIn });
  },
);

it('every family with a rule is in the table', () => {
  expect(Object.keys(FIT_RULES).sort()).toEqual(CLEARANCES.map(([code]) => code).sort());
});
