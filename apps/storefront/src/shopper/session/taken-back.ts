const listeners = new Set<() => void>();

/** Called when the account refused a cart or wishlist change and it was reverted. */
export function onTakenBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellTakenBack(): void {
  for (const listener of listeners) listener();
}
