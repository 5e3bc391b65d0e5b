import { expect, it } from 'vitest';
import { starSteps } from './star-steps.ts';

const stars = (...args: Parameters<typeof starSteps>) => starSteps(...args).map((step) => step.stars);

it('offers whole stars that divide what is there, best first', () => {
  expect(stars({ min: 2, max: 5.5 }, null)).toEqual([5, 4, 3]);
  expect(stars({ min: 2.5, max: 3 }, null)).toEqual([3]);
  expect(stars({ min: 3, max: 3 }, null)).toEqual([]);
});
it('keeps what was chosen', () => {
  expect(stars({ min: 3, max: 5 }, 2)).toEqual([5, 4, 2]);
});
it('says how many have it', () => {
  expect(starSteps({ min: 3, max: 5, atLeast: { 3: 9, 4: 5, 5: 2 } }, null)).toEqual([
    { stars: 5, count: 2 },
    { stars: 4, count: 5 },
  ]);
});
