import { dirname } from 'node:path';
import type { Mutant } from './find-mutants.ts';
import type { Verdicts } from './try-mutants.ts';

export function scoreOf(mutants: readonly Mutant[], { killed }: Verdicts): number {
  return mutants.length === 0 ? 100 : (100 * mutants.filter(({ id }) => killed.has(id)).length) / mutants.length;
}

/** Survivors with their line and replacement, if asked for those that a test killed too; then the scores. */
export function reportLines(mutants: readonly Mutant[], verdicts: Verdicts, withKilled = false): string[] {
  const { killed, covered } = verdicts;
  const survivors = mutants.filter(({ id }) => !killed.has(id));
  const met = mutants.filter(({ id }) => killed.has(id) || covered.has(id));
  return [
    ...(withKilled ? mutants : survivors).map((mutant) => mutantLine(mutant, verdicts)),
    '',
    ...scoreLines(mutants, verdicts, ({ file }) => file),
    '',
    ...scoreLines(mutants, verdicts, ({ file }) => dirname(file)),
    '',
    `${scoreOf(mutants, verdicts).toFixed(1)} % of ${mutants.length} mutants killed, ${survivors.length} survived`,
    `${scoreOf(met, verdicts).toFixed(1)} % of the ${met.length} that these tests come past`,
  ];
}

function mutantLine({ id, file, line, kind, original, replacement }: Mutant, { killed, covered }: Verdicts): string {
  const change = kind === 'statement' ? `left out ${brief(original)}` : `${brief(original)} → ${brief(replacement)}`;
  const at = `${file}:${line}  ${change}`;
  const test = killed.get(id);
  if (test !== undefined) return `killed    ${at}  (${brief(test)})`;
  return `survived  ${at}${covered.has(id) ? '' : '  (none of these tests comes here)'}`;
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
