import type { Cents } from '@wattle/domain';
import { useEffect, useState } from 'react';
import type { CheckoutQuote } from '../use-checkout-quote.ts';

export type PriceChange = { readonly was: Cents; readonly now: Cents };

/** The total that a shopper has agreed to never changes silently: another one is shown, and asked about. */
export function usePriceWatch({ info, sum }: Pick<CheckoutQuote, 'info' | 'sum'>) {
  const [agreed, setAgreed] = useState<Cents | null>(null);
  const now = sum.figures.totalCents;
  const isSure = info !== null;
  useEffect(() => {
    if (isSure) setAgreed((seen) => seen ?? now);
  }, [isSure, now]);
  const change: PriceChange | null = isSure && agreed !== null && agreed !== now ? { was: agreed, now } : null;
  return { change, accept: () => setAgreed(now) };
}
