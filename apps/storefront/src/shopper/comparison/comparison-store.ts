import type { Family } from '@wattle/domain/catalogue';
import {
  addToComparison,
  type Comparison,
  type ComparisonAction,
  type ComparisonReason,
  changeComparison,
  EMPTY_COMPARISON,
  isCompared,
  storedComparison,
} from '@wattle/domain/comparison';
import type { Reason } from '@wattle/domain/results';
import { useSyncExternalStore } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { type Comparable, keptComparison } from './kept-comparison.ts';

type Refusal = Reason<ComparisonReason>;
/** The comparison, and refusals still to be shown. */
type State = { readonly comparison: Comparison; readonly refusals: readonly Refusal[] };

const listeners = new Set<() => void>();
const families = new Map<string, Promise<Family | undefined>>();
let state: State = { comparison: EMPTY_COMPARISON, refusals: [] };

/** Takes the products from storage, as another tab may have changed them. */
function read(): State {
  const { items } = keptComparison.get();
  if (items !== state.comparison.items) {
    state = { ...state, comparison: { ...changeComparison(state.comparison, { kind: 'restore', items }), items } };
  }
  return state;
}

function set(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const readComparison = (): Comparison => read().comparison;

export function changeCompared(action: ComparisonAction): void {
  const before = readComparison();
  const comparison = changeComparison(before, action);
  state = { ...state, comparison };
  if (comparison.items !== before.items) keptComparison.set(storedComparison(comparison.items));
  set({});
}

/** Loads a family once; failures are retried. */
function loadFamily(code: string): Promise<Family | undefined> {
  const asked = families.get(code) ?? askForFamily(code);
  families.set(code, asked);
  return asked;
}

async function askForFamily(code: string): Promise<Family | undefined> {
  const outcome = await browserClient.loadFamily({ file: `${code}.json` });
  if (outcome.status === 'SUCCESS') return outcome.value;
  families.delete(code);
  return undefined;
}

/** Removes a compared product, or adds one with its family's attributes [D-2-125]. */
export async function toggleProduct({ id, name, family }: Comparable): Promise<void> {
  if (isCompared(readComparison(), id)) return changeCompared({ kind: 'remove', productId: id });
  const item = { productId: id, familyCode: family.code, name };
  const result = await addToComparison(item, { read: readComparison, change: changeCompared, loadFamily });
  if (result.status !== 'SUCCESS') set({ refusals: [...state.refusals, result.reason] });
}

/** Replaces this device's comparison with a shared one. */
export function keepProducts(products: readonly Comparable[]): void {
  const items = products.map(({ id, name, family }) => ({ productId: id, familyCode: family.code, name }));
  changeCompared({ kind: 'restore', items });
}

/** Clears refusals once shown. */
export const forgetRefusals = (): void => set({ refusals: [] });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const leave = keptComparison.subscribe(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}

const NOTHING: State = { comparison: EMPTY_COMPARISON, refusals: [] };

/** This device's comparison; empty on the server and during hydration. */
export function useComparison(): State {
  return useSyncExternalStore(subscribe, read, () => NOTHING);
}
