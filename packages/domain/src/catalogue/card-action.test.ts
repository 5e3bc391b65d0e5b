import { describe, expect, it } from 'vitest';
import { type CardActionInput, cardAction, isAgencyMix } from './card-action.ts';
import { CARD_STATES } from './card-state.ts';

const ready: CardActionInput = {
  state: 'ADD_TO_CART',
  isCartReady: true,
  isAdding: false,
  agency: { isAgencyItem: false, enquiryOnly: false },
  cart: { hasAgencyItems: false, hasOtherItems: false },
};
const agencyItem = { isAgencyItem: true, enquiryOnly: false };
const agencyDirect = { isAgencyItem: true, enquiryOnly: true };
const others = { hasAgencyItems: false, hasOtherItems: true };
const agencyOnly = { hasAgencyItems: true, hasOtherItems: false };
const act = (own: Partial<CardActionInput>) => cardAction({ ...ready, ...own });
const disabled = (reason: string) => ({ kind: 'disabled', reason });

describe('cardAction, disabled', () => {
  it.each(CARD_STATES)('when the cart is not ready: %s [D-2-112]', (state) => {
    expect(act({ state, isCartReady: false }).kind).toBe('disabled');
    expect(act({ isCartReady: false })).toEqual(disabled('CART_NOT_READY'));
  });
  it.each(CARD_STATES)('when already adding: %s [D-2-113]', (state) => {
    expect(act({ state, isAdding: true }).kind).toBe('disabled');
    expect(act({ isAdding: true })).toEqual(disabled('ADDING'));
  });
  it('when sold out [D-2-114]', () => {
    expect(act({ state: 'SOLD_OUT' })).toEqual(disabled('SOLD_OUT'));
  });
  it('when coming soon [D-2-115]', () => {
    expect(act({ state: 'COMING_SOON' })).toEqual(disabled('COMING_SOON'));
  });
  it('when unavailable [D-2-118]', () => {
    expect(act({ state: 'UNAVAILABLE' })).toEqual(disabled('UNAVAILABLE'));
  });
  it('says what the product says before what the cart says', () => {
    expect(act({ state: 'SOLD_OUT', isCartReady: false, isAdding: true })).toEqual(disabled('SOLD_OUT'));
  });
  it('comes before an enquiry, even about what is sold by enquiry only', () => {
    expect(act({ state: 'SOLD_OUT', agency: agencyDirect })).toEqual(disabled('SOLD_OUT'));
    expect(act({ state: 'ENQUIRE', isCartReady: false })).toEqual(disabled('CART_NOT_READY'));
  });
});

describe('cardAction, enabled', () => {
  const direct = { kind: 'enquire-agency', reason: 'AGENCY_DIRECT' };
  const mix = { kind: 'enquire-agency', reason: 'AGENCY_MIX' };
  it.each([
    ['adds to an empty cart', {}, { kind: 'add' }],
    ['adds a pre-order', { state: 'PREORDER' }, { kind: 'add' }],
    ['adds to a cart of its own kind', { cart: others }, { kind: 'add' }],
    ['adds an agency item to an empty cart', { agency: agencyItem }, { kind: 'add' }],
    ['adds an agency item to agency items', { agency: agencyItem, cart: agencyOnly }, { kind: 'add' }],
    ['asks about an agency item beside others', { agency: agencyItem, cart: others }, mix],
    ['asks about another beside agency items', { cart: agencyOnly }, mix],
    ['asks about a pre-order beside agency items', { state: 'PREORDER', cart: agencyOnly }, mix],
    ['asks about what its brand sells by enquiry only', { state: 'ENQUIRE', agency: agencyDirect }, direct],
    ['names the brand’s rule before the mix', { state: 'ENQUIRE', agency: agencyDirect, cart: others }, direct],
    ['asks about an outgoing item', { state: 'ENQUIRE' }, { kind: 'enquire-outgoing' }],
    [
      'asks about it the same way beside agency items',
      { state: 'ENQUIRE', cart: agencyOnly },
      { kind: 'enquire-outgoing' },
    ],
  ] as const)('%s', (_, own, expected) => {
    expect(act(own)).toEqual(expected);
  });
});

describe('isAgencyMix', () => {
  it.each([
    [agencyItem, others, true],
    [agencyItem, agencyOnly, false],
    [ready.agency, agencyOnly, true],
    [ready.agency, others, false],
    [agencyItem, ready.cart, false],
    [ready.agency, ready.cart, false],
  ])('%j with a cart of %j: %s', (item, cart, expected) => {
    expect(isAgencyMix(item, cart)).toBe(expected);
  });
});
