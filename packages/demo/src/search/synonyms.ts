import type { Synonym } from '@wattle/domain';

type Words = readonly string[];

/** Every one means every other. */
const same = (objectID: string, ...synonyms: Words): Synonym => ({ objectID, type: 'synonym', synonyms });

/** What some say for a thing that the shop calls otherwise; the shop's own word keeps to its own meaning. */
const means = (input: string, ...synonyms: Words): Synonym => ({
  objectID: input.replaceAll(' ', '-'),
  type: 'oneWaySynonym',
  input,
  synonyms,
});

const KITCHEN: readonly Synonym[] = [
  same('fridge', 'fridge', 'refrigerator'),
  means('mini fridge', 'bar fridge'),
  means('beer fridge', 'bar fridge'),
  means('esky', 'bar fridge'),
  means('wine cabinet', 'wine fridge'),
  means('wine cooler', 'wine fridge'),
  means('deep freeze', 'chest freezer'),
  means('dish washer', 'dishwasher'),
  same('cooktop', 'cooktop', 'hob'),
  // a stove is a cooker with its own oven to some and a cooktop to others; neither is called an oven
  means('stove', 'cooker', 'cooktop'),
  means('range cooker', 'freestanding cooker'),
  means('upright cooker', 'freestanding cooker'),
  means('wall oven', 'built-in oven'),
  same('rangehood', 'rangehood', 'range hood', 'exhaust hood', 'extractor hood'),
  means('microwave oven', 'microwave'),
];

const BENCH: readonly Synonym[] = [
  // a blender has a jug as well, so that a kettle is not one by itself
  means('jug', 'kettle'),
  means('electric jug', 'kettle'),
  means('coffee machine', 'espresso machine', 'capsule machine'),
  means('coffee maker', 'espresso machine', 'capsule machine'),
  means('pod machine', 'capsule machine'),
  means('jaffle maker', 'sandwich press'),
  means('toastie maker', 'sandwich press'),
  means('sandwich maker', 'sandwich press'),
  means('crock pot', 'slow cooker'),
  means('pressure cooker', 'multicooker'),
  means('cake mixer', 'stand mixer'),
  means('smoothie maker', 'blender'),
];

const LAUNDRY_AND_FLOORS: readonly Synonym[] = [
  same('washer', 'washer', 'washing machine'),
  // not the hair dryer
  means('tumble dryer', 'heat pump dryer', 'vented dryer', 'condenser dryer'),
  means('clothes dryer', 'heat pump dryer', 'vented dryer', 'condenser dryer'),
  means('clothes steamer', 'garment steamer'),
  means('vac', 'vacuum'),
  means('hoover', 'vacuum'),
  means('vacuum cleaner', 'vacuum'),
  means('cordless vacuum', 'stick vacuum'),
  means('robovac', 'robot vacuum'),
];

const CLIMATE: readonly Synonym[] = [
  // a portable one is an air conditioner and no split system
  means('air conditioner', 'split system'),
  means('aircon', 'air conditioner', 'split system'),
  means('air con', 'air conditioner', 'split system'),
  means('reverse cycle', 'split system'),
  means('evap cooler', 'evaporative cooler'),
  means('oil heater', 'oil column heater'),
];

const SCREENS_AND_SOUND: readonly Synonym[] = [
  same('television', 'television', 'tv', 'telly'),
  same('soundbar', 'soundbar', 'sound bar'),
  same('earbuds', 'earbuds', 'earphones', 'in-ear headphones', 'ear buds'),
  means('bluetooth speaker', 'portable speaker'),
  means('wireless speaker', 'portable speaker'),
  same('turntable', 'turntable', 'record player'),
  means('amplifier', 'receiver'),
];

const COMPUTERS_AND_PHONES: readonly Synonym[] = [
  same('laptop', 'laptop', 'notebook'),
  means('mobile', 'phone'),
  means('mobile phone', 'phone'),
  means('cell phone', 'phone'),
  means('smartphone', 'phone'),
  same('smart-watch', 'smart watch', 'smartwatch'),
  means('fitness tracker', 'fitness band'),
  same('e-reader', 'e-reader', 'ereader', 'ebook reader'),
  means('modem', 'router'),
  same('wi-fi', 'wi-fi', 'wifi'),
  means('hard disk', 'hard drive'),
  means('battery pack', 'power bank'),
  same('power-bank', 'power bank', 'powerbank'),
];

const HOME: readonly Synonym[] = [
  same('globe', 'globe', 'bulb'),
  means('cctv', 'security camera'),
  means('doorbell camera', 'video doorbell'),
  means('gamepad', 'controller'),
  means('stainless steel', 'stainless'),
  means('grey', 'graphite'),
  means('gray', 'graphite'),
];

/** What shoppers in Australia say, in the words of the catalogue. */
export const SYNONYMS: readonly Synonym[] = [
  ...KITCHEN,
  ...BENCH,
  ...LAUNDRY_AND_FLOORS,
  ...CLIMATE,
  ...SCREENS_AND_SOUND,
  ...COMPUTERS_AND_PHONES,
  ...HOME,
];
