/**
 * '1,304' or '-12,500.5', with at most three digits after the point. By hand, like prices and days: the first use of Intl stops a phone for a tenth of a second,
 * in the middle of a press.
 */
export function groupDigits(value: number): string {
  const [whole = '', part] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** The same, rounded to one digit after the point. */
export const groupTenths = (value: number): string => groupDigits(Math.round(value * 10) / 10);
