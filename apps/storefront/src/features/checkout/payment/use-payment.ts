import { CHECKOUT_PATHS, centsOf, type PlaceProblem, type ProviderData } from '@wattle/domain';
import { cancelledVoucherWords, changedVoucherWords } from '@wattle/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLatest } from '../../../page/use-latest.ts';
import { attemptStore } from '../../../shopper/checkout/kept-attempt.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import type { PaymentDetails, Placed } from '../place/create-placing.ts';
import { finishIfPlaced } from '../place/finish-order.ts';
import { orderToPlace, untilSettled } from '../place/order-to-place.ts';
import { placing } from '../place/place-order.ts';
import type { Recheck } from '../voucher/create-vouchers.ts';
import { heldVouchers } from '../voucher/held-vouchers.ts';
import { concludePlacing } from './conclude-placing.ts';
import type { PayAnswer } from './open-drop-in.ts';

export type Payment = ReturnType<typeof usePayment>;

/** Pays for what the page shows, and says what came of it. */
export function usePayment(page: CheckoutPage, first: PlaceProblem | null, checkBilling: () => Promise<boolean>) {
  const { run, ...said } = useConclusions(first);
  const latest = useLatest(page);
  const { recheck } = said;
  const calls = useMemo(
    () => ({
      pay: (provider: ProviderData | null): Promise<PayAnswer> =>
        run(async () => {
          if (!(await checkBilling())) return null;
          // held gift cards are asked about before they pay: who would pay something else is told first [C-4-104]
          const { cancelled, changed } = await recheck();
          if (cancelled.length > 0 || changed.length > 0) return null;
          await untilSettled(() => latest.current);
          return placing.place(orderToPlace(latest.current, provider));
        }),
      submitDetails: (details: PaymentDetails): Promise<PayAnswer> =>
        run(() => placing.submitDetails(attemptStore.get()?.orderNumber ?? '', details)),
    }),
    [run, recheck, checkBilling, latest],
  );
  return { ...said, ...calls, ...useResume(run, said.setProblem) };
}

const FAILED: PayAnswer = { kind: 'FAILED' };

/** One attempt at a time, and what is to be said about the last one. */
function useConclusions(first: PlaceProblem | null) {
  const [problem, setProblem] = useState(first);
  const [news, setNews] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const showConfirmation = useShowConfirmation();
  const recheck = useCallback(async (): Promise<Recheck> => {
    const found = await heldVouchers.recheck();
    setNews(newsOf(found));
    return found;
  }, []);
  const run = useCallback(
    async (work: () => Promise<Placed | null>): Promise<PayAnswer> => {
      if (isRunning.current) return FAILED;
      isRunning.current = true;
      setBusy(true);
      try {
        return await concludePlacing(work, { tell: setProblem, recheckVouchers: recheck, showConfirmation });
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [recheck, showConfirmation],
  );
  return { problem, setProblem, news, isBusy, recheck, run };
}

const newsOf = ({ cancelled, changed }: Recheck): string[] => [
  ...cancelled.map(cancelledVoucherWords),
  ...changed.map(({ code, was, now }) => changedVoucherWords(code, centsOf(was), centsOf(now))),
];

function useShowConfirmation() {
  const navigate = useNavigate();
  return useCallback(() => navigate(CHECKOUT_PATHS.success, { replace: true }), [navigate]);
}

type Run = ReturnType<typeof useConclusions>['run'];

/** An answer that never came, as after a reload, is asked for again: by itself, and by who presses. */
function useResume(run: Run, tell: (problem: PlaceProblem | null) => void) {
  const [isResuming, setResuming] = useState(() => placing.unanswered() !== null);
  const showConfirmation = useShowConfirmation();
  const resume = useCallback(async (): Promise<void> => {
    setResuming(true);
    if (placing.unanswered()) await run(placing.resume);
    else if (await finishIfPlaced()) await showConfirmation();
    else tell(null);
    setResuming(false);
  }, [run, tell, showConfirmation]);
  useEffect(() => {
    if (placing.unanswered()) void resume();
  }, [resume]);
  return { isResuming, resume };
}
