import type { CallValue } from '@wattle/contract';
import type { Order } from '@wattle/domain/order';
import { useEffect, useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';

type Documents = CallValue<'listDocuments'>['products'][number]['documents'];
/** What one call takes. */
const ASKED_MAX = 60;
const NONE: ReadonlyMap<string, Documents> = new Map();

/** User guides and the like of what was bought, by product. They are extra: if they cannot be had, nothing is said. */
export function useDocuments({ lines }: Pick<Order, 'lines'>): ReadonlyMap<string, Documents> {
  const [documents, setDocuments] = useState(NONE);
  const goods = lines.filter(({ giftcard }) => !giftcard).map(({ productId }) => productId);
  const ids = [...new Set(goods)].slice(0, ASKED_MAX).join(',');
  useEffect(() => {
    if (ids === '') return;
    const left = new AbortController();
    browserClient.listDocuments({ ids }, { signal: left.signal }).then(
      (outcome) => {
        if (outcome.status !== 'SUCCESS' || left.signal.aborted) return;
        setDocuments(new Map(outcome.value.products.map((product) => [product.id, product.documents])));
      },
      () => {},
    );
    return () => left.abort();
  }, [ids]);
  return documents;
}
