import type { State } from '@wattle/domain';
import type { WeekName } from './weekly-hours.ts';

/** What a service is called and, after the colon, what to expect of it. */
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

/** One of our stores, as its people would describe it. */
export type StoreSite = {
  readonly suburb: string;
  readonly state: State;
  readonly postcode: string;
  readonly street: string;
  readonly street2?: string;
  /** From the numbers set aside for fiction, so that nobody's telephone rings. */
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
  readonly week: WeekName;
  readonly services: readonly ServiceName[];
  readonly display: string;
  readonly about: string;
  readonly access: string;
};
