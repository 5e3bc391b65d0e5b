import { checkFit, type FitNeeds, type FitSpace } from '@wattle/domain/fit';
import { describe, expect, it } from 'vitest';
import { introWords, neededWords, verdictWords } from './fit-answer.ts';

const fridge: FitNeeds = {
  noun: 'fridge',
  widthMm: 908,
  heightMm: 1780,
  depthMm: 748,
  sideMm: 20,
  aboveMm: 50,
  behindMm: 0,
  isBuiltIn: false,
};
const washer: FitNeeds = { ...fridge, noun: 'washer', widthMm: 600, heightMm: 850, depthMm: 612, behindMm: 50 };
const oven: FitNeeds = { ...fridge, noun: 'oven', widthMm: 596, heightMm: 597, depthMm: 565, isBuiltIn: true };

const words = (needs: FitNeeds, space: FitSpace) => {
  const answer = checkFit(needs, space);
  if (!answer) throw new Error('Nothing was measured.');
  const { lead, rest } = verdictWords(needs, answer);
  return `${lead} ${rest}`;
};

describe('verdictWords', () => {
  it.each([
    [
      'fits, standing out',
      fridge,
      { width: 950, height: 1840, depth: 720 },
      'Yes, with 2 mm to spare. 21 mm each side and 60 mm above. It stands 28 mm proud of a 720 mm deep space.',
    ],
    [
      'fits exactly',
      fridge,
      { width: 948, height: 1830, depth: 748 },
      'Yes, exactly. 20 mm each side and 50 mm above.',
    ],
    [
      'fits as far as is known',
      fridge,
      { width: 960, height: null, depth: null },
      'Yes, so far. 26 mm each side. Enter the height and depth too.',
    ],
    [
      'fits, with hoses behind it',
      washer,
      { width: 700, height: 900, depth: 600 },
      'Yes, exactly. 50 mm each side and 50 mm above. It stands 62 mm proud of a 600 mm deep space, with 50 mm behind it.',
    ],
    [
      'is too wide and too high',
      fridge,
      { width: 940, height: 1800, depth: 700 },
      'No, it needs 8 mm more width and 30 mm more height. It takes a space 948 mm wide and 1,830 mm high: 20 mm of air on each side and 50 mm above.',
    ],
    [
      'is too deep to be built in',
      { ...oven, sideMm: 2, aboveMm: 3 },
      { width: 600, height: 600, depth: 550 },
      'No, it needs 15 mm more depth. It takes a space 600 mm wide, 600 mm high and 565 mm deep.',
    ],
  ])('of what %s', (_, needs, space, expected) => {
    expect(words(needs, space)).toBe(expected);
  });
});

describe('neededWords', () => {
  it('names the air on each side, above and behind', () => {
    expect(neededWords(washer)).toBe(
      'It takes a space 640 mm wide and 900 mm high: 20 mm of air on each side, 50 mm above and 50 mm behind.',
    );
  });
});

describe('introWords', () => {
  it.each([
    [fridge, 'Enter the space you have. We check the fridge and the air around it.'],
    [oven, 'Enter the space you have. We check the oven.'],
  ])('asks for the space', (needs, expected) => {
    expect(introWords(needs)).toBe(expected);
  });
});
