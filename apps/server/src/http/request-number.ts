import { randomBytes } from 'node:crypto';

/** A request id that a shopper can read out on the phone. */
export function requestNumber(): string {
  if (rolled >= numbers.length) {
    numbers = randomBytes(4 * 1024).toString('hex');
    rolled = 0;
  }
  rolled += 8;
  return `${numbers.slice(rolled - 8, rolled - 4)}-${numbers.slice(rolled - 4, rolled)}`;
}
/** Random digits are drawn a thousand at a time: one draw per request costs more than sending a cached page. */
let numbers = '';
let rolled = 0;
