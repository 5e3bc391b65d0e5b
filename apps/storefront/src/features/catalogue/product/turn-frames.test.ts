import { describe, expect, it } from 'vitest';
import { degreesOf, frameAfterDrag } from './turn-frames.ts';

describe('frameAfterDrag', () => {
  it.each([
    ['nowhere', 0, 5],
    ['a quarter to the left', -100, 11],
    ['a quarter to the right, past the first', 100, 23],
    ['the whole way round', 400, 5],
    ['the whole way and a quarter back', -500, 11],
    ['less than half a frame', 8, 5],
  ])('moves by %s', (_, moved, frame) => {
    expect(frameAfterDrag(24, 5, moved, 400)).toBe(frame);
  });

  it('stays where it is while the stage has no width', () => {
    expect(frameAfterDrag(24, 5, 100, 0)).toBe(5);
  });
});

it('says a frame as whole degrees', () => {
  expect([0, 1, 6, 23].map((frame) => degreesOf(frame, 24))).toEqual([0, 15, 90, 345]);
  expect(degreesOf(1, 36)).toBe(10);
});
