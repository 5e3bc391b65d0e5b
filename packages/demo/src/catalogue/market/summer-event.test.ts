import { expect, it } from 'vitest';
import { generateCatalogue } from '../generate-catalogue.ts';
import { EVENT_BADGE, summerEvent } from './summer-event.ts';

const NOW = Date.parse('2026-11-13T01:00:00Z') / 1000;
const { products, badges } = generateCatalogue({ seed: 1, now: NOW });
const event = summerEvent(NOW);
const inEvent = products.filter(({ badgePrimaryId }) => badgePrimaryId === EVENT_BADGE.id);

it('is a page of goods whose lower price ends with the event, every one of them', () => {
  expect(inEvent.length).toBeGreaterThan(50);
  for (const { id, prices } of inEvent) {
    expect(prices[0], id).toMatchObject({ from: event.startTime, to: event.endTime });
    expect(prices[0]?.price, id).toBeLessThan(prices[0]?.erpOriginalPrice ?? 0);
  }
});

it('holds all whose price ends with it that can be had, and none that is sold out', () => {
  const held = products.filter(({ prices }) => prices[0]?.from === event.startTime && prices[0]?.to === event.endTime);
  expect(held.map(({ id }) => id)).toEqual(inEvent.map(({ id }) => id));
  expect(inEvent.filter(({ variants }) => variants.every(({ qty }) => qty <= 0))).toEqual([]);
});

it('is advertised exactly as long as it lasts', () => {
  const badge = badges.find(({ id }) => id === EVENT_BADGE.id);
  expect(badge?.title).toBe(EVENT_BADGE.title);
  expect([badge?.timeFrom, badge?.timeTo].map((at) => Date.parse(at ?? '') / 1000)).toEqual([
    event.startTime,
    event.endTime,
  ]);
});
