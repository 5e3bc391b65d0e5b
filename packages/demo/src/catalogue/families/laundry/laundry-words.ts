import { FACET, group, NO_UNIT, options, range } from '../../recipe/attribute.ts';
import { CAPACITY_KG, ENERGY_STARS, ENERGY_USE, NOISE } from '../../recipe/shared-attributes.ts';
import type { Trait } from '../../recipe/trait.ts';

export const WASH_CAPACITY = group('capacity', 'Capacity', CAPACITY_KG, range('programs', 'Programs', NO_UNIT));

export const WASH_PERFORMANCE = group(
  'performance',
  'Performance',
  ENERGY_STARS,
  ENERGY_USE,
  range('waterL', 'Water', 'L a wash', FACET),
  range('waterStars', 'Water rating', 'stars', FACET),
  range('spinRpm', 'Spin speed', 'rpm', FACET),
  range('washMinutes', 'Normal program', 'minutes'),
  NOISE,
);

export const DRY_PERFORMANCE = group(
  'performance',
  'Performance',
  ENERGY_STARS,
  ENERGY_USE,
  NOISE,
  options('dryingMethod', 'Drying', FACET),
  range('dryMinutes', 'Full load of cotton', 'minutes'),
);

export const STEAM: Trait = {
  code: 'steam',
  name: 'Steam',
  chance: [0.05, 0.4, 0.8],
  adds: 90,
  line: 'Steam refresh for shirts in 20 minutes',
  says: [
    'A 20-minute steam program takes creases and smells out of shirts that are not dirty.',
    'Steam refresh is for what was worn for an evening: no soaking, no detergent, 20 minutes.',
  ],
};

export const AUTO_DOSE: Trait = {
  code: 'autoDose',
  name: 'Doses by itself',
  chance: [0, 0.15, 0.5],
  adds: 130,
  line: 'Doses detergent by weight, for about 20 washes',
  says: [
    'Fill the tank once and it doses detergent by the weight of the load, for about 20 washes.',
    'It weighs the load and takes its own detergent from a tank, which is usually less than a person would pour.',
  ],
};

export const QUICK_WASH: Trait = {
  code: 'quickWash',
  name: 'Quick wash',
  chance: [0.9, 1, 1],
  adds: 0,
  line: 'Quick wash in 15 minutes for small loads',
  says: ['The quick wash takes 15 minutes for two kilograms of lightly worn things.'],
  plain: true,
};

export const LAUNDRY_WIFI: Trait = {
  code: 'wifi',
  name: 'Wi-Fi',
  chance: [0, 0.2, 0.6],
  adds: 60,
  line: 'Start, stop and finish time on your phone',
  says: [
    'Tell it by phone when you will be home, and it counts back and starts by itself.',
    'Over Wi-Fi it says when it is done; without Wi-Fi it chimes.',
  ],
};

export const DRUM_LIGHT: Trait = {
  code: 'drumLight',
  name: 'Drum light',
  chance: [0.05, 0.3, 0.8],
  adds: 15,
  line: 'Drum light for the last sock',
  says: ['A lamp in the drum shows the last sock.'],
  plain: true,
};

export const CHILD_LOCK: Trait = {
  code: 'childLock',
  name: 'Child lock',
  chance: [0.8, 1, 1],
  adds: 0,
  line: 'Child lock on buttons and door',
  says: ['Buttons and door can be locked against small hands.'],
  plain: true,
};

export const QUIET: Trait = {
  code: 'quietMotor',
  name: 'Brushless motor',
  chance: [0.25, 0.7, 1],
  adds: 45,
  line: 'Brushless motor with 10-year parts cover',
  says: [
    'The motor has no brushes to wear out, and its parts are covered for 10 years.',
    'A brushless motor keeps it at {noiseDb} dB; the parts have ten years of cover.',
  ],
};
