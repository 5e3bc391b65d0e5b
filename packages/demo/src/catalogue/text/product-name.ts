import { inWords } from './fill.ts';
import { lowerFirst } from './lower-first.ts';

type Parts = {
  /** Joined after 'with'; false is skipped. */
  readonly with?: readonly (string | false)[];
  /** Appended after commas, lower case except proper names; empty entries are skipped. */
  readonly tail?: readonly (string | false)[];
};

const said = (words: readonly (string | false)[] | undefined) =>
  (words ?? []).filter((word): word is string => word !== false && word !== '');

/** Composes a product name: '637L French door fridge with ice and water, stainless'. */
export function composeName(head: string, { with: extras, tail }: Parts): string {
  const things = said(extras);
  const opening = things.length > 0 ? `${head} with ${inWords(things)}` : head;
  return [opening, ...said(tail).map(lowerFirst)].join(', ');
}
