import { useCallback, useState } from 'react';

/** What is said when a choice of earlier can no longer be had, until there is another. */
export function useGoneNotice(words: string): readonly [string | null, () => void] {
  const [isGone, setGone] = useState(false);
  const tell = useCallback(() => setGone(true), []);
  return [isGone ? words : null, tell];
}
