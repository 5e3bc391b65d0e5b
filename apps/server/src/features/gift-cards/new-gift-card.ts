import { randomInt } from 'node:crypto';
import type { IssuedGiftCard } from '../../mail/templates/gift-card-mail.ts';

/** What the numbers of the shop's own cards begin with. */
const PREFIX = '603628';
const RANDOM_DIGITS = 12;
const PIN_DIGITS = 4;

export type Rolls = (below: number) => number;

const digits = (count: number, roll: Rolls): string => Array.from({ length: count }, () => roll(10)).join('');

/** The digit that makes a slip of the finger show: every second one from the right counts twice. */
function checkDigit(digitsSoFar: string): number {
  const sum = [...digitsSoFar].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** An unguessable number and a PIN. A card is locked after five wrong PINs (decision 0021). */
export function newGiftCard(roll: Rolls = randomInt): IssuedGiftCard {
  const number = PREFIX + digits(RANDOM_DIGITS, roll);
  return { code: `${number}${checkDigit(number)}`, pin: digits(PIN_DIGITS, roll) };
}
