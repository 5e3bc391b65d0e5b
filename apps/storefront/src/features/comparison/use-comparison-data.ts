import { useEffect, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import type { ComparisonAnswer } from './compared-product.ts';

export type ComparisonData = ComparisonAnswer & {
  /** The ids that it answers; what it does not have of them is not sold any more. */
  readonly asked: readonly string[];
};

export type ComparisonLoad = {
  readonly data: ComparisonData;
  /** These ids could not be asked for. */
  readonly isFailed: boolean;
  readonly retry: () => void;
};

const NOTHING: ComparisonData = { products: [], families: [], asked: [] };

/** The compared products as they are now. What was known stays until the answer for other ids has come. */
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
  // nothing asked for is nothing failed
  return { data, isFailed: isFailed && key !== '', retry: () => setFailedKey('') };
}
