/** Names one sending of a form: the same words sent again are the same request, other words are another. */
export function createRequestKeys(): (payload: unknown) => string {
  let last = { words: '', key: '' };
  return (payload) => {
    const words = JSON.stringify(payload);
    if (words !== last.words) last = { words, key: randomKey() };
    return last.key;
  };
}

/** Not randomUUID: a shop on a plain address of the house has none. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
