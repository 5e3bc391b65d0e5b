import { describe, expect, it } from 'vitest';
import { spaceAcross, widestAcross } from './space-across.ts';

describe('a space and what fits it', () => {
  it.each([
    [908, 20, 948],
    [598, 1, 600],
    [600, 0, 600],
  ])('%d mm with %d mm on each side is %d mm', (width, side, space) => {
    expect(spaceAcross(width, side)).toBe(space);
    expect(widestAcross(space, side)).toBe(width);
  });
});
