export type MigrationSteps = Readonly<Record<number, (item: unknown) => unknown>>;

/**
 * Brings stored items from the version they were written in to the one of now, a version at a time. A version that no
 * step leads on from, or that is later than this page knows, is not understood: nothing is left.
 */
export function migrateItems(
  items: readonly unknown[],
  from: unknown,
  to: number,
  steps: MigrationSteps,
): readonly unknown[] {
  if (typeof from !== 'number') return [];
  if (from === to) return items;
  const step = steps[from];
  return step ? migrateItems(items.map(step), from + 1, to, steps) : [];
}
