import type { CallValue } from '@wattle/contract';
import { DECLINE_CAUSES, lineName, PLACE_ORDER_REASONS } from '@wattle/domain/order';
import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Placement, ReleasedGoods } from '../../store/placement-rows.ts';
import type { OrderDeps } from './order-deps.ts';

type Returned = CallValue<'loadReturn'>;

/**
 * What became of the payment that an address of the provider belongs to. The bank may send a shopper back to another
 * browser, so this says nothing of a person: no name, no address, no way to the order.
 */
export const loadReturn =
  (deps: Pick<OrderDeps, 'store' | 'returnKeys'>): Handler<'loadReturn'> =>
  ({ orderNumber, key }) =>
    orDatabaseAway(async () => {
      if (!deps.returnKeys.isFor(orderNumber, key)) return rejected({ code: 'ORDER_NOT_FOUND' });
      const placement = await deps.store.placements.findOf(orderNumber);
      return placement ? success(await returnedOf(deps, placement)) : rejected({ code: 'ORDER_NOT_FOUND' });
    });

async function returnedOf({ store }: Pick<OrderDeps, 'store'>, placement: Placement): Promise<Returned> {
  const { orderNumber, state, plan, goods } = placement;
  const held = plan ? plan.order.lines.filter((line) => line.giftcard === null && line.promotionId === null) : [];
  const about = {
    goods: (goods ?? held.map((line) => ({ ...line, warrantyId: line.plan?.id ?? null }))).map(goodsOf),
    totalCents: plan?.order.totals.totalCents ?? null,
    ...refusalOf(placement),
  };
  if (state === 'REFUSED') return { status: 'REFUSED', ...about };
  if (state !== 'SAVED' || orderNumber === null) return { status: 'OPEN', ...about };
  const order = await store.orders.find(orderNumber);
  if (order?.status === 'PENDING' || order?.status === 'CANCELLED') return { status: order.status, ...about };
  return { status: 'PLACED', ...about };
}

const goodsOf = ({ productId, variantId, qty, warrantyId, imageUrl, name, variant }: ReleasedGoods) => ({
  ...{ productId, variantId, qty, warrantyId, imageUrl },
  name: lineName({ name, ...(variant && { variant }) }),
});

function refusalOf({ answer }: Placement): Pick<Returned, 'reason' | 'cause'> {
  const [first] = answer?.status === 'REJECTED' ? answer.reasons : [];
  return {
    reason: PLACE_ORDER_REASONS.find((code) => code === first?.code) ?? null,
    cause: DECLINE_CAUSES.find((cause) => cause === first?.params?.cause) ?? null,
  };
}
