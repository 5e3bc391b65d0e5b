/** A change to the stored text: the new text, or null to leave it, and a result for the caller. */
export type TextChange<T> = { readonly text: string | null; readonly value: T };

/** Cart storage. Read-modify-write is atomic across tabs. */
export type CartKeeper = {
  read(): Promise<string | null>;
  change<T>(work: (text: string | null) => TextChange<T>): Promise<T>;
};

/** In memory, as long as the page lives. */
export function createPageKeeper(): CartKeeper {
  let kept: string | null = null;
  return {
    read: async () => kept,
    async change(work) {
      const { text, value } = work(kept);
      kept = text ?? kept;
      return value;
    },
  };
}

/**
 * Uses one store and, once that fails (disabled, full, broken), another. The last value known moves along, so that the
 * shopper notices nothing. A store that was emptied under an open page gets it back.
 */
export function createSafeKeeper(first: CartKeeper, second: CartKeeper): CartKeeper & { hasFailed(): boolean } {
  let hasFailed = false;
  let lastText: string | null = null;
  const fall = async (): Promise<CartKeeper> => {
    if (!hasFailed) {
      hasFailed = true;
      await second.change((text) => ({ text: text ?? lastText, value: null }));
    }
    return second;
  };
  return {
    hasFailed: () => hasFailed,
    async read() {
      if (hasFailed) return second.read();
      try {
        lastText = (await first.read()) ?? lastText;
        return lastText;
      } catch {
        return (await fall()).read();
      }
    },
    async change(work) {
      if (hasFailed) return second.change(work);
      let after: string | null = null;
      try {
        const value = await first.change((stored) => {
          lastText = stored ?? lastText;
          const change = work(lastText);
          after = change.text ?? lastText;
          return { text: after === stored ? null : after, value: change.value };
        });
        lastText = after;
        return value;
      } catch {
        return (await fall()).change(work);
      }
    },
  };
}
