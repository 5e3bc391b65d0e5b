import type { OnSiteServiceCode } from '@wattle/domain/delivery';

export const whileWeAreThere = 'While we are there';

const OFFERS = {
  REMOVAL: 'Take the old one away',
  INSTALLATION: 'Install the new one',
} as const satisfies Record<OnSiteServiceCode, string>;

/** What the crew can do, as a choice. */
export const serviceOffer = (code: OnSiteServiceCode): string => OFFERS[code];

const SUMS = {
  REMOVAL: 'Old one taken away',
  INSTALLATION: 'Installation',
} as const satisfies Record<OnSiteServiceCode, string>;

/** 'Installation, Halden 60 cm oven': what was agreed. */
export const serviceWords = ({ code, name }: { readonly code: OnSiteServiceCode; readonly name: string }): string =>
  name === '' ? SUMS[code] : `${SUMS[code]}, ${name}`;

export const noteForTheDriver = 'Note for the driver';
export const noteHint = 'Parking, a code, a dog: whatever helps on the day.';
export const addToTheNote = 'Add to the note';
/** What many drivers are told. */
export const NOTES = ['Stairs', 'Narrow gate', 'Call first'] as const;
export const servicesRow = 'Removal and installation';
