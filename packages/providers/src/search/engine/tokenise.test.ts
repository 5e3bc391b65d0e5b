import { describe, expect, it } from 'vitest';
import { indexWords } from './index-words.ts';
import { tokenise } from './tokenise.ts';

const words = (text: string) => tokenise(text).map(({ token }) => token);

describe('tokenise', () => {
  it.each([
    ['small letters, no accents', 'Café CRÈME Østerlund', ['cafe', 'creme', 'osterlund']],
    ['apostrophes belong to their word', "Frenchman's Cap", ['frenchmans', 'cap']],
    ['decimals and thousands stay whole', '3.5 stars, 1,200 W', ['3.5', 'stars', '1200', 'w']],
    ['a number and its unit are two words', '637L', ['637', 'l']],
    ['units have one name', '55 inches, 637 litres, 9 kilograms', ['55', 'inch', '637', 'l', '9', 'kg']],
    ['a double quote after a number is the inch', '55" TV', ['55', 'inch', 'tv']],
    ['a word that is a unit elsewhere is itself without a number', 'in store', ['in', 'store']],
    ['a model number is no number with a unit', '55c3', ['55c3']],
    ['nothing', ' -- ', []],
  ])('%s', (_, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('says where each word stands in the text', () => {
    const text = 'Café "Créma" 637L';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Café', 'Créma', '637', 'L']);
  });
});

describe('indexWords', () => {
  const none = () => false;
  it('has a hyphenated word also as one, at the place of its first part', () => {
    const { tokens, positions, length } = indexWords('Kettle WTG-7900 Wi-Fi', false, none);
    expect(tokens).toEqual(['kettle', 'wtg', '7900', 'wtg7900', 'wi', 'fi', 'wifi']);
    expect(positions).toEqual([0, 1, 2, 1, 3, 4, 3]);
    expect(length).toBe(5);
  });
  it('has a code also without its spaces', () => {
    expect(indexWords('RF 28 R 7351', true, none).tokens).toContain('rf28r7351');
    expect(indexWords('RF 28 R 7351', false, none).tokens).not.toContain('rf28r7351');
  });
});
