const listeners = new Set<() => void>();

/** Hears when a change of cart or wishlist was refused by the account and is no longer there. */
export function onTakenBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellTakenBack(): void {
  for (const listener of listeners) listener();
}
