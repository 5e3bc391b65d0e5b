import { describe, expect, it } from 'vitest';
import { deliveryOffer, firstDay, pickupOffer } from './shipping-offers.ts';
import type { DeliveryCalendar } from './use-shipping-calls.ts';

const calendar: DeliveryCalendar = {
  status: 'SUCCESS',
  standard: { earliest: '2026-11-18', latest: '2026-11-20', price: 69 },
  express: null,
  days: [
    { date: '2026-11-17', status: 'FULL', price: null, windows: [] },
    { date: '2026-11-18', status: 'AVAILABLE', price: 89, windows: [] },
    { date: '2026-11-19', status: 'AVAILABLE', price: 49, windows: [] },
  ],
  services: [],
};

describe('firstDay', () => {
  it('is the first that is open, at its own price, not at the lowest of all days', () => {
    expect(firstDay(calendar.days)).toEqual({ first: '2026-11-18', price: 89 });
    expect(firstDay(calendar.days.slice(0, 1))).toBeNull();
  });
});

describe('deliveryOffer', () => {
  it('is the soonest day at its own price, never at that of a later day', () => {
    expect(deliveryOffer(calendar)).toEqual({ first: '2026-11-18', price: 69 });
    const express = { earliest: '2026-11-17', latest: '2026-11-17', price: 99 };
    expect(deliveryOffer({ ...calendar, express })).toEqual({ first: '2026-11-17', price: 99 });
  });

  it('is the standard one where no day can be picked', () => {
    expect(deliveryOffer({ ...calendar, days: [] })).toEqual({ first: '2026-11-18', price: 69 });
  });
});

describe('pickupOffer', () => {
  it('is the soonest day of any store', () => {
    const stores = [
      { first: { date: '2026-11-19', from: '09:00' } },
      { first: null },
      { first: { date: '2026-11-18', from: '09:00' } },
    ];
    expect(pickupOffer(stores)).toEqual({ first: '2026-11-18', price: 0 });
  });

  it('is none where no store has a day', () => {
    expect(pickupOffer([{ first: null }])).toBeNull();
  });
});
