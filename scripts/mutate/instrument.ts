import type { Mutant } from './find-mutants.ts';

type Insertion = { readonly at: number; readonly text: string; readonly span: number; readonly opens: boolean };

/**
 * A file's text with all its mutants embedded, each behind a check whether it is active. The file is compiled
 * and loaded once, however many mutants it has. Keeps line numbers and writes nothing to disk.
 */
export function instrument(text: string, mutants: readonly Mutant[]): string {
  const places = Map.groupBy(mutants, ({ start, end, kind }) => `${start} ${end} ${kind}`);
  const insertions = [...places.values()].flatMap(wrap).sort(byPlace);
  let instrumented = 'const isMutant$ = globalThis.mutation$.isActive; ';
  let from = 0;
  for (const { at, text: inserted } of insertions) {
    instrumented += text.slice(from, at) + inserted;
    from = at;
  }
  return instrumented + text.slice(from);
}

function wrap(mutants: readonly Mutant[]): Insertion[] {
  const [{ start, end, kind } = { start: 0, end: 0, kind: 'expression' }] = mutants;
  const [before, after] =
    kind === 'statement'
      ? [`{if(!isMutant$(${mutants[0]?.id})){`, '}}']
      : [`(${mutants.map(({ id, replacement }) => `isMutant$(${id})?(${replacement}):`).join('')}(`, '))'];
  const span = end - start;
  return [
    { at: start, text: before, span, opens: true },
    { at: end, text: after, span, opens: false },
  ];
}

/** At the same position: closings first, inner before outer; then openings, outer before inner. */
function byPlace(a: Insertion, b: Insertion): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.opens !== b.opens) return a.opens ? 1 : -1;
  return a.opens ? b.span - a.span : a.span - b.span;
}
