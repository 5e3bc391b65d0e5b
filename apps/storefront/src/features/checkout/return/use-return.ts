import type { CallValue } from '@wattle/contract';
import { isOrderNumber, type PlaceProblem } from '@wattle/domain/order';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import { useCallback, useEffect, useState } from 'react';
import { browserClient } from '../../../page/browser-client.ts';
import { useNavigate, useSearchParams } from '../../../router/router-context.tsx';
import { finishOrder } from '../../../shopper/checkout/finish-order.ts';
import { attemptStore } from '../../../shopper/checkout/kept-attempt.ts';
import { openAttemptStore } from '../../../shopper/checkout/open-attempt.ts';
import type { PayAnswer } from '../payment/open-drop-in.ts';
import { type PaymentDetails, type Placed, PlaceOrderError } from '../place/create-placing.ts';
import { placing } from '../place/place-order.ts';
import { carryProblem } from './carried-problem.ts';

export type ReturnState =
  | { readonly kind: 'ASKING' }
  | { readonly kind: 'NO_ANSWER' }
  /** A further provider step. */
  | { readonly kind: 'ACTION'; readonly action: Readonly<Record<string, unknown>> }
  /** The order was begun in another browser, or under another name of the shop; this one knows only what the shop says. */
  | { readonly kind: 'ELSEWHERE'; readonly orderNumber: string; readonly payment: ReturnedPayment };

export type ReturnedPayment = CallValue<'loadReturn'>;

const ASKING: ReturnState = { kind: 'ASKING' };

/** Finds out what happened at the provider and navigates accordingly [C-2-27 C-4-90 C-4-94]. */
export function useReturn() {
  const [params] = useSearchParams();
  const orderNumber = params.get('order') ?? '';
  const redirectResult = params.get('redirectResult') ?? '';
  const key = params.get('key') ?? '';
  const [state, setState] = useState(ASKING);
  const navigate = useNavigate();

  const tellElsewhere = useCallback(async (): Promise<void> => {
    const found = await browserClient.loadReturn({ orderNumber, key }).catch(() => null);
    if (found?.status === 'SUCCESS') return setState({ kind: 'ELSEWHERE', orderNumber, payment: found.value });
    if (found?.status === 'REJECTED') return await navigate(CHECKOUT_PATHS.payment, { replace: true });
    setState({ kind: 'NO_ANSWER' });
  }, [navigate, orderNumber, key]);
  const conclude = useCallback(
    async (asked: () => Promise<Placed>): Promise<void> => {
      const backToPayment = (problem: PlaceProblem | null) =>
        navigate(CHECKOUT_PATHS.payment, { replace: true, state: problem && carryProblem(problem) });
      setState(ASKING);
      // asked before the answer ends the attempt
      const isOurs = isBegunHere(orderNumber);
      try {
        const { result, problem, draft, key: attempt } = await asked();
        if (result.status === 'ACTION_REQUIRED') return setState({ kind: 'ACTION', action: result.actionData });
        if (!draft && !isOurs) return await tellElsewhere();
        if (result.status !== 'SUCCESS') return await backToPayment(problem);
        if (!draft) return await tellElsewhere();
        await finishOrder(draft, { ...result, key: attempt });
        await navigate(CHECKOUT_PATHS.success, { replace: true });
      } catch (error) {
        const problem = error instanceof PlaceOrderError ? error.problem : null;
        if (problem && problem.code !== 'NO_ANSWER') {
          return isOurs ? await backToPayment(problem) : await tellElsewhere();
        }
        setState({ kind: 'NO_ANSWER' });
      }
    },
    [navigate, orderNumber, tellElsewhere],
  );
  const ask = useCallback(async (): Promise<void> => {
    const isReturn = isOrderNumber(orderNumber) && redirectResult !== '';
    if (isReturn) await conclude(() => continueOnce(orderNumber, redirectResult));
    else if (isOrderNumber(orderNumber) && key !== '' && !isBegunHere(orderNumber)) await tellElsewhere();
    else await navigate(CHECKOUT_PATHS.payment, { replace: true });
  }, [conclude, navigate, orderNumber, redirectResult, key, tellElsewhere]);
  const submitDetails = useCallback(
    async (details: PaymentDetails): Promise<PayAnswer> => {
      await conclude(() => placing.submitDetails(orderNumber, details));
      return { kind: 'DONE' };
    },
    [conclude, orderNumber],
  );
  useEffect(() => void ask(), [ask]);
  return { state, ask, submitDetails };
}

/** Whether this browser began the order: it knows what was in it, and has it in its cart. */
const isBegunHere = (orderNumber: string): boolean =>
  [attemptStore.get(), openAttemptStore.get()].some((kept) => kept?.orderNumber === orderNumber);

const underway = new Map<string, Promise<Placed>>();

/** One call per returned result, however often the page renders; after a failure it may be repeated. */
function continueOnce(orderNumber: string, redirectResult: string): Promise<Placed> {
  const key = `${orderNumber} ${redirectResult}`;
  const known = underway.get(key);
  if (known) return known;
  const asked = placing.submitDetails(orderNumber, { details: { redirectResult } });
  underway.set(key, asked);
  asked.catch(() => underway.delete(key));
  return asked;
}
