import { FACET, group, OPEN_FACET, options, range } from './attribute.ts';

// One code for one meaning in every family: facets, comparison and pictures read them across families.
export const WIDTH = range('widthMm', 'Width', 'mm', FACET);
export const HEIGHT = range('heightMm', 'Height', 'mm', FACET);
export const DEPTH = range('depthMm', 'Depth', 'mm', FACET);
export const WEIGHT = range('weightKg', 'Weight', 'kg');
export const ENERGY_STARS = range('energyStars', 'Energy rating', 'stars', OPEN_FACET);
export const ENERGY_USE = range('energyKwhYear', 'Energy consumption', 'kWh a year', FACET);
export const NOISE = range('noiseDb', 'Noise', 'dB(A)', FACET);
export const POWER = range('powerW', 'Power', 'W', FACET);
export const CAPACITY_L = range('capacityL', 'Capacity', 'L', OPEN_FACET);
export const CAPACITY_KG = range('capacityKg', 'Capacity', 'kg', OPEN_FACET);
export const SCREEN = range('screenInches', 'Screen size', 'inch', OPEN_FACET);
export const BATTERY_HOURS = range('batteryHours', 'Battery life', 'hours', FACET);
export const CORD = range('cordM', 'Cord length', 'm');

export const FINISH = options('finish', 'Finish', OPEN_FACET);
/** The same code with the word that people use for things that are not cabinets. */
export const COLOUR = options('finish', 'Colour', FACET);

export const SIZE_GROUP = group('size', 'Size and weight', WIDTH, HEIGHT, DEPTH, WEIGHT);
/** For small things nobody filters by size. */
export const SMALL_SIZE_GROUP = group(
  'size',
  'Size and weight',
  range('widthMm', 'Width', 'mm'),
  range('heightMm', 'Height', 'mm'),
  range('depthMm', 'Depth', 'mm'),
  WEIGHT,
);
export const COVER_GROUP = group(
  'cover',
  'Cover',
  range('warrantyYears', "Manufacturer's Warranty", 'years', FACET),
  options('countryOfDesign', 'Country of design'),
);
