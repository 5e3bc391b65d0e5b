import type { NewAlert } from '@wattle/domain/alerts';
import { addToCartAlert } from '@wattle/messages';
import type { AddToCartResult } from './add-request.ts';

/** The alert for a failed add to cart; null on success [C-8-31]. */
export function addAlert(result: AddToCartResult, productName: string): NewAlert | null {
  if (result.status === 'SUCCESS') return null;
  const reason = result.status === 'REJECTED' ? result.reasons[0] : undefined;
  const qtyMax = reason?.params?.qtyMax;
  return addToCartAlert(reason?.code, {
    product: productName,
    ...(typeof qtyMax === 'number' ? { qtyMax } : {}),
  });
}
