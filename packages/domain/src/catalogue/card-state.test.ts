import { describe, expect, it } from 'vitest';
import { cardState } from './card-state.ts';
import { isComingSoon, isOutgoing, isPreorder, isSellable } from './sale-state.ts';

const now = 1_800_000_000;
const plain = {
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  enquiryOnly: false,
} as const;
const preorder = { ...plain, saleMode: 'preorder', preorderDateTime: now + 1 } as const;
const coming = { ...plain, saleMode: 'scheduledRelease', releaseDateTime: now + 1 } as const;
const outgoing = { ...plain, saleMode: 'inStoreOnly' } as const;

describe('cardState', () => {
  it('says Pre-order first, even when sold out [D-2-106]', () => {
    expect(cardState({ ...preorder, soldOut: true }, now)).toBe('PREORDER');
  });
  it('says Coming Soon before Sold Out [D-2-107]', () => {
    expect(cardState({ ...coming, soldOut: true }, now)).toBe('COMING_SOON');
  });
  it('says Sold Out before Enquire [D-2-108]', () => {
    expect(cardState({ ...outgoing, soldOut: true }, now)).toBe('SOLD_OUT');
  });
  it('says Enquire for an outgoing item [D-2-109]', () => {
    expect(cardState(outgoing, now)).toBe('ENQUIRE');
  });
  it('says Enquire for what is sold by enquiry only, whatever its stock, and nothing once it is no longer sold [D-2-119]', () => {
    expect(cardState({ ...plain, enquiryOnly: true }, now)).toBe('ENQUIRE');
    expect(cardState({ ...plain, enquiryOnly: true, soldOut: true }, now)).toBe('ENQUIRE');
    expect(cardState({ ...plain, enquiryOnly: true, state: 'discontinued' }, now)).toBe('UNAVAILABLE');
  });
  it.each(['current', 'evergreen'] as const)(
    'says Add to cart for what is %s and not in stores only [D-2-110]',
    (state) => {
      expect(cardState({ ...plain, state }, now)).toBe('ADD_TO_CART');
    },
  );
  it.each([
    ['discontinued', { ...plain, state: 'discontinued' }],
    ['enabled only', { ...plain, state: 'enabled' }],
    ['evergreen in stores only', { ...outgoing, state: 'evergreen' }],
  ] as const)('says Unavailable for what is %s [D-2-111]', (_, product) => {
    expect(cardState(product, now)).toBe('UNAVAILABLE');
  });
  it('goes on to the next label when the moment has come [D-2-110]', () => {
    expect(cardState({ ...preorder, preorderDateTime: now }, now)).toBe('ADD_TO_CART');
    expect(cardState({ ...coming, releaseDateTime: now }, now)).toBe('ADD_TO_CART');
  });
});

describe('the state of a sale', () => {
  it.each([
    ['its time is ahead', preorder, true],
    ['its time was never set', { ...preorder, preorderDateTime: null }, true],
    ['its time has passed', { ...preorder, preorderDateTime: now }, false],
    ['it is not current', { ...preorder, state: 'enabled' }, false],
    ['it is sold in the usual way', { ...preorder, saleMode: null }, false],
  ] as const)('is a pre-order or not when %s [D-4-20 C-9-57]', (_, product, expected) => {
    expect(isPreorder(product, now)).toBe(expected);
  });
  it.each([
    ['its release is ahead', coming, true],
    ['it is not yet current', { ...coming, state: 'enabled' }, true],
    ['it has been released', { ...coming, releaseDateTime: now }, false],
    ['it is sold in the usual way', { ...coming, saleMode: null }, false],
  ] as const)('is coming soon or not when %s [D-4-21 C-9-58]', (_, product, expected) => {
    expect(isComingSoon(product, now)).toBe(expected);
  });
  it.each([
    ['current in stores only', outgoing, true],
    ['evergreen in stores only', { ...outgoing, state: 'evergreen' }, false],
    ['current and sold everywhere', plain, false],
  ] as const)('is outgoing or not when %s [D-4-22 C-9-59]', (_, product, expected) => {
    expect(isOutgoing(product)).toBe(expected);
  });
  it.each([
    ['current', true],
    ['evergreen', true],
    ['enabled', false],
    ['discontinued', false],
  ] as const)('can be sold or not when %s [C-9-09]', (state, expected) => {
    expect(isSellable({ state })).toBe(expected);
  });
});
