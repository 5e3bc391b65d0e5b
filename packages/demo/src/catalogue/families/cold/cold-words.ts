import { FACET, group, NO_UNIT, OPEN_FACET, options, range } from '../../recipe/attribute.ts';
import { ENERGY_STARS, ENERGY_USE, NOISE } from '../../recipe/shared-attributes.ts';
import type { Trait } from '../../recipe/trait.ts';

export const COLD_CAPACITY = group(
  'capacity',
  'Capacity',
  range('capacityL', 'Total', 'L', OPEN_FACET),
  range('fridgeL', 'Fridge', 'L', FACET),
  range('freezerL', 'Freezer', 'L', FACET),
  range('shelves', 'Glass shelves', NO_UNIT),
);

export const COLD_PERFORMANCE = group(
  'performance',
  'Performance',
  ENERGY_STARS,
  ENERGY_USE,
  NOISE,
  options('refrigerant', 'Refrigerant'),
);

export const ICE_AND_WATER: Trait = {
  code: 'iceAndWater',
  name: 'Ice and water in the door',
  chance: [0.1, 0.35, 0.6],
  adds: 330,
  line: 'Ice and water in the door, filtered',
  says: [
    'Ice and water come through the door from a plumbed, filtered line, so the freezer stays shut.',
    'The dispenser in the left door gives crushed ice, cubes and filtered water; it needs a cold tap within 3 metres.',
  ],
};

export const WATER_TANK: Trait = {
  code: 'waterDispenser',
  name: 'Water dispenser',
  chance: [0.15, 0.35, 0.3],
  excludes: 'iceAndWater',
  adds: 130,
  line: 'Water dispenser with its own tank: no plumbing',
  says: [
    'A tank behind the door feeds the water dispenser, so it can stand where there is no tap.',
    'Chilled water comes from a 4 litre tank that lifts out to be washed.',
  ],
};

export const CONVERTIBLE: Trait = {
  code: 'convertibleDrawer',
  name: 'Drawer that changes temperature',
  chance: [0, 0.25, 0.6],
  adds: 190,
  line: 'Middle drawer runs from −18° to 4°',
  says: [
    'The middle drawer runs anywhere from −18° to 4°: freezer in December, fridge in June.',
    'One drawer can be set by the degree between frozen and chilled, which is the place for drinks, fish or a party.',
  ],
};

/** The same idea behind a door of its own. */
export const CONVERTIBLE_DOOR: Trait = {
  ...CONVERTIBLE,
  name: 'Compartment that changes temperature',
  line: 'Lower right compartment runs from −18° to 4°',
  says: [
    'The lower right compartment runs anywhere from −18° to 4°, so it can be freezer, fridge or a place for drinks.',
  ],
};

export const CRISPER: Trait = {
  code: 'humidityCrisper',
  name: 'Humidity crispers',
  chance: [0.4, 0.75, 0.95],
  adds: 20,
  line: 'Crispers with a humidity slide',
  says: [
    'The crispers have a humidity slide each: closed for leaves, open for fruit.',
    'Leaves keep about a week in the sealed crisper, and fruit has one of its own.',
  ],
};

export const DOOR_ALARM: Trait = {
  code: 'doorAlarm',
  name: 'Door alarm',
  chance: [0.5, 0.85, 1],
  adds: 10,
  line: 'Door alarm after two minutes',
  says: [
    'A door left open is announced after two minutes.',
    'If a door does not quite close, a chime says so after two minutes.',
  ],
  plain: true,
};

export const INVERTER: Trait = {
  code: 'inverterCompressor',
  name: 'Inverter compressor',
  chance: [0.3, 0.85, 1],
  adds: 60,
  line: 'Inverter compressor with 10-year parts cover',
  says: [
    'The inverter compressor slows down instead of stopping, which is why it is heard at {noiseDb} dB and not in bursts; its parts are covered for 10 years.',
    'An inverter compressor keeps the temperature within a degree. Its parts have ten years of cover.',
  ],
};

export const COLD_WIFI: Trait = {
  code: 'wifi',
  name: 'Wi-Fi',
  chance: [0, 0.12, 0.45],
  adds: 90,
  line: 'Temperatures and alarms on your phone',
  says: [
    'Over Wi-Fi it tells your phone about an open door or a power cut; everything also works without it.',
    'The Wi-Fi can be left off for good: the panel inside the door does the same things.',
  ],
};

export const REVERSIBLE: Trait = {
  code: 'reversibleDoor',
  name: 'Doors reverse',
  chance: [0.85, 0.7, 0.5],
  adds: 0,
  line: 'Doors can be hung left or right',
  says: [
    'The doors can be hung on either side; the parts are in the box.',
    'Hinges can be moved to the other side in about half an hour with a screwdriver.',
  ],
};

export const COLD_FEATURES = [
  ['{capacityL} L: {fridgeL} L fridge, {freezerL} L freezer'],
  ['{energyStars}-star energy rating, {energyKwhYear} kWh a year'],
] as const;

export const FROST_FREE = [
  'Both compartments are frost free.',
  'Neither compartment needs defrosting.',
  'Air is moved by fans in both compartments, so frost does not build up.',
];
