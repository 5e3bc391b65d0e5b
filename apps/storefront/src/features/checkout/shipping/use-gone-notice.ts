import { type KeptCheckout, keptShippingDate } from '@wattle/domain';
import { formatDeliveryDay } from '@wattle/messages';
import { useCallback, useState } from 'react';

/** What is said when a choice of earlier can no longer be had, until there is another. */
export function useGoneNotice(): readonly [string | null, (kept: KeptCheckout) => void] {
  const [words, setWords] = useState<string | null>(null);
  const tell = useCallback((kept: KeptCheckout) => {
    const date = keptShippingDate(kept);
    const gone = date === null ? 'What you chose' : formatDeliveryDay(date);
    setWords(`${gone} can no longer be had. Choose again.`);
  }, []);
  return [words, tell];
}
