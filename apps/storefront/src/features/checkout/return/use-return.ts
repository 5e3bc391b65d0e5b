import { isOrderNumber, type PlaceProblem } from '@wattle/domain/order';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '../../../router/router-context.tsx';
import type { PayAnswer } from '../payment/open-drop-in.ts';
import { type PaymentDetails, type Placed, PlaceOrderError } from '../place/create-placing.ts';
import { finishOrder } from '../place/finish-order.ts';
import { placing } from '../place/place-order.ts';
import { carryProblem } from './carried-problem.ts';

export type ReturnState =
  | { readonly kind: 'ASKING' }
  | { readonly kind: 'NO_ANSWER' }
  /** A further provider step. */
  | { readonly kind: 'ACTION'; readonly action: Readonly<Record<string, unknown>> }
  /** The order is placed, but this browser does not know its contents. */
  | { readonly kind: 'PLACED'; readonly orderNumber: string };

const ASKING: ReturnState = { kind: 'ASKING' };

/** Finds out what happened at the provider and navigates accordingly [C-2-27 C-4-90 C-4-94]. */
export function useReturn() {
  const [params] = useSearchParams();
  const orderNumber = params.get('order') ?? '';
  const redirectResult = params.get('redirectResult') ?? '';
  const [state, setState] = useState(ASKING);
  const navigate = useNavigate();

  const conclude = useCallback(
    async (asked: () => Promise<Placed>): Promise<void> => {
      const backToPayment = (problem: PlaceProblem | null) =>
        navigate(CHECKOUT_PATHS.payment, { replace: true, state: problem && carryProblem(problem) });
      setState(ASKING);
      try {
        const { result, problem, draft } = await asked();
        if (result.status === 'ACTION_REQUIRED') return setState({ kind: 'ACTION', action: result.actionData });
        if (result.status !== 'SUCCESS') return await backToPayment(problem);
        if (!draft) return setState({ kind: 'PLACED', orderNumber: result.orderNumber });
        await finishOrder(draft, result.orderNumber);
        await navigate(CHECKOUT_PATHS.success, { replace: true });
      } catch (error) {
        const problem = error instanceof PlaceOrderError ? error.problem : null;
        if (problem && problem.code !== 'NO_ANSWER') return await backToPayment(problem);
        setState({ kind: 'NO_ANSWER' });
      }
    },
    [navigate],
  );
  const ask = useCallback(async (): Promise<void> => {
    const isReturn = isOrderNumber(orderNumber) && redirectResult !== '';
    if (isReturn) await conclude(() => continueOnce(orderNumber, redirectResult));
    else await navigate(CHECKOUT_PATHS.payment, { replace: true });
  }, [conclude, navigate, orderNumber, redirectResult]);
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
