/** What blocks adding: an add in progress, or a cart still loading [C-4-67]. */
export type AddingState = {
  /** `${productId}/${variantId}` being added. */
  readonly addingKey: string | null;
  /** The cart is loading for the first time. */
  readonly isInitialising: boolean;
};

let state: AddingState = { addingKey: null, isInitialising: false };
const listeners = new Set<() => void>();

/** Read by the buttons, set by the cart. */
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
