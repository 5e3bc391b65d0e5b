import type { Cents } from '@wattle/domain/money';
import { useEffect, useState } from 'react';
import { seenTotal } from '../../../shopper/checkout/seen-total.ts';
import type { CheckoutQuote } from '../use-checkout-quote.ts';

export type PriceChange = { readonly was: Cents; readonly now: Cents };

/**
 * Never changes an agreed total silently: shows the new one and asks. What the shopper saw for the same order counts
 * after a reload, after the way back and in another tab too.
 */
export function usePriceWatch({ info, sum }: Pick<CheckoutQuote, 'info' | 'sum'>, content: string | null) {
  const [agreed, setAgreed] = useState<Cents | null>(null);
  const now = sum.figures.totalCents;
  const isSure = info !== null && content !== null;
  useEffect(() => {
    if (!isSure) return;
    const before = seenTotal.of(content);
    if (before === null) seenTotal.keep(content, now);
    setAgreed((seen) => seen ?? before ?? now);
  }, [isSure, content, now]);
  const change: PriceChange | null = isSure && agreed !== null && agreed !== now ? { was: agreed, now } : null;
  const accept = (): void => {
    if (content !== null) seenTotal.keep(content, now);
    setAgreed(now);
  };
  return { change, accept };
}
