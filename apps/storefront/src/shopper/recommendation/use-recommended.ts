import { useEffect, useState } from 'react';
import { loadRecommended, type Recommended } from './load-recommended.ts';

type Subject = Parameters<typeof loadRecommended>[0];

/** Requests once, for the first subject: key the component by subject. */
export function useRecommended(first: Subject): Recommended | undefined {
  const [subject] = useState(first);
  const [recommended, setRecommended] = useState<Recommended>();
  useEffect(() => {
    const asking = new AbortController();
    loadRecommended(subject, asking.signal).then((found) => {
      if (!asking.signal.aborted) setRecommended(found);
    });
    return () => asking.abort();
  }, [subject]);
  return recommended;
}
