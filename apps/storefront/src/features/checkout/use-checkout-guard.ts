import type { CheckoutStep } from '@wattle/domain/checkout';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../router/router-context.tsx';
import { keepContact } from '../../shopper/checkout/checkout-store.ts';
import { checkoutTarget } from './checkout-guard.ts';
import type { CheckoutPage } from './checkout-page.ts';
import { knownContact } from './contact/known-contact.ts';

const START = /^\/checkout\/?$/;

type Opened = {
  readonly step: CheckoutStep;
  /** The server's HTML, which knows nobody and leads nobody anywhere. */
  readonly isSent: boolean;
  readonly isCartKnown: boolean;
};

/**
 * Whether a step may be shown; redirects shoppers who open it too early, and from `/checkout` to the first incomplete
 * step [C-2-35].
 */
export function useCheckoutGuard({ step, isSent, isCartKnown }: Opened, page: CheckoutPage): boolean {
  const { lines, kept, progress } = page;
  const navigate = useNavigate();
  // the page of the first step is at two addresses
  const isStart = START.test(useLocation().pathname);
  const isAsking = useAccountContact(page, isStart && !isSent);
  const hadItems = useRef(false);
  const orderBefore = useRef<string>(undefined);
  // until there are items: what was kept is not known while the page comes alive
  if (!hadItems.current) orderBefore.current = kept.placedOrder?.number;
  if (lines.length > 0) hadItems.current = true;
  const target =
    isSent || isAsking
      ? null
      : checkoutTarget({
          step,
          isStart,
          isCartKnown,
          itemsCount: lines.length,
          hadItems: hadItems.current,
          hasPlacedOrder: kept.placedOrder !== null && kept.placedOrder.number !== orderBefore.current,
          progress,
        });
  // at /checkout, the first step is shown while the address changes
  const isShown = isSent || target === (isStart ? CHECKOUT_PATHS[step] : null);
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true, preventScrollReset: isShown });
  }, [target, isShown, navigate]);
  return isShown;
}

/** Whether the account is being asked for a contact, with which a customer skips the first step [C-2-35]. */
function useAccountContact({ buyer: { customer }, progress }: CheckoutPage, isStart: boolean): boolean {
  const asked = isStart && progress.contact === null ? customer : null;
  const [answered, setAnswered] = useState<typeof asked>(null);
  useEffect(() => {
    if (!asked) return undefined;
    let hasLeft = false;
    void knownContact(asked).then((contact) => {
      if (hasLeft) return;
      if (contact) keepContact(contact);
      else setAnswered(asked);
    });
    return () => {
      hasLeft = true;
    };
  }, [asked]);
  return asked !== null && asked !== answered;
}
