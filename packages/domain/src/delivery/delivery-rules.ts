import type { State } from '../stores/store.ts';

/** Four digits each, both ends inside. */
export type PostcodeRange = { readonly from: string; readonly to: string };

export type DeliveryService = {
  /** What a shopper reads, such as 'Parcel' or 'Large item, regional'. */
  readonly name: string;
  /**
   * Days on the way after goods have left: Monday to Friday and the service's own delivery days, without the public
   * holidays of the locality.
   */
  readonly daysMin: number;
  readonly daysMax: number;
  /** Dollars. */
  readonly price: number;
  /** Dollars; from this price on delivery is free. Null: never. */
  readonly freeFrom: number | null;
  /** Days on which it comes to the door, Monday is 0. */
  readonly deliveryWeekdays: readonly number[];
};

/** How goods travel: in a box by a courier, or on a truck with two people. */
export const DELIVERY_SIZES = ['parcel', 'bigAndBulky'] as const;
export type DeliverySize = (typeof DELIVERY_SIZES)[number];

/** Dollars more, or with a minus fewer, than on other days. */
export type DayPrice = { readonly weekday: number; readonly extra: number };

/** Stops on days that shoppers pick. */
export type ScheduledSize = {
  readonly capacityPerDay: number;
  /** Null: as many as the day has. */
  readonly capacityPerWindow: number | null;
  /** For days that cost something else; Monday is 0. */
  readonly dayPrices: readonly DayPrice[];
};

/** Seconds since midnight on the locality's clock. */
export type DeliveryWindow = { readonly from: number; readonly to: number };

/** Delivery on a day that the shopper picks, on the delivery days of the service; null: not for that size. */
export type DeliverySchedule = {
  /** How many days are offered, today included. */
  readonly daysAhead: number;
  readonly windows: readonly DeliveryWindow[];
} & Readonly<Record<DeliverySize, ScheduledSize | null>>;

/** An area with one set of services, such as metro, regional or remote; null: that size is not brought there. */
export type DeliveryZone = {
  readonly code: string;
  readonly postcodes: readonly PostcodeRange[];
  readonly parcel: DeliveryService | null;
  readonly bigAndBulky: DeliveryService | null;
  /** Faster, for parcels only; without it, or null: not there. */
  readonly express?: DeliveryService | null;
  readonly schedule?: DeliverySchedule | null;
};

/** How stores keep what is collected on a day that the shopper picks. */
export type PickupRules = {
  readonly daysAhead: number;
  /** Orders that one store can hand over on one day; null: any number. */
  readonly capacityPerDay: number | null;
  /** How many days an order waits for its shopper. */
  readonly heldDays: number;
};

/** How the shop delivers. Plain data, so that an import can replace it. */
export type DeliveryRules = {
  readonly warehouse: {
    readonly state: State;
    /** Seconds since midnight on the warehouse's clock; an order at this second is too late for the day. */
    readonly cutOffTime: number;
    /** Days on which goods leave, Monday is 0. */
    readonly dispatchWeekdays: readonly number[];
  };
  /** Dispatch days that goods take from the supplier when there is no stock on hand. */
  readonly supplierLeadDays: number;
  /** Days, Monday to Friday, that goods take from the warehouse to a store that holds none. */
  readonly storeTransferDays: number;
  /** The first zone that holds a postcode is its zone. */
  readonly zones: readonly DeliveryZone[];
  /** Taken out of every zone. */
  readonly notServed: readonly PostcodeRange[];
  /** What is heavier goes on a truck, whatever its measures; without it only what is big and bulky does. */
  readonly parcelMaxKg?: number;
  /** Without it, as in `DEFAULT_PICKUP_RULES`. */
  readonly pickup?: PickupRules;
};

export const DEFAULT_PICKUP_RULES: PickupRules = { daysAhead: 21, capacityPerDay: null, heldDays: 7 };

/** Dates, yyyy-mm-dd, by the state that keeps them. */
export type PublicHolidays = Readonly<Partial<Record<State, readonly string[]>>>;
