/** Why the browser could not provide the shopper's location. */
export const LOCATION_FAILURES = ['BLOCKED', 'NOT_USABLE', 'NOT_SUPPORTED', 'FAILED'] as const;
export type LocationFailure = (typeof LOCATION_FAILURES)[number];

/** [C-8-45 C-8-46 C-8-47 C-8-48 D-8-06 D-8-07 D-8-08 D-8-09] */
export const locationMessages: Readonly<Record<LocationFailure, string>> = {
  BLOCKED: 'Your browser has blocked location services',
  NOT_USABLE: 'Your location can not be used, please try the text field',
  NOT_SUPPORTED: 'Your browser does not support this feature',
  FAILED: 'Something went wrong, please try again or use the text field',
};
