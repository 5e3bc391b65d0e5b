import type { Handler } from '../../http/handlers.ts';
import { continuePayment as resume } from '../../orders/continue-payment.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';

/** After a page of the provider, or a step of its component [C-4-90]. */
export const continuePayment = (deps: OrderDeps, onPlaced: () => void): Handler<'continuePayment'> => {
  const tell = resume(deps);
  return async ({ orderNumber, details, paymentData }) => {
    const answer = await tell({ orderNumber, details, ...(paymentData !== undefined && { paymentData }) });
    if (answer.status === 'SUCCESS') onPlaced();
    return answer;
  };
};
