import { FINISH, type FinishName } from './finish.ts';
import type { Param } from './params.ts';

/** Any of our materials: a drawing takes its light from the finish, so none is wrong; `usual` when nothing is said. */
export function anyFinish(usual: FinishName): Param<FinishName> {
  const isFinish = (words: string): words is FinishName => Object.hasOwn(FINISH, words);
  const known = (words: string) => (isFinish(words) ? words : undefined);
  return { fallback: usual, parse: known, format: known };
}
