import type { DeliveryRules, DeliveryService, PublicHolidays } from '../delivery-rules.ts';

const WEEKDAYS = [0, 1, 2, 3, 4];
const parcel = (daysMin: number, daysMax: number, price = 9): DeliveryService => ({
  name: 'Parcel',
  daysMin,
  daysMax,
  price,
  freeFrom: 99,
  deliveryWeekdays: WEEKDAYS,
});

/** A warehouse in Melbourne: orders before 2 pm leave the same day, Monday to Friday. */
export const SAMPLE_RULES: DeliveryRules = {
  warehouse: { state: 'VIC', cutOffTime: 14 * 3600, dispatchWeekdays: WEEKDAYS },
  supplierLeadDays: 5,
  storeTransferDays: 3,
  zones: [
    {
      code: 'metro',
      postcodes: [{ from: '3000', to: '3207' }],
      parcel: parcel(1, 2),
      bigAndBulky: {
        name: 'Large item, metropolitan',
        daysMin: 1,
        daysMax: 3,
        price: 69,
        freeFrom: null,
        deliveryWeekdays: [...WEEKDAYS, 5],
      },
    },
    {
      code: 'regional',
      postcodes: [
        { from: '3208', to: '3999' },
        { from: '6000', to: '6999' },
      ],
      parcel: parcel(3, 5),
      bigAndBulky: {
        name: 'Large item, regional',
        daysMin: 3,
        daysMax: 6,
        price: 99,
        freeFrom: null,
        deliveryWeekdays: [1, 3],
      },
    },
    { code: 'remote', postcodes: [{ from: '0800', to: '0899' }], parcel: parcel(5, 8, 19.95), bigAndBulky: null },
  ],
  notServed: [{ from: '6798', to: '6799' }],
};

export const SAMPLE_HOLIDAYS: PublicHolidays = {
  VIC: ['2026-11-03', '2026-12-25', '2026-12-28', '2027-01-01', '2027-01-26'],
  WA: ['2026-09-28', '2026-12-25', '2026-12-28', '2027-01-01', '2027-01-26'],
};
