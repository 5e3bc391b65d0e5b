import type { Locality } from '@wattle/domain';
import { useMemo, useState } from 'react';
import { type DeliveryEstimates, useDeliveryEstimates } from '../../../shopper/delivery/use-delivery-estimates.ts';
import { useSavedLocation } from '../../../shopper/location/location-store.ts';

/** As many as one call answers for. */
const MOST = 50;

type Known = { readonly place: string; readonly byProduct: ReadonlyMap<string, DeliveryEstimates[number]> };

export type LineDeliveries = {
  /** null: no place is chosen, and nothing is said of delivery. */
  readonly locality: Locality | null;
  readonly byProduct: Known['byProduct'];
  /** What is not known then will not be. */
  readonly isSettled: boolean;
};

const NOTHING: Known = { place: '', byProduct: new Map() };

/** When each product reaches the place the shopper chose, in one question. What was said stays while more is asked. */
export function useLineDeliveries(productIds: readonly string[]): LineDeliveries {
  const locality = useSavedLocation()?.locality ?? null;
  // in one order, so that another order of lines asks nothing new
  const asked = useMemo(() => [...new Set(productIds)].sort().slice(0, MOST), [productIds]);
  const { result } = useDeliveryEstimates(asked, asked.length > 0 ? locality : null);
  const [known, setKnown] = useState(NOTHING);
  const place = locality?.name ?? '';
  const answer = result.status === 'SUCCESS' ? result.value : null;
  if (answer && (known.place !== place || answer.some((one) => known.byProduct.get(one.productId) !== one))) {
    const before = known.place === place ? known.byProduct : [];
    setKnown({ place, byProduct: new Map([...before, ...answer.map((one) => [one.productId, one] as const)]) });
  }
  const byProduct = useMemo(
    () => new Map(known.place === place ? [...known.byProduct].filter(([id]) => asked.includes(id)) : []),
    [known, place, asked],
  );
  return { locality, byProduct, isSettled: result.status === 'SUCCESS' || result.status === 'ERROR' };
}
