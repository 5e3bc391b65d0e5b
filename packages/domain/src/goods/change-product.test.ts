import { describe, expect, it } from 'vitest';
import type { Badge } from '../catalogue/entities.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { applyWhatFits, changeProduct, type ProductChange, recordAtPlanned } from './change-product.ts';
import { changedFields } from './changed-fields.ts';
import { saleChoiceOf } from './sale-choice.ts';

const NOW = 1000;
const badge = (id: string, level: Badge['level']): readonly [string, Badge] => [
  id,
  {
    ...{ id, level, title: id.toUpperCase(), icon: '', textColour: '', backgroundColourPrimary: '' },
    ...{ backgroundColourSecondary: '', badgeGroupId: '', link: '', contentDisplay: '', timeFrom: '', timeTo: '' },
  },
];
const badges = new Map([badge('pick', 'primary'), badge('hot', 'primary'), badge('cash', 'secondary')]);
const facts = { badges, nowSeconds: NOW };

const record = {
  name: 'Fridge',
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  prices: [{ price: 100, erpOriginalPrice: 100, from: null, to: null }],
  images: [{ url: '/a.svg', alt: 'Front' }],
  variants: [{ images: [{ url: '/a.svg', alt: 'Front' }] }, { images: [{ url: '/red.svg', alt: 'Red' }] }],
  shortDescription: 'Cold.',
  description: ['Very cold.'],
  badgePrimaryId: null,
  badgeSecondaryIds: [],
  badgeSecondaryTitles: [],
} as unknown as ProductRecord;

const changed = (change: ProductChange): ProductRecord => {
  const result = changeProduct(record, change, facts);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.record;
};

describe('a change of a product', () => {
  it.each<[string, ProductChange, readonly string[]]>([
    ['nothing', {}, []],
    ['a price and its comparison', { price: { price: 90, was: 120 } }, ['prices.0.price', 'prices.0.erpOriginalPrice']],
    ['a planned price', { planned: { price: 90, was: 100, from: 1200, to: null } }, ['prices']],
    [
      'texts, without the space around them',
      { name: ' Cool fridge ', description: ['A', ' ', 'B'] },
      ['name', 'description'],
    ],
    [
      'badges, those of the second level with their titles',
      { badgeIds: ['pick', 'cash'] },
      [...['badgePrimaryId', 'badgeSecondaryIds', 'badgeSecondaryTitles']],
    ],
    [
      'the order and words of pictures',
      { images: [{ url: '/b.svg', alt: 'Side ' }] },
      ['images.0.url', 'images.0.alt', 'variants.0.images.0.url', 'variants.0.images.0.alt'],
    ],
  ])('changes %s, and nothing else', (_, change, fields) => {
    expect(changedFields(record, changed(change)).map(({ field }) => field)).toEqual(fields);
  });

  it('trims what people type', () => {
    expect(changed({ name: ' Cool fridge ', description: ['A', ' ', 'B'] })).toMatchObject({
      name: 'Cool fridge',
      description: ['A', 'B'],
    });
  });

  it.each([
    ['ON_SALE', null],
    ['IN_STORES_ONLY', null],
    ['PREORDER', 2000],
    ['COMING_SOON', 2000],
    ['NO_LONGER_SOLD', null],
  ] as const)('makes it %s', (choice, releaseAt) => {
    const after = changed({ sale: { choice, releaseAt } });
    expect(saleChoiceOf(after)).toBe(choice);
    expect(after.releaseDateTime).toBe(releaseAt);
  });

  it('leaves what is sold for ever so', () => {
    const change = { sale: { choice: 'ON_SALE', releaseAt: null } } as const;
    expect(changeProduct({ ...record, state: 'evergreen' }, change, facts)).toMatchObject({
      record: { state: 'evergreen' },
    });
  });

  it.each<[ProductChange, readonly [string, string][]]>([
    [
      { price: { price: 0, was: 0 }, name: '' },
      [
        ['price', 'PRICE_INVALID'],
        ['name', 'TEXT_MISSING'],
      ],
    ],
    [{ name: 'x'.repeat(121) }, [['name', 'TEXT_LONG']]],
    [{ sale: { choice: 'PREORDER', releaseAt: null } }, [['releaseAt', 'RELEASE_MISSING']]],
    [{ sale: { choice: 'COMING_SOON', releaseAt: 999 } }, [['releaseAt', 'RELEASE_MISSING']]],
    [{ badgeIds: ['nobody'] }, [['badgeIds', 'BADGE_UNKNOWN']]],
    [{ badgeIds: ['pick', 'hot'] }, [['badgeIds', 'BADGES_MANY']]],
    [{ images: [] }, [['images', 'PICTURE_MISSING']]],
    [{ images: [{ url: '/b.svg', alt: ' ' }] }, [['alt', 'TEXT_MISSING']]],
  ])('refuses %j', (change, problems) => {
    const result = changeProduct(record, change, facts);
    expect('problems' in result && result.problems.map(({ field, code }) => [field, code])).toEqual(problems);
  });
});

describe('what differs between two records', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, [{ field: 'a.b.1', before: 2, after: 3 }]],
    [{ a: [1] }, { a: [1, 2] }, [{ field: 'a', before: [1], after: [1, 2] }]],
    [
      { a: 1 },
      { b: null },
      [
        { field: 'a', before: 1, after: undefined },
        { field: 'b', before: undefined, after: null },
      ],
    ],
    [undefined, { a: 1 }, [{ field: '', before: undefined, after: { a: 1 } }]],
  ])('%j and %j', (before, after, changes) => {
    expect(changedFields(before, after)).toEqual(changes);
  });
});

describe('pictures', () => {
  it('change for the variants that show those of the product, and for no others', () => {
    const images = [{ url: '/b.svg', alt: 'Back' }];
    const after = changed({ images });
    expect([after.images, after.variants.map((one) => one.images)]).toEqual([
      images,
      [images, [{ url: '/red.svg', alt: 'Red' }]],
    ]);
  });
});

describe('a change that is still being typed', () => {
  it('shows every part of it that could be saved, and leaves the others as they are', () => {
    const fits: ProductChange = { name: 'Freezer', sale: { choice: 'IN_STORES_ONLY', releaseAt: null } };
    const typed = { ...fits, price: { price: Number.NaN, was: 100 }, badgeIds: ['pick', 'hot'] };
    expect(applyWhatFits(record, typed, facts)).toEqual(changed(fits));
  });

  it('shows the price that is planned, until it ends', () => {
    const planned = changed({ planned: { price: 80, was: 100, from: NOW + 10, to: NOW + 20 } });
    expect(recordAtPlanned(planned, NOW).prices).toEqual([
      { price: 80, erpOriginalPrice: 100, from: null, to: NOW + 20 },
    ]);
    expect(recordAtPlanned(record, NOW).prices).toEqual(record.prices);
  });
});
