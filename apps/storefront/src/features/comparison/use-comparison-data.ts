import { useEffect, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import type { ComparisonAnswer } from './compared-product.ts';

export type ComparisonData = ComparisonAnswer & {
  /** The requested ids; those missing from the response are no longer sold. */
  readonly asked: readonly string[];
};

export type ComparisonLoad = {
  readonly data: ComparisonData;
  /** The request for these ids failed. */
  readonly isFailed: boolean;
  readonly retry: () => void;
};

const NOTHING: ComparisonData = { products: [], families: [], asked: [] };

/** The compared products with current data. Earlier data stays until the new response arrives. */
export function useComparisonData(ids: readonly string[]): ComparisonLoad {
  const [data, setData] = useState(NOTHING);
  const [failedKey, setFailedKey] = useState('');
  const key = ids.join();
  const isFailed = failedKey === key;
  useEffect(() => {
    if (isFailed) return undefined;
    const leaving = new AbortController();
    browserClient.loadComparison({ ids: key }, { signal: leaving.signal }).then(
      (outcome) => {
        if (leaving.signal.aborted) return;
        if (outcome.status === 'SUCCESS') setData({ ...outcome.value, asked: key.split(',') });
        else setFailedKey(key);
      },
      () => {},
    );
    return () => leaving.abort();
  }, [key, isFailed]);
  // an empty comparison cannot fail
  return { data, isFailed: isFailed && key !== '', retry: () => setFailedKey('') };
}
