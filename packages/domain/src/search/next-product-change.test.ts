import { describe, expect, it } from 'vitest';
import type { Badge } from '../catalogue/entities.ts';
import { nextProductChange } from './next-product-change.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z') / 1000;
const badge: Badge = {
  id: 'soon',
  level: 'primary',
  title: '',
  icon: '',
  textColour: '',
  backgroundColourPrimary: '',
  backgroundColourSecondary: '',
  badgeGroupId: '',
  link: '',
  contentDisplay: '',
  timeFrom: '2026-11-15T12:00:05Z',
  timeTo: '2026-11-15T12:00:30Z',
};
const badges = new Map([['soon', badge]]);
const still = {
  prices: [{ price: 1, erpOriginalPrice: 1, from: null, to: null }],
  preorderDateTime: null,
  releaseDateTime: null,
  badgePrimaryId: null,
  badgeSecondaryIds: [],
};
const price = (from: number | null, to: number | null) => ({ price: 1, erpOriginalPrice: 1, from, to });

describe('nextProductChange', () => {
  it.each([
    ['nothing has a date', {}, null],
    ['a price begins', { prices: [price(NOW + 9, null)] }, NOW + 9],
    ['a price ends', { prices: [price(NOW - 9, NOW + 3), price(null, null)] }, NOW + 3],
    ['everything is past', { prices: [price(NOW - 9, NOW)], releaseDateTime: NOW - 1 }, null],
    ['a pre-order ends before a release', { preorderDateTime: NOW + 7, releaseDateTime: NOW + 8 }, NOW + 7],
    ['a badge begins to hold a second after its date', { badgePrimaryId: 'soon' }, NOW + 6],
    ['a secondary badge', { badgeSecondaryIds: ['nobody’s', 'soon'] }, NOW + 6],
  ])('%s', (_, own, expected) => {
    expect(nextProductChange({ ...still, ...own }, badges, NOW)).toBe(expected);
  });

  it('goes on to the next date after that', () => {
    expect(nextProductChange({ ...still, badgePrimaryId: 'soon' }, badges, NOW + 6)).toBe(NOW + 30);
  });
});
