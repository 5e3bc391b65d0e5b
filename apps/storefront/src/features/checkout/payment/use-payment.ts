import { centsOf } from '@wattle/domain/money';
import type { PlaceProblem, ProviderData } from '@wattle/domain/order';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import { cancelledVoucherWords, changedVoucherWords } from '@wattle/messages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../page/use-latest.ts';
import { useRendered } from '../../../page/use-rendered.ts';
import { useNavigate } from '../../../router/router-context.tsx';
import { attemptStore } from '../../../shopper/checkout/kept-attempt.ts';
import type { CheckoutPage } from '../checkout-page.ts';
import type { PaymentDetails, Placed } from '../place/create-placing.ts';
import { orderToPlace, untilSettled } from '../place/order-to-place.ts';
import { placing } from '../place/place-order.ts';
import type { Recheck } from '../voucher/create-vouchers.ts';
import { heldVouchers } from '../voucher/held-vouchers.ts';
import { concludePlacing } from './conclude-placing.ts';
import type { PayAnswer } from './open-drop-in.ts';

export type Payment = ReturnType<typeof usePayment>;

export type PaymentParts = {
  readonly page: CheckoutPage;
  /** The problem to start with. */
  readonly first: PlaceProblem | null;
  readonly checkBilling: () => Promise<boolean>;
  /** The page has to ask about another total before anything is sent. */
  readonly hasToAsk: boolean;
};

/** Pays for the order on the page and reports the result. */
export function usePayment({ page, first, checkBilling, hasToAsk }: PaymentParts) {
  const { run, ...said } = useConclusions(first);
  const latest = useLatest({ page, hasToAsk });
  const onRendered = useRendered();
  const { recheck } = said;
  const calls = useMemo(
    () => ({
      pay: (provider: ProviderData | null): Promise<PayAnswer> =>
        run(async () => {
          if (!(await checkBilling())) return null;
          // check held gift cards before paying: if the amount has changed, tell the shopper first [C-4-104]
          const { cancelled, changed } = await recheck();
          if (cancelled.length > 0 || changed.length > 0) return null;
          await untilSettled(() => latest.current.page, onRendered);
          // the quote that was waited for may be another than the shopper agreed to
          if (latest.current.hasToAsk) return null;
          return placing.place(orderToPlace(latest.current.page, provider));
        }),
      submitDetails: (details: PaymentDetails): Promise<PayAnswer> =>
        run(() => placing.submitDetails(attemptStore.get()?.orderNumber ?? '', details)),
    }),
    [run, recheck, checkBilling, latest, onRendered],
  );
  return { ...said, ...calls, ...useResume(run, said.setProblem) };
}

const FAILED: PayAnswer = { kind: 'FAILED' };

/** Runs one attempt at a time and keeps its message. */
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

/** Asks again for a result that never arrived, such as after a reload: automatically and on press. */
function useResume(run: Run, tell: (problem: PlaceProblem | null) => void) {
  const [isResuming, setResuming] = useState(() => placing.unanswered() !== null);
  const resume = useCallback(async (): Promise<void> => {
    setResuming(true);
    if (placing.unanswered()) await run(placing.resume);
    else tell(null);
    setResuming(false);
  }, [run, tell]);
  useEffect(() => {
    if (placing.unanswered()) void resume();
  }, [resume]);
  return { isResuming, resume };
}
