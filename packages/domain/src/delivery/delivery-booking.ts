import type { DeliverySize } from './delivery-rules.ts';

/** AVAILABLE: may be picked. NOT_YET: goods cannot be there. FULL: others were faster. CLOSED: nobody works. */
export const DAY_STATUSES = ['AVAILABLE', 'NOT_YET', 'FULL', 'CLOSED'] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

/** What is taken of one day, in one place: a zone's truck or a store's counter. */
export type TakenPlaces = {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly size: BookedSize;
  readonly taken: number;
  /** How many of them are in each window. */
  readonly windows: Readonly<Record<string, number>>;
};

export type BookedSize = DeliverySize | 'pickup';

/** A place on a day that an order takes, and how many there are of it. */
export type DeliveryBooking = {
  /** Whose places are counted: `zone metro`, `store preston`. */
  readonly place: string;
  readonly day: string;
  readonly size: BookedSize;
  /** '10:00-12:00'; null: at any time of the day. */
  readonly window: string | null;
  /** Null: there is no limit. */
  readonly capacityPerDay: number | null;
  readonly capacityPerWindow: number | null;
  /** Of what is collected: all of it can be sent to the store by that day, so nothing is taken off its shelf. */
  readonly isSentInTime?: boolean;
};

export const zonePlace = (zoneCode: string): string => `zone ${zoneCode}`;
export const storePlace = (storeId: string): string => `store ${storeId}`;
