import { inWords } from './fill.ts';
import { lowerFirst } from './lower-first.ts';

type Parts = {
  /** What it comes with; false is left out. */
  readonly with?: readonly (string | false)[];
  /** After commas, in lower case but for proper names; empty words are left out. */
  readonly tail?: readonly (string | false)[];
};

const said = (words: readonly (string | false)[] | undefined) =>
  (words ?? []).filter((word): word is string => word !== false && word !== '');

/** Puts a product name together: '637L French door fridge with ice and water, stainless'. */
export function shelfName(head: string, { with: extras, tail }: Parts): string {
  const things = said(extras);
  const opening = things.length > 0 ? `${head} with ${inWords(things)}` : head;
  return [opening, ...said(tail).map(lowerFirst)].join(', ');
}
