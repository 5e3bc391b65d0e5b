import { FINISH, type FinishName } from './finish.ts';
import type { Param } from './params.ts';

/** Accepts any finish, because drawings take their shading from it; defaults to `usual`. */
export function anyFinish(usual: FinishName): Param<FinishName> {
  const isFinish = (words: string): words is FinishName => Object.hasOwn(FINISH, words);
  const known = (words: string) => (isFinish(words) ? words : undefined);
  return { fallback: usual, parse: known, format: known };
}
