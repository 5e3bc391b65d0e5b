/** Why the browser did not say where the shopper is, in the browser's own numbers; 0: it cannot. */
const MESSAGES: Readonly<Record<number, string>> = {
  0: 'Your browser does not support this feature',
  1: 'Your browser has blocked location services',
  2: 'Your location can not be used, please try the text field',
};
const OTHERWISE = 'Something went wrong, please try again or use the text field';

/** [C-8-45 C-8-46 C-8-47 C-8-48] */
export function locationMessage(code: number): string {
  return MESSAGES[code] ?? OTHERWISE;
}
