import { describe, expect, it } from 'vitest';
import { SAMPLE_PRODUCT } from '../structured-data/testing/sample-product.ts';
import { energyLabelOf } from './energy-label.ts';

const label = (attributes: Readonly<Record<string, string | number>>, code = 'frenchDoorFridges', name = 'Fridges') =>
  energyLabelOf({ ...SAMPLE_PRODUCT, attributes, family: { code, name } });

describe('energyLabelOf', () => {
  it('says what the data says: stars, use, brand, model, kind and standard', () => {
    expect(label({ energyStars: 3.5, energyKwhYear: 498 })).toEqual({
      stars: 3.5,
      of: 6,
      brand: SAMPLE_PRODUCT.brand.name,
      model: SAMPLE_PRODUCT.productSku,
      type: 'Refrigerator',
      standard: 'AS/NZS 4474',
      use: { kind: 'year', kwh: 498 },
    });
  });
  it.each([
    [1, 6],
    [6, 6],
    [6.5, 10],
    [7, 10],
    [10, 10],
  ])('has %d stars on a scale of %d', (energyStars, of) => {
    expect(label({ energyStars })?.of).toBe(of);
  });
  it.each([
    [3.4, 3],
    [3.9, 3.5],
    [12, 10],
  ])('shows %d as %d stars: whole and half ones, ten at most', (energyStars, stars) => {
    expect(label({ energyStars })?.stars).toBe(stars);
  });
  it.each([
    {},
    { energyStars: '4' },
    { energyStars: 0 },
    { energyStars: 0.2 },
    { energyStars: -1 },
    { energyStars: Number.NaN },
  ])('is not there for %j', (attributes) => {
    expect(label(attributes)).toBeNull();
  });
  it.each([
    ['barFridges', 'Bar fridge', 'AS/NZS 4474'],
    ['chestFreezers', 'Chest freezer', 'AS/NZS 4474'],
    ['uprightFreezers', 'Freezer', 'AS/NZS 4474'],
    ['frontLoadWashers', 'Clothes washer', 'AS/NZS 2040'],
    ['topLoadWashers', 'Clothes washer', 'AS/NZS 2040'],
    ['washerDryers', 'Washer dryer', 'AS/NZS 2040'],
    ['ventedDryers', 'Clothes dryer', 'AS/NZS 2442'],
    ['monitors', 'Computer monitor', 'AS/NZS 5815'],
    ['heatPumpDryers', 'Heat pump dryer', 'AS/NZS 2442'],
    ['dishwashers', 'Dishwasher', 'AS/NZS 2007'],
    ['televisions', 'Television', 'AS/NZS 62087'],
    ['splitSystems', 'Air conditioner', 'AS/NZS 3823'],
  ])('names the kind and the standard of %s', (code, type, standard) => {
    expect(label({ energyStars: 4 }, code)).toMatchObject({ type, standard });
  });
  it('takes the words of a product before those of its family, and the name of a family that it does not know', () => {
    const own = { energyStars: 4, energyType: 'Cool drawer', energyStandard: 'AS/NZS 1' };
    expect(label(own)).toMatchObject({ type: 'Cool drawer', standard: 'AS/NZS 1' });
    expect(label({ energyStars: 4 }, 'poolPumps', 'Pool pumps')).toMatchObject({ type: 'Pool pumps', standard: null });
  });
  it.each([
    ['energy over a year', { energyKwhYear: 331, inputKw: 2 }, { kind: 'year', kwh: 331 }],
    ['power at full strength', { inputKw: 1.62 }, { kind: 'full-power', kilowatts: 1.62 }],
    ['power where its energy is no number', { energyKwhYear: '331', inputKw: 2 }, { kind: 'full-power', kilowatts: 2 }],
    ['power where it uses none', { energyKwhYear: 0, inputKw: 0.5 }, { kind: 'full-power', kilowatts: 0.5 }],
    ['less than one', { energyKwhYear: 0.5 }, { kind: 'year', kwh: 0.5 }],
    ['nothing', {}, null],
    ['nothing where its power is none', { inputKw: 0 }, null],
    ['nothing where its power is no number', { inputKw: '2' }, null],
  ])('knows the use by %s', (_, attributes, use) => {
    expect(label({ energyStars: 4, ...attributes })?.use).toEqual(use);
  });
});
