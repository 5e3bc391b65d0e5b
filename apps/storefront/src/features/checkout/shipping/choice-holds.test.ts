import { type KeptCheckout, NO_CHECKOUT, withDeliveryMethod, withPickupDay } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { deliveryHolds, pickupHolds } from './choice-holds.ts';

const days = [
  {
    date: '2026-11-17',
    status: 'AVAILABLE',
    price: 69,
    windows: [
      { from: '10:00', to: '12:00', status: 'AVAILABLE' },
      { from: '12:00', to: '14:00', status: 'FULL' },
    ],
  },
  { date: '2026-11-18', status: 'FULL', price: null, windows: [] },
] as const;
const calendar = { express: null, days: [...days.map((day) => ({ ...day, windows: [...day.windows] }))] };

const scheduled = (date: string, window: string | null = null): KeptCheckout =>
  withDeliveryMethod(NO_CHECKOUT, { methodCode: 'deliveryScheduled', date, window });
const by = (methodCode: string): KeptCheckout =>
  withDeliveryMethod(NO_CHECKOUT, { methodCode, date: null, window: null });

describe('what was chosen for a delivery', () => {
  it.each([
    ['nothing', NO_CHECKOUT, true],
    ['standard', by('delivery'), true],
    ['express that is not there', by('express'), false],
    ['a day that is free', scheduled('2026-11-17'), true],
    ['a day that is full', scheduled('2026-11-18'), false],
    ['a day that is not in the calendar', scheduled('2026-12-24'), false],
    ['a window that is free', scheduled('2026-11-17', '10:00-12:00'), true],
    ['a window that is full', scheduled('2026-11-17', '12:00-14:00'), false],
  ])('holds or not: %s', (_, kept, holds) => {
    expect(deliveryHolds(kept, calendar)).toBe(holds);
  });

  it('is express while that is there', () => {
    const express = { earliest: '2026-11-17', latest: '2026-11-17', price: 99 };
    expect(deliveryHolds(by('express'), { ...calendar, express })).toBe(true);
  });
});

describe('what was chosen for a pickup', () => {
  const answer = {
    status: 'SUCCESS',
    readyAt: '2026-11-17T09:00',
    heldDays: 7,
    days: [
      { date: '2026-11-17', status: 'AVAILABLE', from: '09:00', until: '17:30' },
      { date: '2026-11-18', status: 'FULL', from: null, until: null },
    ],
  } as const;
  const open = { ...answer, days: [...answer.days] };

  it.each([
    ['nothing', NO_CHECKOUT, true],
    ['as soon as it is ready', withPickupDay(NO_CHECKOUT, null), true],
    ['a day that is free', withPickupDay(NO_CHECKOUT, '2026-11-17'), true],
    ['a day that is full', withPickupDay(NO_CHECKOUT, '2026-11-18'), false],
  ])('holds or not: %s', (_, kept, holds) => {
    expect(pickupHolds(kept, open)).toBe(holds);
  });

  it('does not hold at a store that cannot have it', () => {
    const refused = { status: 'NOT_AVAILABLE', refusal: 'NOT_SERVED' } as const;
    expect(pickupHolds(withPickupDay(NO_CHECKOUT, null), refused)).toBe(false);
  });
});
