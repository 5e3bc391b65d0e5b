import {
  addToComparison,
  type Comparison,
  type ComparisonAction,
  type ComparisonReason,
  changeComparison,
  EMPTY_COMPARISON,
  type Family,
  isCompared,
  type Reason,
  storedComparison,
} from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { type Comparable, keptComparison } from './kept-comparison.ts';

type Refusal = Reason<ComparisonReason>;
/** What is compared and open, and what was refused and is still to be said. */
type State = { readonly comparison: Comparison; readonly refusals: readonly Refusal[] };

const listeners = new Set<() => void>();
const families = new Map<string, Promise<Family | undefined>>();
let state: State = { comparison: EMPTY_COMPARISON, refusals: [] };

/** Its products are those that this device keeps: another tab may have changed them. */
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

/** A family is asked for once, unless that failed. */
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

/** Takes a compared product out; any other one is added with the attributes of its family [D-2-125]. */
export async function toggleProduct({ id, name, family }: Comparable): Promise<void> {
  if (isCompared(readComparison(), id)) return changeCompared({ kind: 'remove', productId: id });
  const item = { productId: id, familyCode: family.code, name };
  const result = await addToComparison(item, { read: readComparison, change: changeCompared, loadFamily });
  if (result.status !== 'SUCCESS') set({ refusals: [...state.refusals, result.reason] });
}

/** A shared comparison takes the place of the one on this device. */
export function keepProducts(products: readonly Comparable[]): void {
  const items = products.map(({ id, name, family }) => ({ productId: id, familyCode: family.code, name }));
  changeCompared({ kind: 'restore', items });
}

/** They have been said. */
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

/** The comparison of this device; empty on the server and while hydrating. */
export function useComparison(): State {
  return useSyncExternalStore(subscribe, read, () => NOTHING);
}
