import { createRandom, type Random } from './random.ts';

type AttributeValue = string | number | boolean | readonly string[];

const steps = (from: number, step: number, count: number) => (random: Random) => from + step * random.whole(count);
const oneOf = (values: string) => {
  const list = values.split('|');
  return (random: Random) => random.pick(list);
};

/** All attributes; a family uses some of them. */
export const ATTRIBUTES: Readonly<Record<string, (random: Random) => AttributeValue>> = {
  colour: oneOf('Black|White|Silver|Graphite|Navy|Sage|Cream|Red|Copper|Sand|Blue|Charcoal'),
  finish: oneOf('Matte|Gloss|Stainless steel|Dark stainless|Glass|Brushed|Panel ready|Enamel'),
  energyStars: steps(1, 0.5, 11),
  widthMm: steps(300, 10, 90),
  heightMm: steps(200, 10, 170),
  depthMm: steps(250, 10, 55),
  weightKg: steps(1, 1, 120),
  warrantyYears: steps(1, 1, 10),
  madeIn: oneOf('Australia|Germany|Italy|Japan|Korea|China|Thailand|Turkey|Poland|Sweden|Mexico|Vietnam|Spain|India'),
  smart: (random) => random.chance(0.4),
  noiseDecibels: steps(30, 1, 45),
  capacityLitres: steps(20, 5, 140),
  capacityKg: steps(5, 0.5, 27),
  screenInches: (random) => random.pick([24, 32, 40, 43, 50, 55, 65, 75, 77, 83, 85, 98]),
  resolution: oneOf('HD|Full HD|QHD|4K|8K'),
  panel: oneOf('LED|QLED|Mini LED|OLED|QD-OLED'),
  programmes: steps(4, 1, 18),
  loading: oneOf('Front|Top|Drawer'),
  fuel: oneOf('Electric|Gas|Induction|Dual fuel|LPG'),
  zones: steps(1, 1, 6),
  connections: (random) => ['Wi-Fi', 'Bluetooth', 'USB-C', 'HDMI', 'Ethernet'].filter(() => random.chance(0.45)),
  batteryHours: steps(1, 1, 40),
  filter: oneOf('HEPA|Carbon|Washable|Cyclone|Water|None'),
  powerWatts: steps(100, 50, 60),
};

const EVERY_FAMILY = ['colour', 'widthMm', 'heightMm', 'warrantyYears', 'madeIn', 'smart'];

type Kind = {
  readonly family: string;
  readonly noun: string;
  readonly attributes: string;
  readonly categories: string;
};

