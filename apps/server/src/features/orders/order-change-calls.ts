import type { CallValue } from '@wattle/contract';
import type { WantedDay } from '@wattle/domain/order';
import { rejected, success } from '@wattle/domain/results';
import type { Handlers } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import { changeDay, listDaysFor } from './change-day.ts';
import { guestOrder } from './find-guest-order.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderReader } from './read-order.ts';
import { resendGiftCard } from './resend-gift-card.ts';
import { ownOrder, shownOrder } from './self-service.ts';

type Changes = Pick<
  Handlers,
  | 'listOrderDays'
  | 'listGuestOrderDays'
  | 'changeOrderDay'
  | 'changeGuestOrderDay'
  | 'resendGiftCard'
  | 'resendGuestGiftCard'
>;
type OrderValue = CallValue<'loadOrder'>;

const SHOPPER = { kind: 'SHOPPER' } as const;
const NOT_FOUND = rejected({ code: 'ORDER_NOT_FOUND' as const });

/** Changes to a current order: its day, and resending its gift cards. Signed in, or with proof of the order. */
export function orderChangeCalls(deps: OrderDeps, read: OrderReader): Changes {
  const days = async (order: OrderValue | undefined) =>
    order
      ? success({
          days: (await listDaysFor(deps, order, SHOPPER)).map((day) => ({ ...day, windows: [...day.windows] })),
        })
      : NOT_FOUND;

  const move = async (order: OrderValue | undefined, wanted: WantedDay) => {
    if (!order) return NOT_FOUND;
    const answer = await changeDay(deps, { orderNumber: order.number, actor: SHOPPER, wanted });
    if (answer.status !== 'SUCCESS') return answer;
    deps.onPlaced();
    return shownOrder(read, answer.value);
  };

  const resend = async (order: OrderValue | undefined, lineId: string) => {
    if (!order) return NOT_FOUND;
    const answer = await resendGiftCard(deps, { orderNumber: order.number, actor: SHOPPER, lineId });
    if (answer.status !== 'SUCCESS') return answer;
    deps.onPlaced();
    return shownOrder(read, answer.value);
  };

  return {
    listOrderDays: ({ number }, { caller }) =>
      orDatabaseAway(async () => days(await ownOrder(deps, read, caller, number))),
    listGuestOrderDays: (asked) => orDatabaseAway(async () => days(await guestOrder(deps, read, asked))),
    changeOrderDay: ({ number, ...wanted }, { caller }) =>
      orDatabaseAway(async () => move(await ownOrder(deps, read, caller, number), wanted)),
    changeGuestOrderDay: ({ day, window, ...asked }) =>
      orDatabaseAway(async () => move(await guestOrder(deps, read, asked), { day, window })),
    resendGiftCard: ({ number, lineId }, { caller }) =>
      orDatabaseAway(async () => resend(await ownOrder(deps, read, caller, number), lineId)),
    resendGuestGiftCard: ({ lineId, ...asked }) =>
      orDatabaseAway(async () => resend(await guestOrder(deps, read, asked), lineId)),
  };
}
