import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineDelivery } from './line-delivery.tsx';
import type { LineDeliveries } from './use-line-deliveries.ts';

const BRUNSWICK: LineDeliveries['locality'] = {
  suburb: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
  name: 'Brunswick VIC 3056',
  location: { latitude: -37.77, longitude: 144.96 },
};
const estimate = {
  label: '',
  price: 69,
  firstAvailable: '2026-11-17',
  rangeEnd: '2026-11-17',
  type: 'delivery',
  available: true,
} as const;

const PENDING: LineDeliveries = { locality: BRUNSWICK, byProduct: new Map(), isSettled: false };
const knowing = (part: Partial<{ estimate: typeof estimate; refusal: 'NOT_SERVED' | 'NOTHING_TO_DELIVER' }>) => ({
  ...PENDING,
  byProduct: new Map([['a', { productId: 'a', estimate: null, refusal: null, nearest: null, ...part }]]),
  isSettled: true,
});

const wordsOf = (deliveries: LineDeliveries) =>
  renderToStaticMarkup(<LineDelivery productId="a" deliveries={deliveries} />).replace(/<[^>]+>/g, '');

it.each<[string, LineDeliveries, string]>([
  ['a day', knowing({ estimate }), 'Arrives Tue 17 Nov'],
  ['a refusal', knowing({ refusal: 'NOT_SERVED' }), 'Not delivered to Brunswick 3056'],
  ['nothing to deliver', knowing({ refusal: 'NOTHING_TO_DELIVER' }), ''],
  ['no answer', { ...PENDING, isSettled: true }, ''],
  ['no place', { ...knowing({ estimate }), locality: null }, ''],
])('says of %s: %j', (_, deliveries, words) => {
  expect(wordsOf(deliveries)).toBe(words);
});

it('keeps the room of a day while it is asked for, and only where a place is chosen', () => {
  const markup = (locality: LineDeliveries['locality']) =>
    renderToStaticMarkup(<LineDelivery productId="a" deliveries={{ ...PENDING, locality }} />);
  expect(markup(BRUNSWICK)).toContain('aria-hidden');
  expect(markup(null)).toBe('');
});
