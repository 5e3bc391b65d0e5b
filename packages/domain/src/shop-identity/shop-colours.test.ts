import { describe, expect, it } from 'vitest';
import { contrast, findColourProblems, shopPalette } from './shop-colours.ts';

describe('contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0f3d31', '#ffffff', 12.1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('the palette', () => {
  it('puts dark text on a light action and white text on a dark one', () => {
    expect(shopPalette({ frame: '#12264f', action: '#ffd23f' })['on-action']).toBe(
      shopPalette({ frame: '#12264f', action: '#ffd23f' })['frame-950'],
    );
    expect(shopPalette({ frame: '#12264f', action: '#a3123f' })['on-action']).toBe('#ffffff');
  });
});

describe('findColourProblems', () => {
  it.each([
    ['a dark frame and a light action', '#12264f', '#ffd23f', []],
    ['the colours of the stylesheet', '#0f3d31', '#f6bc2c', []],
    ['a light frame', '#9fb8d8', '#ffd23f', ['frame', 'action']],
    ['an action as dark as the frame', '#12264f', '#1b2f5c', ['action']],
  ])('%s', (_, frame, action, fields) => {
    const found = findColourProblems({ frame, action });
    expect([...new Set(found.map(({ field }) => field))]).toEqual(fields);
    for (const { ratio, needs } of found) expect(ratio).toBeLessThan(needs);
  });
});
