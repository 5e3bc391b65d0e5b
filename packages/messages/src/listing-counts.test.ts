import { describe, expect, it } from 'vitest';
import { announcement, countWords, nounOf, totalWords, wholeWords } from './listing-counts.ts';

const pill = { label: 'Tarn', remove: [] };

describe('nounOf', () => {
  it.each([
    ['Fridges', 'fridges'],
    ['Washing machines', 'washing machines'],
    ['LED televisions', 'LED televisions'],
    ['E-readers', 'e-readers'],
    ['French door fridges with ice and water', 'French door fridges'],
    ['Washers of 10 kg and more', 'washers'],
    ['Irons and steamers', 'irons and steamers'],
    ['TV and audio', 'products'],
    ['Laundry', 'products'],
    ['Glass', 'products'],
  ])('%s are %s', (name, noun) => {
    expect(nounOf({ name, accessoryCount: 0 })).toBe(noun);
  });
  it('is a product where accessories are listed too', () => {
    expect(nounOf({ name: 'Fridges', accessoryCount: 20 })).toBe('products');
  });
});

describe('wholeWords', () => {
  it('counts what a category is named for, and what is listed with it', () => {
    expect(wholeWords(1333, { name: 'Fridges', accessoryCount: 19 })).toBe('1,314 fridges and 19 accessories');
    expect(wholeWords(20, { name: 'Fridges', accessoryCount: 1 })).toBe('19 fridges and 1 accessory');
  });
  it.each([
    ['no accessories', 20, { name: 'Fridges', accessoryCount: 0 }],
    ['nothing else', 20, { name: 'Filters', accessoryCount: 20 }],
    ['things of many names', 20, { name: 'Laundry', accessoryCount: 4 }],
  ])('is not needed for %s', (_, total, category) => {
    expect(wholeWords(total, category)).toBeUndefined();
  });
});

describe('totalWords', () => {
  it('says how many there are, and of how many once some are filtered away', () => {
    expect(totalWords({ total: 2140, wholeTotal: 2140, applied: [] }, 'fridges')).toBe('2,140 fridges');
    expect(totalWords({ total: 86, wholeTotal: 214, applied: [pill] }, 'fridges')).toBe('86 of 214 fridges');
    expect(totalWords({ total: 214, wholeTotal: 214, applied: [pill] }, 'fridges')).toBe('214 of 214 fridges');
  });
  it('counts one', () => {
    expect(countWords(1, 'fridges')).toBe('1 product');
    expect(totalWords({ total: 0, wholeTotal: 1, applied: [pill] }, 'fridges')).toBe('0 of 1 product');
  });
});

describe('announcement', () => {
  it('tells the page when it is not the first', () => {
    const listing = { total: 86, wholeTotal: 86, applied: [], page: 2, pageCount: 4 };
    expect(announcement(listing, 'fridges')).toBe('86 fridges, page 2 of 4');
    expect(announcement({ ...listing, page: 1 }, 'fridges')).toBe('86 fridges');
  });
});
