import { describe, expect, it } from 'vitest';
import { rangeStep } from './range-step.ts';

describe('rangeStep', () => {
  it.each([
    [[2, 5, 900], 1],
    [[2.5, 3, 6], 0.5],
    [[0.3, 1.7], 0.1],
    [[0.25], 0.1],
    [[], 1],
  ])('meets every one of %j with steps of %d', (values, step) => {
    expect(rangeStep(values)).toBe(step);
  });
});
