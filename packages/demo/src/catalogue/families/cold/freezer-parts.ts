import { group, OPEN_FACET, range } from '../../recipe/attribute.ts';
import { freezerKwh } from '../../recipe/energy-stars.ts';
import { ENERGY_STARS, ENERGY_USE, NOISE } from '../../recipe/shared-attributes.ts';
import { graded, type Slot, stars } from '../../recipe/slot.ts';
import type { Trait } from '../../recipe/trait.ts';

export const FAST_FREEZE: Trait = {
  code: 'fastFreeze',
  name: 'Fast freeze',
  chance: [0.4, 0.8, 1],
  adds: 15,
  line: 'Fast freeze for a big shop',
  says: ['Fast freeze runs the compressor flat out for a day before a big shop, then turns itself off.'],
};

export const SHED_READY: Trait = {
  code: 'garageReady',
  name: 'For garages',
  chance: [0.3, 0.5, 0.6],
  adds: 20,
  line: 'Holds −18° in a garage from 5° to 43°',
  says: ['It holds −18° in a room from 5° to 43°, so it can live in the garage.'],
};

export const capacityGroup = (inside: string) =>
  group('capacity', 'Capacity', range('capacityL', 'Total', 'L', OPEN_FACET), range('compartments', inside, ''));

export const FREEZER_PERFORMANCE = group(
  'performance',
  'Performance',
  ENERGY_STARS,
  ENERGY_USE,
  NOISE,
  range('holdHours', 'Stays frozen without power', 'hours'),
);

export function freezerFigures(slot: Slot, capacityL: number) {
  const energyStars = stars(slot, [2, 2.5, 3.5]);
  return {
    capacityL,
    energyStars,
    energyKwhYear: freezerKwh(capacityL, energyStars, slot.random.next()),
    noiseDb: graded(slot, [42, 41, 39]) + slot.random.int(-1, 1),
  };
}
