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

/** An area with one set of services, such as metro, regional or remote; null: that size is not brought there. */
export type DeliveryZone = {
  readonly code: string;
  readonly postcodes: readonly PostcodeRange[];
  readonly parcel: DeliveryService | null;
  readonly bigAndBulky: DeliveryService | null;
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
};

/** Dates, yyyy-mm-dd, by the state that keeps them. */
export type PublicHolidays = Readonly<Partial<Record<State, readonly string[]>>>;
