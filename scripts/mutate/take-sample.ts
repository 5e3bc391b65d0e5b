import { createHash } from 'node:crypto';
import type { Mutant } from './find-mutants.ts';

/** So many mutants by chance, in their order: a seed always gives the same, whatever else is tried beside them. */
export function takeSample(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const draw = ({ file, start, end, replacement }: Mutant): string =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, start, end, replacement]))
      .digest('hex');
  const drawn = mutants.map((mutant) => ({ mutant, lot: draw(mutant) })).sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return drawn
    .slice(0, size)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.id - b.id);
}
