import type { FinishName as Paint } from '../../pictures/finish.ts';
import type { Random } from '../../random.ts';
import type { Reader } from './reader.ts';

type FinishFacts = { readonly code: string; readonly paint: Paint };

/** Each finish's name, its letter in model numbers and how it is drawn. */
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

export const finishFacts = (words: string | undefined): FinishFacts =>
  words !== undefined && isFinishName(words) ? FINISHES[words] : { code: '', paint: 'white' };

/** The finish to put in a name; empty when there are several, which are a choice on the page. */
export function onlyFinish(a: Reader): string {
  const all = a.list('finish');
  return all.length === 1 ? (all[0] ?? '') : '';
}

/** One finish, or a choice of up to `most`. */
export function choices(random: Random, palette: readonly FinishName[], most: number): FinishName | FinishName[] {
  const count = random.int(1, most);
  return count === 1 ? random.pick(palette) : random.sample(palette, count);
}
