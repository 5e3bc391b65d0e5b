import { describe, expect, it } from 'vitest';
import type { DeliveryRules } from './delivery-rules.ts';
import { servicesTo } from './services-to.ts';
import { SAMPLE_RULES } from './testing/sample-rules.ts';
import { SCHEDULED_RULES } from './testing/scheduled-rules.ts';

describe('servicesTo', () => {
  it.each([
    ['3056', 9, 69],
    ['6000', 9, 99],
    ['0872', 19.95, undefined],
    ['6799', undefined, undefined],
    ['2000', undefined, undefined],
    ['56', undefined, undefined],
  ])('is what a parcel and something big cost to %s', (postcode, parcel, truck) => {
    const found = servicesTo(SAMPLE_RULES, postcode);
    expect(found.parcel?.price).toBe(parcel);
    expect(found.bigAndBulky?.price).toBe(truck);
  });

  it('says no more than a price needs', () => {
    expect(servicesTo(SAMPLE_RULES, '3056').parcel).toEqual({ name: 'Parcel', price: 9, freeFrom: 99 });
  });

  it('names the days that can be picked and what each costs beyond the service', () => {
    const { express, schedule, parcelMaxKg } = servicesTo(SCHEDULED_RULES, '3056');
    expect(express).toEqual({ name: 'Express parcel', price: 19, freeFrom: null });
    expect(schedule?.bigAndBulky).toEqual([
      { weekday: 0, extra: 0 },
      { weekday: 1, extra: 0 },
      { weekday: 2, extra: -20 },
      { weekday: 3, extra: -20 },
      { weekday: 4, extra: 0 },
      { weekday: 5, extra: 20 },
    ]);
    expect(schedule?.parcel?.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4]);
    expect(parcelMaxKg).toBe(22);
  });

  it('has no days for a size that has none, or that is not brought there', () => {
    const [metro, ...others] = SCHEDULED_RULES.zones;
    if (!metro) throw new Error('The sample has a zone.');
    const rules: DeliveryRules = { ...SCHEDULED_RULES, zones: [{ ...metro, bigAndBulky: null }, ...others] };
    expect(servicesTo(rules, '3056').schedule?.bigAndBulky).toBeNull();
    expect(servicesTo(SCHEDULED_RULES, '3550')).not.toHaveProperty('schedule');
  });
});
