import { describe, expect, it } from 'vitest';
import { preselectDelivery } from './preselect-delivery.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

const { delivery, express, deliveryScheduled } = SHIPPING_METHODS;
const standard = { earliest: '2026-11-18', price: 69 };
const day = (date: string, price: number | null, status = 'AVAILABLE') => ({ date, price, status });
const usual = { methodCode: delivery.methodCode, date: null };

describe('the preselected delivery', () => {
  it('is the cheapest, and of equal ones the earliest', () => {
    const days = [day('2026-11-18', 89), day('2026-11-20', 49), day('2026-11-19', 49)];
    expect(preselectDelivery({ standard, express: null, days })).toEqual({
      methodCode: deliveryScheduled.methodCode,
      date: '2026-11-19',
    });
  });

  it('is the usual one where no other is cheaper or earlier at its price', () => {
    expect(preselectDelivery({ standard, express: null, days: [] })).toEqual(usual);
    expect(preselectDelivery({ standard, express: null, days: [day('2026-11-18', 69)] })).toEqual(usual);
    const dear = { earliest: '2026-11-17', price: 99 };
    expect(preselectDelivery({ standard, express: dear, days: [] })).toEqual(usual);
  });

  it('is express where it costs the same and comes earlier', () => {
    const same = { earliest: '2026-11-17', price: 69 };
    expect(preselectDelivery({ standard, express: same, days: [] }).methodCode).toBe(express.methodCode);
  });

  it('is no day that is full', () => {
    const days = [day('2026-11-18', 0, 'FULL'), day('2026-11-19', null)];
    expect(preselectDelivery({ standard, express: null, days })).toEqual(usual);
  });
});
