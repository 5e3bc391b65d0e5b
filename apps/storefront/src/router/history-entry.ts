/** State kept with a history entry. */
export type HistoryEntry = {
  readonly key: string;
  readonly state: unknown;
  /** What this entry had to tell has been told. */
  readonly isTold?: boolean;
};

export const readEntry = (value: unknown): HistoryEntry | undefined =>
  typeof value === 'object' && value !== null && 'key' in value ? (value as HistoryEntry) : undefined;

/** Clears the carried state, so that a reload does not find it. The page stays as it is. */
export function forgetCarried(): void {
  const entry = readEntry(history.state);
  if (entry) history.replaceState({ ...entry, state: null } satisfies HistoryEntry, '');
}

/** True the first time an entry is shown, false after a reload or on the way back. */
export function tellOnce(): boolean {
  const entry = readEntry(history.state);
  if (!entry || entry.isTold) return false;
  history.replaceState({ ...entry, isTold: true } satisfies HistoryEntry, '');
  return true;
}
