import { expect, it } from 'vitest';
import { starSteps } from './star-steps.ts';

it('offers whole stars that divide what is there, best first', () => {
  expect(starSteps({ min: 2, max: 5.5 }, null)).toEqual([5, 4, 3]);
  expect(starSteps({ min: 2.5, max: 3 }, null)).toEqual([3]);
  expect(starSteps({ min: 3, max: 3 }, null)).toEqual([]);
});
it('keeps what was chosen', () => {
  expect(starSteps({ min: 3, max: 5 }, 2)).toEqual([5, 4, 2]);
});
