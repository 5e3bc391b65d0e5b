import type { ParsedInput } from '@wattle/contract';
import { checkOrderShopper, rejected } from '@wattle/domain';
import { readPhone } from '@wattle/providers/phone';
import { fieldRefusal } from '../../http/field-refusal.ts';
import type { CallContext, Handler } from '../../http/handlers.ts';
import type { OrderDeps } from '../../orders/order-deps.ts';
import type { OrderCaller } from '../../orders/order-key.ts';
import { placeOrder as place } from '../../orders/place-order.ts';

/** Placing without a key would make two orders of a double click. */
const KEY_MISSING = rejected({ code: 'MISSING_DATA' as const, field: 'Idempotency-Key' });

const taker = (deps: OrderDeps, onPlaced: () => void) => {
  const placed = place(deps);
  return async (
    request: ParsedInput<'placeOrder'>,
    caller: OrderCaller | null,
    { idempotencyKey: key, address }: CallContext,
  ) => {
    if (key === undefined) return KEY_MISSING;
    const checked = checkOrderShopper(request, readPhone);
    if (checked.status === 'REJECTED') return rejected(...checked.reasons.map((reason) => fieldRefusal(reason)));
    const answer = await placed({ key, caller, request: checked.value, ipAddress: address ?? null });
    if (answer.status === 'SUCCESS') onPlaced();
    return answer;
  };
};

/** The order of a customer: theirs by the token, whatever the request says [C-6-05 C-7-23]. */
export const placeOrder = (deps: OrderDeps, onPlaced: () => void): Handler<'placeOrder'> => {
  const take = taker(deps, onPlaced);
  return (request, context) => take(request, context.caller, context);
};

/** The order of somebody whom nobody knows [C-6-03 C-7-23]. */
export const placeGuestOrder = (deps: OrderDeps, onPlaced: () => void): Handler<'placeGuestOrder'> => {
  const take = taker(deps, onPlaced);
  return (request, context = {}) => take(request, null, context);
};
