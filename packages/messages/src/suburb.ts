export const noSuburbStartsWith = (words: string): string => `No suburb starts with “${words}”.`;
export const nowSetTo = (name: string): string => `Now set to ${name}.`;
export const suburbOrPostcode = 'Suburb or postcode';
export const suburbs = 'Suburbs';
export const suburbsNotLoaded = 'Suburbs could not be loaded. Try again in a moment.';
export const whereToDeliver = 'Where should we deliver?';
export const whySuburb =
  'We use your suburb for delivery days and prices, and to show the stores nearest to you. It stays on this device.';
