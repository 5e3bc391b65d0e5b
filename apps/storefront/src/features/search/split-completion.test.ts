import { describe, expect, it } from 'vitest';
import { splitCompletion } from './split-completion.ts';

/** Typed parts in brackets. */
const shown = (completion: string, typed: string) =>
  splitCompletion(completion, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('|');

describe('splitCompletion', () => {
  it.each([
    ['french door fridge', 'french', '[french]| door fridge'],
    ['french door fridge', 'French  DO', '[french do]|or fridge'],
    ['French door fridge', 'fr', '[Fr]|ench door fridge'],
    ['french door fridge', 'fridge fr', '[fr]|ench door |[fridge]'],
    ['french door fridge', 'door', 'french |[door]| fridge'],
    ['front load washer', 'oad', 'front load washer'],
    ['fridge freezer', 'frdge', 'fridge freezer'],
    ['kettle', '', 'kettle'],
    ['kettle', 'kettle', '[kettle]'],
  ])('%s for %s', (completion, typed, expected) => {
    expect(shown(completion, typed)).toBe(expected);
  });

  it('never loses or adds a letter, whatever is in it', () => {
    for (const text of ['<b>tv</b> & audio', 'a  b', 'İstanbul kettle', '50% off (new)']) {
      const parts = splitCompletion(text, 'i <b a ( ist');
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }
  });
});
