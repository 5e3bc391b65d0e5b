import { describe, expect, it } from 'vitest';
import { thingOf } from './thing-of.ts';
import { tokenise } from './tokenise.ts';

const CALLED = new Set(['playstation', 'ssd', 'case', 'laptop', 'fridge', 'pro', 'pad', 'mouse', 'drive']);

function thingIn(query: string): string | undefined {
  const words = tokenise(query);
  return words[thingOf(words, (position) => CALLED.has(words[position]?.token ?? ''))]?.token;
}

describe('thingOf', () => {
  it.each([
    ['the last word', 'mouse pad', 'pad'],
    ['a single word, called or not', 'ipod', 'ipod'],
    ['before a number', 'playstation 4', 'playstation'],
    ['before a model', 'laptop dv7', 'laptop'],
    ['before an amount with its unit', 'ssd 512 gb', 'ssd'],
    ['a unit that follows no number is a word', 'drive gb', 'drive'],
    ['before what it is for', 'case for laptop', 'case'],
    ['before what it has', 'fridge with pad', 'fridge'],
    ['a link at the start links nothing', 'to fridge', 'fridge'],
    ['before a word that nothing is called', 'fridge quiet', 'fridge'],
    ['the last word where nothing is called any of them', 'quiet gadget', 'gadget'],
  ])('is %s', (_, query, thing) => {
    expect(thingIn(query)).toBe(thing);
  });
});
