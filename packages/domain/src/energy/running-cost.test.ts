import { describe, expect, it } from 'vitest';
import { runningCost } from './running-cost.ts';

describe('runningCost', () => {
  it('is in whole dollars over a year', () => {
    expect(runningCost({ kind: 'year', kwh: 498 })).toEqual({ per: 'year', dollars: 164, centsPerKwh: 33 });
  });
  it('is rounded to the next dollar', () => {
    expect(runningCost({ kind: 'year', kwh: 305 })).toMatchObject({ dollars: 101 });
  });
  it('is in cents for an hour at full strength', () => {
    expect(runningCost({ kind: 'full-power', kilowatts: 1.62 })).toEqual({ per: 'hour', cents: 53, centsPerKwh: 33 });
  });
  it('is rounded to the next cent', () => {
    expect(runningCost({ kind: 'full-power', kilowatts: 1.63 })).toMatchObject({ cents: 54 });
  });
  it('follows the price of electricity', () => {
    expect(runningCost({ kind: 'year', kwh: 100 }, 40)).toMatchObject({ dollars: 40, centsPerKwh: 40 });
  });
  it('of what is not known is not known', () => {
    expect(runningCost(null)).toBeNull();
  });
});
