import type { State } from '../stores/store.ts';

/** Four digits each, both inclusive. */
export type PostcodeRange = { readonly from: string; readonly to: string };

export type DeliveryService = {
  /** Display name, such as 'Parcel' or 'Large item, regional'. */
  readonly name: string;
  /**
   * Transit days after dispatch: Monday to Friday plus the service's own delivery days, excluding public holidays at
   * the destination.
   */
  readonly daysMin: number;
  readonly daysMax: number;
  /** Dollars. */
  readonly price: number;
  /** Dollars; delivery is free from this order value. Null: never. */
  readonly freeFrom: number | null;
  /** Delivery weekdays; Monday is 0. */
  readonly deliveryWeekdays: readonly number[];
};

/** How goods travel: as a parcel by courier, or on a two-person truck. */
export const DELIVERY_SIZES = ['parcel', 'bigAndBulky'] as const;
export type DeliverySize = (typeof DELIVERY_SIZES)[number];

/** Surcharge in dollars; negative: a discount. */
export type DayPrice = { readonly weekday: number; readonly extra: number };

/** Capacity for deliveries on chosen days. */
export type ScheduledSize = {
  readonly capacityPerDay: number;
  /** Null: limited only by the day's capacity. */
  readonly capacityPerWindow: number | null;
  /** Weekdays with a surcharge; Monday is 0. */
  readonly dayPrices: readonly DayPrice[];
};

/** Seconds since midnight at the destination. */
export type DeliveryWindow = { readonly from: number; readonly to: number };

/** Delivery on a chosen day, on the service's delivery weekdays; null: not for that size. */
export type DeliverySchedule = {
  /** How many days are offered, including today. */
  readonly daysAhead: number;
  readonly windows: readonly DeliveryWindow[];
} & Readonly<Record<DeliverySize, ScheduledSize | null>>;

/** An area with one set of services, such as metro, regional or remote; null: that size is not delivered there. */
export type DeliveryZone = {
  readonly code: string;
  readonly postcodes: readonly PostcodeRange[];
  readonly parcel: DeliveryService | null;
  readonly bigAndBulky: DeliveryService | null;
  /** Express, for parcels only; missing or null: not offered. */
  readonly express?: DeliveryService | null;
  readonly schedule?: DeliverySchedule | null;
};

/** Rules for pickup on a chosen day. */
export type PickupRules = {
  readonly daysAhead: number;
  /** Orders a store can hand over per day; null: unlimited. */
  readonly capacityPerDay: number | null;
  /** How many days the store holds an order. */
  readonly heldDays: number;
};

/** The shop's delivery rules. Plain data, so that an import can replace them. */
export type DeliveryRules = {
  readonly warehouse: {
    readonly state: State;
    /** Seconds since midnight at the warehouse; an order at exactly this time misses the day. */
    readonly cutOffTime: number;
    /** Dispatch weekdays; Monday is 0. */
    readonly dispatchWeekdays: readonly number[];
  };
  /** Dispatch days for goods to come from the supplier when none are on hand. */
  readonly supplierLeadDays: number;
  /** Weekdays, Monday to Friday, for a transfer from the warehouse to a store without stock. */
  readonly storeTransferDays: number;
  /** A postcode belongs to the first zone that contains it. */
  readonly zones: readonly DeliveryZone[];
  /** Excluded from every zone. */
  readonly notServed: readonly PostcodeRange[];
  /** Heavier products go by truck, whatever their dimensions; without it, only big and bulky ones do. */
  readonly parcelMaxKg?: number;
  /** Defaults to `DEFAULT_PICKUP_RULES`. */
  readonly pickup?: PickupRules;
};

export const DEFAULT_PICKUP_RULES: PickupRules = { daysAhead: 21, capacityPerDay: null, heldDays: 7 };

/** Dates, yyyy-mm-dd, by state. */
export type PublicHolidays = Readonly<Partial<Record<State, readonly string[]>>>;
