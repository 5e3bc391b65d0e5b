type Block = { readonly id: string; readonly level?: number };

/** The level of a heading; what is not a heading is deeper than any. */
const levelOf = ({ id, level }: Block): number => (id === 'heading' ? (level ?? 2) : Number.POSITIVE_INFINITY);

/** Leaves out headings with nothing under them, as when all that a section holds cannot be shown. */
export function withoutEmptySections<B extends Block>(blocks: readonly B[]): B[] {
  const kept: B[] = [];
  for (const block of [...blocks].reverse()) {
    const [next] = kept;
    const isEmpty = block.id === 'heading' && (!next || levelOf(next) <= levelOf(block));
    if (!isEmpty) kept.unshift(block);
  }
  return kept;
}
