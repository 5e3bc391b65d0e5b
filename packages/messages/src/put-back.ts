import { listWords } from './list-words.ts';

/** On a cancelled order and on a refused payment, and in their mails. */
export const putBack = 'Put it back in my cart';
export const puttingBack = 'Putting it back';
export const seeYourCart = 'See your cart';
export const someBack = 'What we can still sell is back in your cart.';
export const noneBack = 'None of it can be put back.';
export const notPutBack = 'The cart could not be changed. Please try again.';

/** How one line went, where it did not go as ordered. */
export const goneWords = (name: string): string => `${name} is no longer available.`;
export const fewerWords = (name: string, qty: number, wanted: number): string =>
  `${name}: only ${qty} of ${wanted}, which is all that is left.`;
export const withoutPlanWords = (name: string): string =>
  `${name}: without its repair plan, which is not sold any more.`;
export const failedWords = (names: readonly string[]): string =>
  `${listWords(names)} could not be added. Please try again.`;
