export type MigrationSteps = Readonly<Record<number, (item: unknown) => unknown>>;

/**
 * Migrates stored items to the current version, one step at a time. Returns nothing for a version that has no
 * migration or is newer than this page.
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
