/**
 * '1,304' or '-12,500.5', with at most three digits after the point. By hand, like prices and days: the first use of Intl stops a phone for a tenth of a second,
 * in the middle of a press.
 */
export const groupDigits = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** The same, rounded to one digit after the point. */
export const groupTenths = (value: number): string => groupDigits(Math.round(value * 10) / 10);
