import type { OrderSummary, RunningPlan } from '@wattle/domain';
import { dateWords } from '../../../goods/order/order-dates.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { orderPath } from '../orders/order-rows.tsx';
import { SmallCard } from './small-card.tsx';
import { useRunningPlans } from './use-running-plans.ts';

const ABOUT_PLANS = '/articles/help/repair-plans';
const SHOWN = 2;

type Props = { orders: readonly OrderSummary[]; total: number };

/** The repair plans that run, and until when. */
export function PlansCard({ orders, total }: Props) {
  const load = useRunningPlans(orders, total);
  if (load.status === 'LOADING') return <PlansRoom />;
  if (load.status !== 'SUCCESS') {
    return (
      <SmallCard icon="shield" title="Repair plans" to="/account/orders" action="Open your orders">
        We could not look them up just now. They stand in each order.
      </SmallCard>
    );
  }
  const [first] = load.value;
  if (!first) {
    return (
      <SmallCard icon="shield" title="No repair plan running" to={ABOUT_PLANS} action="What a plan covers">
        Your rights under the consumer guarantees hold without one.
      </SmallCard>
    );
  }
  const count = load.value.length;
  return (
    <SmallCard
      icon="shield"
      title={count === 1 ? '1 repair plan running' : `${count} repair plans running`}
      to={count === 1 ? orderPath(first.order) : ABOUT_PLANS}
      action={count === 1 ? 'See the order' : 'See what they cover'}
    >
      {load.value.slice(0, SHOWN).map(planWords).join(' ')}
      {count > SHOWN && ` And ${count - SHOWN} more.`}
    </SmallCard>
  );
}

const planWords = ({ line, endsAt }: RunningPlan): string => `${line.name} until ${dateWords(endsAt)}.`;

/** As much room as the plans take. */
export function PlansRoom() {
  return (
    <SmallCard icon="shield" title="Repair plans" to={ABOUT_PLANS} action="What a plan covers">
      <Skeleton height="2.6rem" />
    </SmallCard>
  );
}
