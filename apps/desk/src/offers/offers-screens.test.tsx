import type { CardsView, OfferView } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardsScreen } from './cards-screen.tsx';
import { OfferScreen } from './offer-screen.tsx';

/** What somebody reads of a page. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const card = (code: string, state: CardsView['rows'][number]['state']) => ({
  ...{ code, cents: 2000, expires: '2029-11-18', state, changedAt: Date.parse('2025-11-15T09:00+11:00') },
});

it('a gift card is named by its state, and its days are written as people do', () => {
  const view: CardsView = {
    query: '',
    rows: [card('1', 'OPEN'), card('2', 'LOCKED'), card('3', 'EXPIRED'), card('4', 'USED_UP')],
    issue: { amount: '', recipientName: '', recipientEmail: '', message: '' },
    problems: [],
  };
  const frame = { now: Date.parse('2026-11-18T09:00+11:00') } as never;
  const text = textOf(renderToStaticMarkup(<CardsScreen view={view} frame={frame} />));
  for (const words of ['Open', 'Locked', 'Expired', 'Used up', '18 November 2029', 'Sat 15 Nov 2025'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
});

const fields = Object.fromEntries(
  ['name', 'amount', 'set', 'models', 'method', 'effect'].map((name) => [name, '']),
) as OfferView['fields'];
const offer: OfferView = {
  ...{ key: 'k', effect: 'percentOff', categories: [], brands: [], problems: [], tried: null, problem: null },
  fields: { ...fields, effect: 'percentOff', amount: '25', name: 'Kettles', set: 'kept' },
  try: { goods: '', code: '', at: '', postcode: '', state: '', who: 'first', with: '' },
  sentence: { parts: [{ text: '25 % off', isStrong: true }], notes: [] },
  isMuch: true,
  reach: 80,
  ...{ id: 'a/b', title: 'Kettles', version: 'v1', opened: '{}', keptSet: 'kettles, not for Miele', keptGet: null },
  now: {
    ...{ parts: [{ text: '20 % off', isStrong: true }], notes: [], state: 'USED_UP', dates: 'no end', uses: 60 },
    ...{ recentUses: 3, reach: 212, left: { left: 0, total: 60 }, version: 'v1' },
    isOwn: false,
  },
  keepsMore: true,
  changes: [{ field: 'amount', before: '20', after: '25' }],
  conflict: { by: 'ada@desk.example', at: Date.parse('2026-11-18T09:14+11:00') },
  history: [
    { at: 0, by: 'bo@desk.example', what: 'CHANGED', isImport: false, was: { sentence: '10 % off kettles', uses: 7 } },
  ],
};

it('an offer shows who changed it meanwhile, what saving will change, and how it read before', () => {
  const html = renderToStaticMarkup(<OfferScreen view={offer} frame={null} />);
  const text = textOf(html);
  for (const words of [
    'ada@desk.example changed it, Wednesday 18 November 2026, 9:14 am',
    'Amount 20 → then 25',
    'Products it applies to 212 → then 80',
    'Used up no end 0 of 60 left',
    'Applies to 80 products.',
    '10 % off kettles. Used 7 times.',
  ])
    expect(text).toContain(words);
  // what was typed is in the form that is sent again, with the version that is stored now
  expect(html).toContain('name="version" value="v1"');
  expect(html).toContain('<option value="kept" selected="">kettles, not for Miele</option>');
  expect(html).toContain('action="/desk/offers/promotion/a%2Fb"');
});
