/** Words that stay capitalised mid-sentence. */
const KEPT = /^(?:[A-Z]{2}|[A-Z]+\d|Wi-Fi|Bluetooth|Marlin|Pelican|Full HD|Mini LED|Australia)/;

/** Lower-cases the first letter for use mid-sentence: 'Stainless' becomes 'stainless'; 'HEPA' and 'Wi-Fi' stay. */
export const lowerFirst = (words: string): string =>
  KEPT.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
