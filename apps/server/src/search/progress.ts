import { randomUUID } from 'node:crypto';

/** How far a process has followed the shop, for the servers that ask it to search. */
export type Progress = {
  /** Another one after every start. */
  readonly process: string;
  /** Counts what was followed, and prices, badges and counts that changed by themselves. */
  readonly changes: number;
  /** Counts those that were more than quantities and states of products. */
  readonly otherThanStock: number;
};

export function countProgress() {
  let progress: Progress = { process: randomUUID(), changes: 0, otherThanStock: 0 };
  return {
    current: (): Progress => progress,
    count({ isStockOnly }: { readonly isStockOnly: boolean }): void {
      const { process, changes, otherThanStock } = progress;
      progress = { process, changes: changes + 1, otherThanStock: otherThanStock + Number(!isStockOnly) };
    },
  };
}
