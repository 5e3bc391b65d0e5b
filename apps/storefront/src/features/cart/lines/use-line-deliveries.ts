import type { Locality } from '@wattle/domain/stores';
import { useMemo, useState } from 'react';
import { type DeliveryEstimates, useDeliveryEstimates } from '../../../shopper/delivery/use-delivery-estimates.ts';
import { useSavedLocation } from '../../../shopper/location/location-store.ts';

/** The most products one call accepts. */
const MOST = 50;

type Known = { readonly place: string; readonly byProduct: ReadonlyMap<string, DeliveryEstimates[number]> };

export type LineDeliveries = {
  /** null: no place chosen, so no delivery estimates. */
  readonly locality: Locality | null;
  readonly byProduct: Known['byProduct'];
  /** Loading has finished: what is missing now stays unknown. */
  readonly isSettled: boolean;
};

const NOTHING: Known = { place: '', byProduct: new Map() };

/** Delivery estimates for all products in one request. Known estimates stay while more load. */
export function useLineDeliveries(productIds: readonly string[]): LineDeliveries {
  const locality = useSavedLocation()?.locality ?? null;
  // sorted, so that reordering lines triggers no new request
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
