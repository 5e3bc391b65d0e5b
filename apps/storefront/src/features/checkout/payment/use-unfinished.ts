import type { AttemptState } from '@wattle/domain/order';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { useNavigate } from '../../../router/router-context.tsx';
import { finishOrder } from '../../../shopper/checkout/finish-order.ts';
import { attemptStore } from '../../../shopper/checkout/kept-attempt.ts';
import { openAttemptStore } from '../../../shopper/checkout/open-attempt.ts';
import { refreshCheckoutData } from '../../../shopper/checkout/use-checkout-data.ts';
import { placing } from '../place/place-order.ts';

export type UnfinishedPayment = Extract<AttemptState, { status: 'UNFINISHED' }>;

/** What is known of the payment that this browser began and left. */
export type Unfinished =
  | { readonly kind: 'NONE' | 'LOOKING' | 'ERROR' | 'GIVEN_BACK' }
  | { readonly kind: 'UNFINISHED'; readonly payment: UnfinishedPayment };

const LOOK_AGAIN_MS = 1000;
const NONE: Unfinished = { kind: 'NONE' };
const LOOKING: Unfinished = { kind: 'LOOKING' };

/** An attempt that was left, by this tab or another; one whose answer this tab waits for is no such attempt. */
const isLeft = (): boolean => openAttemptStore.get() !== null && placing.unanswered() === null && !placing.isPlacing();

function forgetAttempt(): void {
  openAttemptStore.set(null);
  attemptStore.set(null);
}

/**
 * Asks the shop what became of a payment that was left by Back, a reload or another tab. It can be finished or given up;
 * one that was paid leads to its confirmation. `content` is what the page would order now: an attempt for something else
 * is given up before anything is quoted.
 */
export function useUnfinished(content: string | null) {
  const [state, setState] = useState<Unfinished>(() => (isLeft() ? LOOKING : NONE));
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = useCallback(
    async (asked: () => ReturnType<typeof browserClient.loadAttempt>, onOver: Unfinished): Promise<void> => {
      clearTimeout(timer.current);
      const open = openAttemptStore.get();
      if (!open) return setState(NONE);
      setState(LOOKING);
      const answer = await asked();
      if (answer.status !== 'SUCCESS') return setState({ kind: 'ERROR' });
      const found = answer.value;
      switch (found.status) {
        case 'UNFINISHED':
          return setState({ kind: 'UNFINISHED', payment: found });
        case 'BUSY':
          timer.current = setTimeout(() => void take(asked, onOver), LOOK_AGAIN_MS);
          return;
        case 'PLACED':
        case 'PENDING':
          forgetAttempt();
          await finishOrder(open.draft, { ...found, isPending: found.status === 'PENDING', key: open.key });
          return await navigate(CHECKOUT_PATHS.success, { replace: true });
        case 'RELEASED':
        case 'NONE':
          forgetAttempt();
          refreshCheckoutData();
          setState(found.status === 'NONE' ? NONE : onOver);
      }
    },
    [navigate],
  );
  const look = useCallback(async (): Promise<void> => {
    if (isLeft()) await take(() => browserClient.loadAttempt({}), { kind: 'GIVEN_BACK' });
  }, [take]);
  const giveUp = useCallback(() => take(() => browserClient.releaseAttempt({}), { kind: 'GIVEN_BACK' }), [take]);

  useEffect(() => {
    void look();
    // the back button may restore the page from the back-forward cache
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void look();
    };
    addEventListener('pageshow', wake);
    return () => {
      removeEventListener('pageshow', wake);
      clearTimeout(timer.current);
    };
  }, [look]);

  const begun = openAttemptStore.get()?.content ?? null;
  const isOther = state.kind === 'UNFINISHED' && content !== null && begun !== null && begun !== content;
  useEffect(() => {
    if (isOther) void giveUp();
  }, [isOther, giveUp]);
  return { state: isOther ? LOOKING : state, look, giveUp };
}
