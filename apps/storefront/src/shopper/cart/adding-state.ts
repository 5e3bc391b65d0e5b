/** What stands in the way of adding: something that is being added, or a cart that is on its way [C-4-67]. */
export type AddingState = {
  /** `${productId}/${variantId}` of what is being added. */
  readonly addingKey: string | null;
  /** The cart loads for the first time. */
  readonly isInitialising: boolean;
};

let state: AddingState = { addingKey: null, isInitialising: false };
const listeners = new Set<() => void>();

/** Shared by the buttons, which read it, and the cart, which says when it is there. */
export const addingState = {
  get: (): AddingState => state,
  set(part: Partial<AddingState>): void {
    const next = { ...state, ...part };
    if (next.addingKey === state.addingKey && next.isInitialising === state.isInitialising) return;
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
