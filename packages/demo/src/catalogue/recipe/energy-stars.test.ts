import { describe, expect, it } from 'vitest';
import {
  dishwasherKwh,
  dryerKwh,
  freezerKwh,
  fridgeKwh,
  monitorKwh,
  screenAreaCm2,
  televisionKwh,
  washerKwh,
} from './energy-stars.ts';

describe('the energy label', () => {
  it('starts at the base energy use of one star', () => {
    expect(washerKwh(8, 1, 0)).toBe(920);
    expect(dryerKwh(8, 1, 0)).toBe(424);
    expect(dishwasherKwh(15, 1, 0)).toBe(720);
  });

  it('gives figures like those on labels in shops', () => {
    expect(washerKwh(9, 5, 0)).toBe(294);
    expect(dryerKwh(8, 7, 0)).toBe(160);
    expect(dishwasherKwh(15, 4, 0)).toBe(247);
    expect(fridgeKwh(421, 216, 3.5, 0)).toBeGreaterThan(440);
    expect(fridgeKwh(421, 216, 3.5, 0)).toBeLessThan(500);
    expect(freezerKwh(158, 2.5, 0)).toBeGreaterThan(280);
    expect(freezerKwh(158, 2.5, 0)).toBeLessThan(330);
    expect(televisionKwh(65, 4, 0)).toBeGreaterThan(500);
    expect(televisionKwh(65, 4, 0)).toBeLessThan(600);
    expect(monitorKwh(screenAreaCm2(27), 5, 0)).toBeLessThan(120);
  });

  it('uses less with every star, and more with every litre', () => {
    for (let stars = 1; stars < 6; stars += 0.5) {
      expect(fridgeKwh(300, 100, stars + 0.5, 0.5)).toBeLessThan(fridgeKwh(300, 100, stars, 0.5));
    }
    expect(fridgeKwh(400, 100, 3, 0.5)).toBeGreaterThan(fridgeKwh(300, 100, 3, 0.5));
  });

  it('measures a screen by its diagonal and shape', () => {
    expect(Math.round(screenAreaCm2(65))).toBe(11_647);
    expect(screenAreaCm2(34, 21, 9)).toBeLessThan(screenAreaCm2(34));
  });
});
