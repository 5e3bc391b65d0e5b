const PREFIX = 'W-';
const DIGITS = 8;
export const ORDER_NUMBER = /^W-\d{6,}$/;

export const isOrderNumber = (text: string): boolean => ORDER_NUMBER.test(text);

/**
 * An order number from random numbers in [0, 1), so that it reveals neither the number of orders nor the next one. The
 * database ensures that it is unique.
 */
export function orderNumberOf(random: () => number): string {
  // no leading zero: people skip it when they read a number aloud
  const digits = Array.from({ length: DIGITS }, (_, at) => (at === 0 ? 1 + below(9, random) : below(10, random)));
  return `${PREFIX}${digits.join('')}`;
}

const below = (limit: number, random: () => number): number => Math.floor(random() * limit);
