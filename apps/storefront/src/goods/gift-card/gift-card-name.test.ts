import { expect, it } from 'vitest';
import { giftCardName } from './gift-card-name.ts';

it.each([
  ['Digital gift card, $50', 50, 'Digital gift card'],
  ['Digital gift card', 100, 'Digital gift card'],
  ['Gift card, $500 of coffee', 500, 'Gift card, $500 of coffee'],
  ['Digital gift card, $500', 50, 'Digital gift card, $500'],
])('calls %j of $%d %j', (name, price, expected) => {
  expect(giftCardName({ name, price })).toBe(expected);
});
