import { isPurposeLink } from './tell-roles.ts';
import type { Token } from './tokenise.ts';
import { unitOf } from './units.ts';

const HAS_DIGIT = /\d/;

/**
 * The position of the query word that names the product: the last one that some product is called, is no
 * number, model or unit of a number, and stands before what the product is for. In 'playstation 4',
 * 'ssd 512 gb', 'case for laptop' and 'fridge quiet' it is the first. Without such a word it is the last.
 */
export function thingOf(words: readonly Token[], isCalled: (position: number) => boolean): number {
  if (words.length < 2) return 0;
  const link = words.findIndex(({ token }, i) => i > 0 && isPurposeLink(token));
  const end = link < 0 ? words.length : link;
  for (let i = end - 1; i >= 0; i -= 1) {
    if (!isAmount(words, i) && isCalled(i)) return i;
  }
  return words.length - 1;
}

function isAmount(words: readonly Token[], i: number): boolean {
  const { token } = words[i] as Token;
  if (HAS_DIGIT.test(token)) return true;
  return i > 0 && unitOf(token) === token && HAS_DIGIT.test((words[i - 1] as Token).token);
}
