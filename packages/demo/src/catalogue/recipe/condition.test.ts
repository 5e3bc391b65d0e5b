import { describe, expect, it } from 'vitest';
import { parseCondition } from './condition.ts';
import { readAttributes } from './reader.ts';

const a = readAttributes({
  window: true,
  flat: false,
  widthMm: 640,
  sensor: 'APS-C',
  connection: '2.4 GHz and cable',
  finish: ['White', 'Sand'],
});

describe('parseCondition', () => {
  it.each([
    ['window', true],
    ['flat', false],
    ['!flat', true],
    ['widthMm?', true],
    ['lumens?', false],
    ['finish*', true],
    ['sensor*', false],
    ['sensor = Full frame | APS-C', true],
    ['sensor != APS-C', false],
    ['connection ^= 2.4', true],
    ['connection !^= 2.4', false],
    ['widthMm = 640', true],
    ['widthMm <= 640', true],
    ['widthMm < 640', false],
    ['widthMm > 639.5 & window', true],
    ['widthMm >= 641 & window', false],
  ])('reads %s', (words, holds) => {
    expect(parseCondition(words)(a)).toBe(holds);
  });

  it('does not guess about what a model does not have', () => {
    expect(() => parseCondition('places > 3')(a)).toThrow('places');
  });
});
