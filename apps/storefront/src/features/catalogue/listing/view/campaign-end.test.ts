import type { Badge } from '@wattle/domain/catalogue';
import { expect, it } from 'vitest';
import { campaignEnd } from './campaign-end.ts';

const badge = (title: string, timeTo: string) => ({ title, timeTo, timeFrom: '' }) as Badge;
const badges = [
  badge('Summer event', '2026-12-06T12:59:59.000Z'),
  badge('Editor’s pick', ''),
  badge('Trade-in', '31/02'),
];

it.each([
  ['?featured=Summer+event', 'Prices held until Sunday 6 December.'],
  ['?featured=Summer+event&brand=Tarn&page=2', 'Prices held until Sunday 6 December.'],
  ['?featured=Editor%E2%80%99s+pick', null],
  ['?featured=Trade-in', null],
  ['?featured=Summer+event&featured=Trade-in', null],
  ['?sale=true', null],
])('%s ends: %s', (search, words) => {
  expect(campaignEnd(search, badges)).toBe(words);
});
