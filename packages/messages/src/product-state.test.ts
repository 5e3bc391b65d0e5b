import type { QtyLimits } from '@wattle/domain/cart';
import { describe, expect, it } from 'vitest';
import { documentWords, limitWords, whyWords } from './product-state.ts';

const product = { state: 'current', releaseDateTime: null, enquiryOnly: false, brand: { name: 'Miele' } } as const;

describe('whyWords', () => {
  it.each([
    ['ADD_TO_CART', product, null],
    ['PREORDER', product, 'Order now and we send it as soon as it is released.'],
    ['COMING_SOON', product, 'You can order it once it is released.'],
    ['COMING_SOON', { ...product, releaseDateTime: 1_795_917_600 }, 'You can order it from Sun 29 Nov.'],
    ['SOLD_OUT', product, 'Sold out for now.'],
    ['SOLD_OUT', { ...product, state: 'discontinued' }, 'This model has been discontinued and is sold out.'],
    ['ENQUIRE', product, 'Sold in our stores only. Ask us and we will hold one for you.'],
    ['ENQUIRE', { ...product, enquiryOnly: true }, 'Miele is sold by enquiry. Ask us for a quote and a delivery time.'],
    ['UNAVAILABLE', { ...product, state: 'discontinued' }, 'This product is no longer sold.'],
    ['UNAVAILABLE', { ...product, state: 'enabled' }, 'This cannot be bought online at the moment.'],
  ] as const)('%s of %o', (label, one, words) => {
    expect(whyWords(label, one)).toBe(words);
  });
});

describe('limitWords', () => {
  const limits: QtyLimits = {
    min: 1,
    max: 99,
    step: 1,
    maxReason: { code: 'variantQtyMaxExceeded', params: { qtyMax: 99 } },
  };
  const stocked: QtyLimits = { ...limits, max: 3, maxReason: { code: 'stockInsufficient', params: { stockQty: 3 } } };
  it.each([
    ['the most', limits, { always: null, atMost: 'Limit of 99 per order.' }],
    ['the stock', stocked, { always: null, atMost: 'Only 3 left.' }],
    ['the least', { ...limits, min: 2 }, { always: 'At least 2 per order.', atMost: 'Limit of 99 per order.' }],
    ['the lot', { ...stocked, min: 4, step: 4 }, { always: 'Sold in lots of 4.', atMost: 'Only 3 left.' }],
  ])('names %s', (_, one, words) => {
    expect(limitWords(one)).toEqual(words);
  });
});

describe('documentWords', () => {
  it.each([
    [{ url: '/media/guide.pdf', sizeBytes: 4_200_000 }, 'PDF, 4.2 MB'],
    [{ url: '/media/certificate.pdf', sizeBytes: 209_700 }, 'PDF, 210 kB'],
    [{ url: 'https://maker.example/guide.PDF?v=2' }, 'PDF'],
    [{ url: '/media/note.txt', sizeBytes: 12 }, 'TXT, 1 kB'],
    [{ url: 'https://maker.example/guide' }, ''],
  ])('of %j are "%s"', (document, expected) => {
    expect(documentWords(document)).toBe(expected);
  });
});
