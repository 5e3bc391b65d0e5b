import { dirname } from 'node:path';
import type { Mutant } from './find-mutants.ts';
import type { Verdicts } from './try-mutants.ts';

export function scoreOf(mutants: readonly Mutant[], { killed }: Verdicts): number {
  return mutants.length === 0 ? 100 : (100 * mutants.filter(({ id }) => killed.has(id)).length) / mutants.length;
}

/** Survivors with their line and replacement, then the score of each file and folder. */
export function reportLines(mutants: readonly Mutant[], verdicts: Verdicts): string[] {
  const survivors = mutants.filter(({ id }) => !verdicts.killed.has(id));
  return [
    ...survivors.map((mutant) => survivorLine(mutant, verdicts)),
    '',
    ...scoreLines(mutants, verdicts, ({ file }) => file),
    '',
    ...scoreLines(mutants, verdicts, ({ file }) => dirname(file)),
    '',
    `${scoreOf(mutants, verdicts).toFixed(1)} % of ${mutants.length} mutants killed, ${survivors.length} survived`,
  ];
}

function survivorLine({ id, file, line, kind, original, replacement }: Mutant, { covered }: Verdicts): string {
  const change = kind === 'statement' ? `left out ${brief(original)}` : `${brief(original)} → ${brief(replacement)}`;
  return `${file}:${line}  ${change}${covered.has(id) ? '' : '  (no test comes here)'}`;
}

const LONGEST = 90;
function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function scoreLines(mutants: readonly Mutant[], verdicts: Verdicts, groupOf: (mutant: Mutant) => string): string[] {
  return [...Map.groupBy(mutants, groupOf)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([group, some]) =>
        `${scoreOf(some, verdicts).toFixed(1).padStart(6)} %  ${String(some.length).padStart(5)}  ${group}`,
    );
}
