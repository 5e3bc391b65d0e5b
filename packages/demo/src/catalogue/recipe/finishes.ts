import type { FinishName as Paint } from '../../pictures/finish.ts';
import type { Random } from '../../random.ts';
import type { Reader } from './reader.ts';

type FinishFacts = { readonly code: string; readonly paint: Paint };

/** What a finish is called on the shelf, the letter it has in model numbers, and how it is drawn. */
export const FINISHES = {
  Stainless: { code: 'S', paint: 'steel' },
  'Black steel': { code: 'K', paint: 'black' },
  'Matte black': { code: 'M', paint: 'matte' },
  Black: { code: 'B', paint: 'matte' },
  'Black glass': { code: 'B', paint: 'black' },
  White: { code: 'W', paint: 'white' },
  Sand: { code: 'N', paint: 'sand' },
  Eucalypt: { code: 'E', paint: 'eucalypt' },
  Graphite: { code: 'G', paint: 'graphite' },
  Silver: { code: 'V', paint: 'silver' },
  Navy: { code: 'D', paint: 'navy' },
  Blush: { code: 'P', paint: 'blush' },
  Red: { code: 'R', paint: 'red' },
  'Sky blue': { code: 'Y', paint: 'sky' },
} as const satisfies Readonly<Record<string, FinishFacts>>;

export type FinishName = keyof typeof FINISHES;

const isFinishName = (words: string): words is FinishName => Object.hasOwn(FINISHES, words);

export function finishFacts(words: string | undefined): FinishFacts {
  return words !== undefined && isFinishName(words) ? FINISHES[words] : { code: '', paint: 'white' };
}

/** The finish for a name: several finishes are a choice on the page and no part of the name. */
export function onlyFinish(a: Reader): string {
  const all = a.list('finish');
  return all.length === 1 ? (all[0] ?? '') : '';
}

/** One finish, or up to `most` of them to choose from. */
export function choices(random: Random, palette: readonly FinishName[], most: number): FinishName | FinishName[] {
  const count = random.int(1, most);
  return count === 1 ? random.pick(palette) : random.sample(palette, count);
}
