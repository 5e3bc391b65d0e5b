import type { DeliveryRules, DeliveryZone } from '../delivery-rules.ts';
import { SAMPLE_RULES } from './sample-rules.ts';

const HOUR = 3600;

const withDays = (zone: DeliveryZone): DeliveryZone => ({
  ...zone,
  express: {
    name: 'Express parcel',
    daysMin: 0,
    daysMax: 1,
    price: 19,
    freeFrom: null,
    deliveryWeekdays: [0, 1, 2, 3, 4],
  },
  schedule: {
    daysAhead: 21,
    windows: [7, 8, 10, 12, 14].map((hour) => ({ from: hour * HOUR, to: (hour + 2) * HOUR })),
    parcel: { capacityPerDay: 40, capacityPerWindow: null, dayPrices: [] },
    bigAndBulky: {
      capacityPerDay: 3,
      capacityPerWindow: 2,
      dayPrices: [
        { weekday: 2, extra: -20 },
        { weekday: 3, extra: -20 },
        { weekday: 5, extra: 20 },
      ],
    },
  },
});

/** The sample rules plus scheduled days in the city and a truck for anything over 22 kg. */
export const SCHEDULED_RULES: DeliveryRules = {
  ...SAMPLE_RULES,
  zones: SAMPLE_RULES.zones.map((zone) => (zone.code === 'metro' ? withDays(zone) : zone)),
  parcelMaxKg: 22,
  pickup: { daysAhead: 21, capacityPerDay: 5, heldDays: 7 },
};
