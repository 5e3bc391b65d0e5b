import type { EnergyLabel } from '@wattle/domain/energy';
import { describe, expect, it } from 'vitest';
import { costWords, figureOf, labelSentence } from './energy-label.ts';

const label: EnergyLabel = {
  stars: 3.5,
  of: 6,
  brand: 'Nordholm',
  model: 'NF637XS',
  type: 'Refrigerator',
  standard: 'AS/NZS 4474',
  use: { kind: 'year', kwh: 498 },
};

describe('labelSentence', () => {
  it('says the whole label', () => {
    expect(labelSentence(label)).toBe(
      'Energy rating label: 3.5 of 6 stars, energy consumption 498 kWh per year. Nordholm NF637XS, refrigerator. Tested to AS/NZS 4474.',
    );
  });
  it('leaves out what is not known', () => {
    expect(labelSentence({ ...label, standard: null, use: null })).toBe(
      'Energy rating label: 3.5 of 6 stars. Nordholm NF637XS, refrigerator.',
    );
  });
});

describe('figureOf', () => {
  it.each([
    [{ kind: 'year', kwh: 1204 } as const, { heading: 'Energy consumption', value: '1,204', unit: 'kWh per year' }],
    [
      { kind: 'full-power', kilowatts: 1.62 } as const,
      { heading: 'Power used at full strength', value: '1.6', unit: 'kW' },
    ],
  ])('of %j', (use, expected) => {
    expect(figureOf(use)).toEqual(expected);
  });
});

describe('costWords', () => {
  it.each([
    [{ per: 'year', dollars: 164, centsPerKwh: 33 } as const, '$164 a year to run at 33c a kWh'],
    [{ per: 'hour', cents: 53, centsPerKwh: 33 } as const, '53c an hour at full strength, at 33c a kWh'],
  ])('of %j', (cost, expected) => {
    const { amount, basis } = costWords(cost);
    expect(`${amount} ${basis}`).toBe(expected);
  });
});
