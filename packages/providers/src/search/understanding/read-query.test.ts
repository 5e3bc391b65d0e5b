import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';
import { Vocabulary } from './vocabulary.ts';

const kind = (name: string) => ({ name, kind: { label: name, anyOf: [`categoryIds:${name}`] } });

const vocabulary = new Vocabulary({
  kinds: [
    'Fridges',
    'Washing machines',
    'Dryers',
    'Televisions',
    'Television brackets',
    'Toasters and sandwich presses',
    'Dishwashers',
    'Gas and ceramic cooktops',
  ].map(kind),
  brands: ['Nordholm'],
  absentBrands: [
    { objectID: 'samsung', brand: 'Samsung', words: ['samsung'], kind: 'television' },
    { objectID: 'tap', brand: 'taps', words: ['tap', 'tv bracket arm'], kind: '', isThing: true },
    { objectID: 'nordholm', brand: 'Nordholm', words: ['nordholm'], kind: 'fridge' },
  ],
  synonyms: [
    { objectID: 'tv', type: 'synonym', synonyms: ['television', 'tv'] },
    { objectID: 'fridge', type: 'synonym', synonyms: ['fridge', 'refrigerator'] },
    { objectID: 'tap-press', type: 'oneWaySynonym', input: 'tap press', synonyms: ['sandwich press'] },
    { objectID: 'no-frost', type: 'oneWaySynonym', input: 'no frost', synonyms: ['frost free'] },
    { objectID: 'small', type: 'oneWaySynonym', input: 'small appliances', synonyms: ['sandwich press'] },
    { objectID: 'grey', type: 'oneWaySynonym', input: 'grey', synonyms: ['graphite'] },
  ],
  looks: ['Black', 'Stainless steel', 'Graphite'],
  descriptions: ['Bluetooth 5.3', 'Freestanding', 'Loader'],
  questions: ['delivery'],
});

const read = (text: string, known: readonly string[] = []) =>
  readQuery(text, vocabulary, { has: (word) => known.includes(word), findSpelling: () => undefined });
const kindOf = (text: string) => read(text).kinds[0]?.kind.label;

describe('the spelling of a search', () => {
  it.each([
    ['refridgerator', 'refrigerator'],
    ['washing mashine', 'washing machine'],
    ['washing masheen 8kg', 'washing machine 8kg'],
    ['Televison', 'television'],
    ['delivry', 'delivery'],
    ['samsumg tv', 'samsung tv'],
    ['washin machine', 'washing machine'],
    ['bluetoth fridge', 'bluetooth fridge'],
    ['freestandng', 'freestanding'],
    ['sandwch', 'sandwich'],
    ['dish washa', 'dishwasher'],
    ['washin machene', 'washing machine'],
  ])('%s is %s', (typed, corrected) => {
    expect(read(typed).corrected).toBe(corrected);
  });

  it.each([
    'fridge',
    'fridges',
    'freestanding dishwasher',
    'washing mach',
    'blue tooth',
    'dish washer',
    'nf637xs',
    'zzqqxx',
  ])('%s is left as it is', (typed) => {
    expect(read(typed)).toMatchObject({ corrected: null, offers: [] });
  });

  it('does not touch a word that products have', () => {
    expect(read('dishwashor', ['dishwashor']).corrected).toBeNull();
    expect(read('dishwashor').corrected).toBe('dishwasher');
  });

  it.each([
    ['ladder', 'loader'],
    ['dress', 'dryers'],
  ])('%s is not taken for %s: alone that names nothing, or only sounds like it', (typed, other) => {
    expect(read(typed)).toMatchObject({ corrected: null, offers: [other] });
  });

  it('is offered where a short word may be another', () => {
    expect(read('dyer')).toMatchObject({ corrected: null, offers: ['dryer'] });
  });
});

describe('the kind that a search names', () => {
  it.each([
    ['fridge', 'Fridges'],
    ['black refrigerators', 'Fridges'],
    ['washing mach', 'Washing machines'],
    ['dish washers', 'Dishwashers'],
    ['tv', 'Televisions'],
    ['tv bracket', 'Television brackets'],
    ['bracket for tv', 'Televisions'],
    ['sandwich press', 'Toasters and sandwich presses'],
    ['ceramic cooktop', 'Gas and ceramic cooktops'],
    ['gas cooktops', 'Gas and ceramic cooktops'],
    ['lawn mower', undefined],
    ['dryer and washing machine', 'Dryers and washing machines'],
    ['fridge or tv', 'Fridges and televisions'],
    ['toasters and sandwich presses', 'Toasters and sandwich presses'],
    ['fridge without dryer', 'Fridges'],
    ['refriger', 'Fridges'],
    ['dryer appliances', 'Dryer appliances'],
    ['small appliances', 'Small appliances'],
  ])('%s names %s', (text, label) => {
    expect(kindOf(text)).toBe(label);
  });
});

describe('words with a meaning', () => {
  it('are told apart from the words that are left', () => {
    const reading = read('a quiet black samsung dishwasher in stock under $900 60cm wide');
    expect(reading.qualities.map(({ quality }) => quality.about)).toEqual(['noise']);
    expect(reading.looks.map(({ words }) => words)).toEqual([[['black']]]);
    expect(reading.absentBrand?.row.brand).toBe('Samsung');
    expect(reading.toggles.map(({ toggle }) => toggle)).toEqual(['inStock']);
    expect(reading.amounts).toMatchObject([
      { quantity: 'price', most: 900 },
      { unit: 'cm', about: 60, side: 'width' },
    ]);
    expect(reading.fillers).toEqual([0]);
  });

  it('a colour may have another name, and two words', () => {
    expect(read('grey fridge').looks).toMatchObject([{ words: [['graphite']] }]);
    expect(read('stainless steel fridge').looks).toMatchObject([{ words: [['stainless', 'steel']] }]);
  });

  it.each([
    ['fridge not black', [{ from: 1, to: 3, looks: [[['black']]] }]],
    ['not stainless steel or grey fridge', [{ from: 0, to: 5, looks: [[['stainless', 'steel']], [['graphite']]] }]],
    ['fridge without ice maker under $900', [{ from: 1, to: 4, looks: [], instead: null }]],
    ['no frost fridge', [{ from: 0, to: 2, instead: ['frost', 'free'] }]],
    ['washing machine not dryer', [{ from: 2, to: 4, looks: [] }]],
    ['fridge no more than $900', []],
    ['fridge not', []],
  ])('%s says what is not wanted', (text, refusals) => {
    const reading = read(text);
    expect(reading.refusals).toMatchObject(refusals);
    expect(reading.refusals).toHaveLength(refusals.length);
    expect(reading.looks).toEqual([]);
  });

  it.each([
    ['samsung s24 ultra', 3],
    ['samsung 24', 2],
    ['samsung ultra', 1],
    ['samsung s24 black', 2],
    ['samsung 24 tv', 1],
  ])('%s: the model belongs to the name that is not sold', (text, to) => {
    expect(read(text).absentBrand).toMatchObject({ from: 0, to });
  });

  it.each([
    ['tap', 'taps'],
    ['tv bracket arm', 'taps'],
    ['tap washer dryer', null],
    ['tap press', null],
  ])(
    '%s: a thing that is not sold is more than a kind in its name, and less than a kind that it is in',
    (text, thing) => {
      expect(read(text).absentBrand?.row.brand ?? null).toBe(thing);
    },
  );

  it('a brand that is sold is not absent', () => {
    expect(read('nordholm fridge').absentBrand).toBeNull();
  });
});
