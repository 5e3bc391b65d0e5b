import type { DeliverySize } from './delivery-rules.ts';

/**
 * AVAILABLE: can be picked. NOT_YET: goods cannot be there by then. FULL: fully booked. CLOSED: no service that day.
 */
export const DAY_STATUSES = ['AVAILABLE', 'NOT_YET', 'FULL', 'CLOSED'] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

/** Bookings of one day in one place: a zone's truck or a store's pickup counter. */
export type TakenPlaces = {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly size: BookedSize;
  readonly taken: number;
  /** Bookings per window. */
  readonly windows: Readonly<Record<string, number>>;
};

export type BookedSize = DeliverySize | 'pickup';

/** The slot an order books, with its capacity. */
export type DeliveryBooking = {
  /** What the capacity belongs to: `zone metro`, `store preston`. */
  readonly place: string;
  readonly day: string;
  readonly size: BookedSize;
  /** '10:00-12:00'; null: any time of the day. */
  readonly window: string | null;
  /** Null: unlimited. */
  readonly capacityPerDay: number | null;
  readonly capacityPerWindow: number | null;
  /** For pickup: everything can be sent to the store by that day, so its own stock is not needed. */
  readonly isSentInTime?: boolean;
};

export const zonePlace = (zoneCode: string): string => `zone ${zoneCode}`;
export const storePlace = (storeId: string): string => `store ${storeId}`;
