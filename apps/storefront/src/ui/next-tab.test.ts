import { describe, expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, 1],
  ])('%s at %i of 3 leads to %i', (key, at, next) => {
    expect(nextTab(key, at, 3)).toBe(next);
  });
});
