import { randomKey } from '../../page/random-key.ts';

/** Idempotency keys: the same content sent again gets the same key, other content a new one. */
export function createRequestKeys(): (payload: unknown) => string {
  let last = { words: '', key: '' };
  return (payload) => {
    const words = JSON.stringify(payload);
    if (words !== last.words) last = { words, key: randomKey() };
    return last.key;
  };
}
