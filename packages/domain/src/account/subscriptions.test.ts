import { expect, it } from 'vitest';
import { MARKETING_TOPICS, UNTOUCHED_SUBSCRIPTIONS } from './subscriptions.ts';

it('stopping all marketing leaves the texts about a delivery', () => {
  expect(MARKETING_TOPICS).toEqual(['news', 'priceDrops', 'backInStock', 'events']);
});

it('who never touched a topic is sent nothing but what a delivery needs', () => {
  const sent = Object.entries(UNTOUCHED_SUBSCRIPTIONS).filter(([, isWanted]) => isWanted);
  expect(sent).toEqual([['deliveryTexts', true]]);
  expect(Object.keys(UNTOUCHED_SUBSCRIPTIONS)).toHaveLength(5);
});
