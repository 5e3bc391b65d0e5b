import { describe, expect, it } from 'vitest';
import type { AttributeType, Family, FamilyAttribute } from './entities.ts';
import { formatAttribute, formatNamed, productFacts, sizeFilters } from './product-facts.ts';

const attribute = (code: string, suffix: string, type: AttributeType = 'RANGE', prefix = ''): FamilyAttribute => ({
  code,
  name: code,
  prefix,
  suffix,
  type,
  enable: true,
  heading: code,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: false,
});

const family = (...attributes: FamilyAttribute[]): Family => ({
  code: 'washer',
  name: 'Washers',
  groups: [{ code: 'all', name: 'All', attributes }],
});

describe('an attribute beside its name', () => {
  it.each([
    ['Memory', 'GB memory', 16, '16 GB'],
    ['Storage', 'GB storage', 1024, '1 TB'],
    ['Storage', 'GB storage', 4000, '4 TB'],
    ['Storage', 'GB storage', 512, '512 GB'],
    ['Noise', 'dB(A)', 39, '39 dB(A)'],
    ['Heat settings', ' settings', 3, '3'],
    ['Water tank', ' L tank', 2.2, '2.2 L'],
    ['Driver', ' mm drivers', 40, '40 mm'],
    ['Battery life with the case', ' hours with the case', 30, '30 hours'],
    ['Battery life', ' hours', 9, '9 hours'],
  ])('%s of %s says %s once', (name, suffix, value, words) => {
    expect(formatNamed({ ...attribute('x', suffix), name }, value)).toBe(words);
  });
  it('alone keeps its word, and counts terabytes as its name does', () => {
    expect(formatAttribute(attribute('memoryGb', 'GB memory'), 16)).toBe('16 GB memory');
    expect(formatAttribute(attribute('storageGb', 'GB storage'), 2048)).toBe('2 TB storage');
    expect(formatAttribute(attribute('storageGb', 'GB storage'), 1500)).toBe('1,500 GB storage');
  });
});

describe('productFacts', () => {
  const washer = family(
    attribute('energyStars', 'stars'),
    attribute('widthMm', 'mm'),
    attribute('programs', ''),
    attribute('finish', '', 'OPTIONS'),
    attribute('capacityKg', 'kg'),
    attribute('noiseDb', 'dB(A)'),
    attribute('spinRpm', 'rpm'),
  );
  it('takes the first two figures with a unit that are not shown elsewhere', () => {
    const values = {
      energyStars: 5,
      widthMm: 600,
      programs: 16,
      finish: 'White',
      capacityKg: 9,
      spinRpm: 1400,
      noiseDb: 49,
    };
    expect(productFacts(washer, values)).toEqual(['9 kg', '49 dB(A)']);
  });
  it('takes an amount by what stands before it, and names that only begin or end like one shown elsewhere', () => {
    const dryer = family(attribute('model', 'x'), attribute('modelYear', 'AD'), attribute('cost', '', 'RANGE', '$'));
    expect(productFacts(dryer, { model: 7, modelYear: 2026, cost: 164 })).toEqual(['2,026 AD', '$164']);
    const tub = family(attribute('widthMm', 'mm'), attribute('tubwidthMm', 'mm'), attribute('door', 'wide', 'OPTIONS'));
    expect(productFacts(tub, { widthMm: 600, tubwidthMm: 400, door: 'Left' })).toEqual(['400 mm']);
  });
  it('leaves out what is not known', () => {
    expect(productFacts(washer, { spinRpm: 1400 })).toEqual(['1,400 rpm']);
  });
});

describe('formatAttribute', () => {
  it.each([
    [attribute('litres', 'L'), 637.25, '637.3 L'],
    [attribute('cost', ' a year', 'RANGE', '$'), 164, '$164 a year'],
    [attribute('cover', 'years'), 1, '1 year'],
    [attribute('cover', ' years'), 1, '1 year'],
    [attribute('cover', 'years'), 2, '2 years'],
    [attribute('wifi', ''), false, 'No'],
    [attribute('inputs', ''), ['HDMI', 'Optical'], 'HDMI, Optical'],
  ])('writes %o', (of, value, text) => {
    expect(formatAttribute(of, value)).toBe(text);
  });
});

describe('the filters for products of about the same size', () => {
  const sized = (changes: Partial<FamilyAttribute> = {}) => ({
    ...attribute('capacityL', 'L'),
    minQueryParam: 'minCapacity',
    maxQueryParam: 'maxCapacity',
    initiallyExpanded: true,
    ...changes,
  });
  it('are a range around the first figure that its family filters by in the open', () => {
    const fridge = family(attribute('energyStars', 'stars'), attribute('noiseDb', 'dB(A)'), sized());
    expect(sizeFilters(fridge, { energyStars: 4, capacityL: 600, noiseDb: 39 })).toEqual([
      ['minCapacity', '510'],
      ['maxCapacity', '690'],
    ]);
  });
  it.each([
    ['its size is unknown', sized(), {}],
    ['its size is no facet', sized({ enable: false }), { capacityL: 600 }],
    ['it has only other figures', sized({ initiallyExpanded: false }), { capacityL: 600 }],
    ['its facet has no ends', sized({ minQueryParam: null }), { capacityL: 600 }],
  ])('are none where %s', (_, own, values) => {
    expect(sizeFilters(family(own), values)).toEqual([]);
  });
});
