import { readPart, readText } from '../recent/stored-list.ts';

/**
 * What the account had when a browser last synced a part of its state: the base for detecting later changes. It is
 * stored in one value with that part, so that neither can be lost alone (decision 0110).
 */
export type Synced<T> = {
  /** The customer whose account it is. */
  readonly account: string;
  readonly version: number;
  /** The last sync failed, so earlier changes are still to be saved. */
  readonly isPending: boolean;
  readonly items: readonly T[];
};

/** A part as a browser keeps it. `synced` is null if it was never synced or cannot be read: then nothing was removed. */
export type KeptPart<T> = { readonly items: readonly T[]; readonly synced: Synced<T> | null };

/** Parses what is stored with a part. */
export function readSynced<T>(
  synced: unknown,
  readItems: (values: readonly unknown[]) => readonly T[],
): Synced<T> | null {
  const account = readText(readPart(synced, 'account'));
  const version = readPart(synced, 'version');
  const items = readPart(synced, 'items');
  if (account === undefined || !Number.isSafeInteger(version) || !Array.isArray(items)) return null;
  return {
    account,
    version: Number(version),
    isPending: readPart(synced, 'isPending') === true,
    items: readItems(items),
  };
}
