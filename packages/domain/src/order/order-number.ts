const PREFIX = 'W-';
const DIGITS = 8;
const NUMBER = /^W-\d{6,}$/;

export const isOrderNumber = (text: string): boolean => NUMBER.test(text);

/**
 * A number for an order, from random numbers in [0, 1): nobody learns from one how many there are, or what the next is.
 * That it is not taken yet, the database says.
 */
export function orderNumberOf(random: () => number): string {
  // the first is no zero: people leave those out when they read a number aloud
  const digits = Array.from({ length: DIGITS }, (_, at) => (at === 0 ? 1 + below(9, random) : below(10, random)));
  return `${PREFIX}${digits.join('')}`;
}

const below = (limit: number, random: () => number): number => Math.floor(random() * limit);
