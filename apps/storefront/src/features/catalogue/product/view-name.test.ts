import { describe, expect, it } from 'vitest';
import { viewName } from './view-name.ts';

const named = (...alts: string[]) => alts.map((alt) => ({ alt }));
const fridge = 'Nordholm 637L French door fridge, stainless';

describe('viewName', () => {
  const images = named(
    `${fridge}, seen from the front`,
    `${fridge}, seen from an angle`,
    `${fridge}, drawn with its dimensions: 908 mm wide, 1,780 mm high`,
    `${fridge}, in a kitchen`,
  );
  it.each([
    [0, 'Seen from the front'],
    [1, 'Seen from an angle'],
    [2, 'Drawn with its dimensions'],
    [3, 'In a kitchen'],
  ])('of picture %i is %s', (index, words) => {
    expect(viewName(images, index)).toBe(words);
  });
  it('keeps whole words where pictures share none', () => {
    expect(viewName(named('A fridge', 'A freezer'), 1)).toBe('A freezer');
  });
  it('has nothing to tell apart in an only picture', () => {
    expect(viewName(named(fridge), 0)).toBe('');
    expect(viewName([], 0)).toBe('');
  });
});
