import { describe, expect, it } from 'vitest';
import { readQueryWords } from './query-words.ts';
import { readAmounts } from './read-amounts.ts';

const amountsOf = (text: string) =>
  readAmounts(readQueryWords(text)).map(({ quantity, unit, least, most, about }) => [
    quantity,
    unit,
    least,
    most,
    about,
  ]);

describe('amounts in a search', () => {
  it.each([
    ['fridge under $1,000', 'price', '', null, 1000, null],
    ['fridge less than 1000', 'price', '', null, 1000, null],
    ['laptop up to 1.5k', 'price', '', null, 1500, null],
    ['tv $2k', 'price', '', null, 2000, null],
    ['tv 900 dollars', 'price', '', null, 900, null],
    ['tv over 500', 'price', '', 500, null, null],
    ['$500 or less', 'price', '', null, 500, null],
    ['tv between 800 and 1200', 'price', '', 800, 1200, null],
    ['tv 800 to 1200', 'price', '', 800, 1200, null],
    ['tv $800 - $1,200', 'price', '', 800, 1200, null],
    ['around $100', 'price', '', 80, 120, null],
    ['fridge 900mm', 'measure', 'mm', null, null, 900],
    ['fridge under 700 mm', 'measure', 'mm', null, 700, null],
    ['8 kilo washer', 'measure', 'kg', null, null, 8],
    ['55" tv', 'measure', 'inch', null, null, 55],
    ['50-60 inch tv', 'measure', 'inch', 50, 60, null],
    ['fridge 500 litres or more', 'measure', 'l', 500, null, null],
    ['5 star dishwasher', 'star', 'star', 5, null, null],
    ['4 slice toaster', 'measure', 'slices', null, null, 4],
    ['laptop under a thousand', 'price', '', null, 1000, null],
    ['tv less than a grand', 'price', '', null, 1000, null],
    ['kettle fifty dollars', 'price', '', null, 50, null],
    ['tv under 2 grand', 'price', '', null, 2000, null],
    ['kettle under twenty five bucks', 'price', '', null, 25, null],
    ['tv between five hundred and a thousand', 'price', '', 500, 1000, null],
    ['fridge for a family of 5', 'measure', 'people', null, null, 5],
    ['fridge for a family of four people', 'measure', 'people', null, null, 4],
    ['washer for two people', 'measure', 'people', null, null, 2],
    ['4 person household fridge', 'measure', 'people', null, null, 4],
    ['big family fridge', 'measure', 'people', null, null, 5],
    ['family size fridge', 'measure', 'people', null, null, 4],
    ['single person fridge', 'measure', 'people', null, null, 1],
    ['washer for a couple', 'measure', 'people', null, null, 2],
  ])('%s', (text, ...amount) => {
    expect(amountsOf(text)).toEqual([amount]);
  });

  it.each([
    'playstation 5',
    'nf637xs',
    'windows 10',
    'under the bench',
    'from 5',
    'fridge 700',
    'four door fridge',
    'a couple of fans',
  ])('%s has none', (text) => {
    expect(amountsOf(text)).toEqual([]);
  });
});
