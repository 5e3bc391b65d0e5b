import type { Store } from '@wattle/domain/stores';
import { readRows } from '../read-rows.ts';
import type { WeekName } from './weekly-hours.ts';

/** A service's name and, after the colon, its description. */
export const SERVICES = {
  collect: 'Click and collect: within 2 hours, held for 7 days',
  driveThrough: 'Drive-through: bays 1 to 4, ring on arrival',
  loadingDock: 'Loading dock: two people help you load',
  repairs: 'Repairs: bring it in, or book a visit',
  eWaste: 'E-waste drop: TVs, phones, batteries, free',
  trades: 'Trade desk: quotes for builders and landlords, weekdays',
  coffee: 'Coffee bar: try a machine before you buy it',
} as const;
export type ServiceName = keyof typeof SERVICES;

/** One of our stores, as written in the data file. */
export type StoreSite = Pick<Store, 'addressStreetOne' | 'addressState' | 'addressPostcode' | 'phone' | '_geoloc'> & {
  /** The suburb. Phone numbers come from the range reserved for fiction. */
  readonly name: string;
  readonly addressStreetTwo?: string;
  readonly week: WeekName;
  readonly services: readonly ServiceName[];
  readonly display: string;
  readonly about: string;
  readonly access: string;
};

export const STORE_SITES = readRows<StoreSite>(new URL('./stores.jsonl', import.meta.url));