const KINDS: readonly Kind[] = [
  {
    family: 'fridge',
    noun: 'Fridge',
    attributes: 'finish energyStars depthMm weightKg capacityLitres noiseDecibels',
    categories:
      'French Door|Side by Side|Bottom Mount|Top Mount|Bar|Wine|Integrated|Quad Door|Single Door|Pigeon Pair|Portable|Commercial|Retro|Compact|Beverage|Larder',
  },
  {
    family: 'washer',
    noun: 'Washing Machine',
    attributes: 'energyStars depthMm weightKg capacityKg programmes loading noiseDecibels',
    categories:
      'Front Load|Top Load|Combo|Twin Tub|Steam|Quiet|Quick|Eco|Heavy Duty|Stackable|Slim|Caravan|Commercial|Smart|Allergy|Family',
  },
  {
    family: 'dryer',
    noun: 'Dryer',
    attributes: 'energyStars depthMm weightKg capacityKg programmes noiseDecibels',
    categories:
      'Heat Pump|Condenser|Vented|Stackable|Compact|Sensor|Wall Mounted|Quiet|Large|Slim|Commercial|Smart|Quick|Eco|Delicate|Steam',
  },
  {
    family: 'dishwasher',
    noun: 'Dishwasher',
    attributes: 'finish energyStars depthMm programmes noiseDecibels',
    categories:
      'Freestanding|Built In|Integrated|Benchtop|Drawer|Slimline|Quiet|Half Load|Commercial|Third Rack|Steam|Eco|Tall Tub|Underbench|Compact|Family',
  },
  {
    family: 'oven',
    noun: 'Oven',
    attributes: 'finish depthMm capacityLitres fuel programmes powerWatts',
    categories:
      'Wall|Double|Steam|Pyrolytic|Freestanding|Benchtop|Pizza|Combi|Convection|Built In|Wide|Compact|Commercial|Catalytic|Side Opening|Fan Forced',
  },
  {
    family: 'cooktop',
    noun: 'Cooktop',
    attributes: 'finish fuel zones powerWatts',
    categories:
      'Induction|Gas|Ceramic|Electric|Portable|Domino|Wok|Flexible|Downdraft|Bridge|Glass|Corner|Slim|Wide|Camping|Commercial',
  },
  {
    family: 'television',
    noun: 'Television',
    attributes: 'energyStars depthMm weightKg screenInches resolution panel connections powerWatts',
    categories:
      'Living Room|Gaming|Outdoor|Bedroom|Frame|Cinema|Hotel|Portable|Caravan|Kitchen|Bright Room|Wall|Curved|Budget|Flagship|Small',
  },
  {
    family: 'speaker',
    noun: 'Speaker',
    attributes: 'weightKg connections batteryHours powerWatts',
    categories:
      'Bookshelf|Portable|Party|Floor Standing|Ceiling|Outdoor|Studio|Smart|Centre|Surround|Shower|Wireless|Desktop|Satellite|Subwoofer|Soundbar',
  },
  {
    family: 'vacuum',
    noun: 'Vacuum Cleaner',
    attributes: 'weightKg batteryHours filter noiseDecibels powerWatts capacityLitres',
    categories:
      'Stick|Robot|Barrel|Upright|Handheld|Wet and Dry|Bagless|Pet|Car|Ducted|Backpack|Steam|Ash|Quiet|Hard Floor|Carpet',
  },
  {
    family: 'conditioner',
    noun: 'Air Conditioner',
    attributes: 'energyStars weightKg filter noiseDecibels powerWatts connections',
    categories:
      'Split System|Portable|Window|Ducted|Multi Head|Reverse Cycle|Cooling Only|Cassette|Inverter|Bedroom|Living Area|Office|Caravan|Evaporative|Quiet|Coastal',
  },
  {
    family: 'coffee',
    noun: 'Coffee Machine',
    attributes: 'finish depthMm weightKg capacityLitres programmes powerWatts',
    categories:
      'Automatic|Manual|Capsule|Pod|Filter|Espresso|Dual Boiler|Built In|Cold Brew|Moka|Compact|Grinder|Office|Travel|Lever|Plunger',
  },
  {
    family: 'headphone',
    noun: 'Headphones',
    attributes: 'weightKg connections batteryHours',
    categories:
      'Over Ear|On Ear|In Ear|True Wireless|Noise Cancelling|Gaming|Sport|Kids|Studio|Open Back|Bone Conduction|Travel|Wired|Budget|Sleep|Swim',
  },
];

export type BenchCategory = { readonly id: string; readonly name: string };
export type Family = {
  readonly code: string;
  readonly noun: string;
  readonly attributes: readonly string[];
  readonly categories: readonly BenchCategory[];
};

const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

export const FAMILIES: readonly Family[] = KINDS.map(({ family, noun, attributes, categories }) => ({
  code: family,
  noun,
  attributes: [...EVERY_FAMILY, ...attributes.split(' ')],
  categories: categories.split('|').map((name) => ({ id: `${family}-${slug(name)}`, name })),
}));

const STARTS = 'b br c ch d dr f fl g gr h j k l m n p pr qu r s st t tr v w z'.split(' ');
const VOWELS = 'a e i o u ai ea io ou'.split(' ');
const ENDS = 'l n r s x nd rn lt sk th m'.split(' ');

function makeWord(random: Random): string {
  const syllables = Array.from({ length: 2 + random.whole(2) }, () => random.pick(STARTS) + random.pick(VOWELS));
  return syllables.join('') + random.pick(ENDS);
}

/** Distinct invented words, capitalised when used as names. */
export function makeWords(seed: number, count: number, isName = true): string[] {
  const random = createRandom(seed);
  const words = new Set<string>();
  while (words.size < count) {
    const word = makeWord(random);
    words.add(isName ? (word[0] ?? '').toUpperCase() + word.slice(1) : word);
  }
  return [...words];
}
