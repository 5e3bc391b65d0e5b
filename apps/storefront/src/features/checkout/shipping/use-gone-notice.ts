import type { KeptCheckout } from '@wattle/domain/checkout';
import { goneWords } from '@wattle/messages/checkout-shipping';
import { useCallback, useState } from 'react';

/** Message for when an earlier choice is no longer available, until there is a new one. */
export function useGoneNotice(): readonly [string | null, (kept: KeptCheckout) => void] {
  const [words, setWords] = useState<string | null>(null);
  const tell = useCallback((kept: KeptCheckout) => setWords(goneWords(kept)), []);
  return [words, tell];
}
