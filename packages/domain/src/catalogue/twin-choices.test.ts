import { describe, expect, it } from 'vitest';
import type { Family, FamilyAttribute } from './entities.ts';
import { type Twin, twinChoices } from './twin-choices.ts';

const NOW = 1_000;

const attribute = (code: string, name: string, suffix = ''): FamilyAttribute => ({
  code,
  name,
  prefix: '',
  suffix,
  type: suffix === '' ? 'OPTIONS' : 'RANGE',
  enable: true,
  heading: name,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: false,
});

const family: Family = {
  code: 'fridges',
  name: 'Fridges',
  groups: [
    { code: 'size', name: 'Size', attributes: [attribute('litres', 'Capacity', 'L capacity')] },
    { code: 'looks', name: 'Looks', attributes: [attribute('finish', 'Finish'), attribute('handles', 'Handles')] },
  ],
};

const twin = (id: string, finish: string, more: Partial<Twin> = {}): Twin => ({
  id,
  path: `products/${id}`,
  price: 100,
  attributes: { litres: 637, finish, handles: 'Bar' },
  images: [{ url: `/${id}.svg`, alt: id }],
  visibleIn: { index: true, brand: true, categories: true },
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  enquiryOnly: false,
  hasStockOnHand: true,
  functionalType: 'basic',
  ...more,
});

const choose = (twins: readonly Twin[], id = 'steel') => twinChoices({ id }, twins, family, NOW);
const steel = twin('steel', 'Stainless');

describe('twinChoices', () => {
  it('names what twins differ in, and each by it, in the same order on every page', () => {
    const twins = [twin('black', 'Black steel', { price: 120 }), steel];
    expect(choose(twins)).toEqual({
      kind: 'Finish',
      choices: [
        {
          id: 'black',
          path: 'products/black',
          name: 'Black steel',
          image: { url: '/black.svg', alt: 'black' },
          price: 120,
          stock: { code: 'IN_STOCK', at: null },
        },
        {
          id: 'steel',
          path: 'products/steel',
          name: 'Stainless',
          image: { url: '/steel.svg', alt: 'steel' },
          price: 100,
          stock: { code: 'IN_STOCK', at: null },
        },
      ],
    });
    expect(choose(twins, 'black')).toEqual(choose(twins));
  });

  it('says by a figure what differs in size, without repeating the name of it', () => {
    const larger = twin('large', 'Stainless', { attributes: { litres: 702, finish: 'Stainless', handles: 'Bar' } });
    expect(choose([steel, larger])).toMatchObject({
      kind: 'Capacity',
      choices: [{ name: '637 L' }, { name: '702 L' }],
    });
  });

  it('goes by the finish where a figure differs too', () => {
    const heavier = twin('black', 'Black steel', { attributes: { litres: 640, finish: 'Black steel' } });
    expect(choose([steel, heavier])?.kind).toBe('Finish');
  });

  it.each([
    ['is sold out', { soldOut: true }, 'SOLD_OUT'],
    ['is no longer sold', { state: 'discontinued' }, 'NO_LONGER_SOLD'],
    ['is no longer sold, and sold out', { state: 'discontinued', soldOut: true }, 'NO_LONGER_SOLD'],
    ['is sold by enquiry', { enquiryOnly: true }, 'BY_ENQUIRY'],
  ] as const)('shows and tells a twin that %s', (_, more, code) => {
    expect(choose([steel, twin('black', 'Black steel', more)])?.choices[1]?.stock?.code).toBe(code);
  });

  const hidden = { visibleIn: { index: false, brand: false, categories: false } };
  it.each([
    ['no twin', [steel]],
    ['only a twin that the retailer hides', [steel, twin('black', 'Black steel', hidden)]],
    ['nothing that tells them apart', [steel, twin('same', 'Stainless')]],
    ['a value that one of them lacks', [steel, twin('bare', '', { attributes: {} })]],
  ])('offers no choice with %s', (_, twins) => {
    expect(choose(twins)).toBeNull();
  });

  it('shows a hidden product its own twins', () => {
    expect(choose([twin('steel', 'Stainless', hidden), twin('black', 'Black steel')])?.choices).toHaveLength(2);
  });
});
