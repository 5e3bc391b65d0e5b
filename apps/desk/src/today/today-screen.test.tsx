import type { TodayView } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ScreenProps } from '../screen-props.ts';
import { TodayScreen } from './today-screen.tsx';

const speed = { count: 0, halfMs: null, mostMs: null };
const frame = {} as ScreenProps<'today'>['frame'];
const NOW = Date.parse('2026-11-18T10:42:00+11:00');
const view: TodayView = {
  ...{ now: NOW, store: '', stores: [], dayShare: 0.5, refunded: { orders: 0, cents: 0 }, key: 'key' },
  today: { orders: 0, cents: 0, gstCents: 0, averageCents: 0 },
  lastWeek: { orders: 0, cents: 0, averageCents: 0, wholeDayCents: 0 },
  ...{ curve: [], lastCurve: [], week: [], todo: [], low: [], lowCount: 0, payments: [], searches: [], searchCount: 0 },
  ...{ mails: { waiting: 0, dead: 0 }, forms: { waiting: 0, dead: 0 }, pages: speed, calls: speed },
  failed: { count: 0, of: 0 },
  waitingCards: [],
  alarms: [{ service: 'payment', problem: 'status 401, error 000', since: NOW - 3_600_000 }],
};
const shown = (given: TodayView): string => renderToStaticMarkup(<TodayScreen view={given} frame={frame} />);

it('says before all else which service does not let the shop in, what it says, and since when', () => {
  const html = shown(view);
  const at = html.indexOf('The payment provider does not accept the shop’s key.');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(html.indexOf('today-sales'));
  expect(html).toContain('It says: status 401, error 000.');
  expect(html).toMatch(/Since 9:42 am/);
  expect(shown({ ...view, alarms: [] })).not.toContain('role="alert"');
});

it('says which gift card waits for a second person, and who made it', () => {
  const card = { code: '6036280000000000017', cents: 500_000, by: 'ann@shop.example', since: NOW };
  const html = shown({ ...view, waitingCards: [card] });
  expect(html).toContain('ann@shop.example made one of $5,000');
  expect(html).toContain('href="/desk/offers/cards/6036280000000000017"');
});
