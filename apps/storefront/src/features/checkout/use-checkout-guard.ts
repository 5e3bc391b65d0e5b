import type { CheckoutStep } from '@wattle/domain';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { checkoutTarget } from './checkout-guard.ts';
import type { CheckoutPage } from './checkout-page.ts';

/** Whether a step may be shown; who opened it too early is led to where they belong [C-2-35]. */
export function useCheckoutGuard(step: CheckoutStep, { lines, kept, progress }: CheckoutPage): boolean {
  const navigate = useNavigate();
  const hadItems = useRef(false);
  const orderBefore = useRef(kept.placedOrder?.number);
  if (lines.length > 0) hadItems.current = true;
  const target = checkoutTarget({
    step,
    itemsCount: lines.length,
    hadItems: hadItems.current,
    hasPlacedOrder: kept.placedOrder !== null && kept.placedOrder.number !== orderBefore.current,
    progress,
  });
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
  return target === null;
}
