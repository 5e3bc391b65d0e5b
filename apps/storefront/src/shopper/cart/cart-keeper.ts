/** What a change of the kept text comes to: the new text, or null to leave it, and something for whoever asked. */
export type TextChange<T> = { readonly text: string | null; readonly value: T };

/** Where a cart is kept. Reading, changing and writing is one step that no other tab comes between. */
export type CartKeeper = {
  read(): Promise<string | null>;
  change<T>(work: (text: string | null) => TextChange<T>): Promise<T>;
};

/** Lasts as long as the page does. */
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
 * Keeps a cart in one place and, from the moment that refuses (switched off, full, broken), in another one. What was
 * last read goes along, so that the shopper sees no difference.
 */
export function createSafeKeeper(first: CartKeeper, second: CartKeeper): CartKeeper {
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
    async read() {
      if (hasFailed) return second.read();
      try {
        lastText = await first.read();
        return lastText;
      } catch {
        return (await fall()).read();
      }
    },
    async change(work) {
      if (hasFailed) return second.change(work);
      try {
        return await first.change((text) => {
          const change = work(text);
          lastText = change.text ?? text;
          return change;
        });
      } catch {
        return (await fall()).change(work);
      }
    },
  };
}
