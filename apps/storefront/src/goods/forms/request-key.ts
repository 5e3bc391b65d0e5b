import { randomKey } from '../../page/random-key.ts';

/** Names one sending of a form: the same words sent again are the same request, other words are another. */
export function createRequestKeys(): (payload: unknown) => string {
  let last = { words: '', key: '' };
  return (payload) => {
    const words = JSON.stringify(payload);
    if (words !== last.words) last = { words, key: randomKey() };
    return last.key;
  };
}
