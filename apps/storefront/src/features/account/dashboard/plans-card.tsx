import { lineName, type OrderSummary, type RunningPlan } from '@wattle/domain/order';
import * as accountWords from '@wattle/messages/account';
import * as accountDashboardWords from '@wattle/messages/account-dashboard';
import { dateWords } from '@wattle/messages/order-dates';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { orderPath } from '../orders/order-rows.tsx';
import { SmallCard } from './small-card.tsx';
import { useRunningPlans } from './use-running-plans.ts';

const ABOUT_PLANS = '/articles/help/repair-plans';
const SHOWN = 2;

type Props = { orders: readonly OrderSummary[]; total: number };

/** Active repair plans with their end dates. */
export function PlansCard({ orders, total }: Props) {
  const load = useRunningPlans(orders, total);
  if (load.status === 'LOADING') return <PlansRoom />;
  if (load.status !== 'SUCCESS') {
    return (
      <SmallCard
        icon="shield"
        title={accountWords.repairPlans}
        to="/account/orders"
        action={accountWords.openYourOrders}
      >
        {accountWords.plansNotLoaded}
      </SmallCard>
    );
  }
  const [first] = load.value;
  if (!first) {
    return (
      <SmallCard
        icon="shield"
        title={accountWords.noRepairPlanRunning}
        to={ABOUT_PLANS}
        action={accountWords.whatAPlanCovers}
      >
        {accountWords.noPlanHint}
      </SmallCard>
    );
  }
  const count = load.value.length;
  return (
    <SmallCard
      icon="shield"
      title={accountDashboardWords.plansRunning(count)}
      to={count === 1 ? orderPath(first.order) : ABOUT_PLANS}
      action={count === 1 ? accountWords.seeTheOrder : accountWords.seeWhatTheyCover}
    >
      {load.value.slice(0, SHOWN).map(planWords).join(' ')}
      {count > SHOWN && accountDashboardWords.andMore(count - SHOWN)}
    </SmallCard>
  );
}

const planWords = ({ line, endsAt }: RunningPlan): string =>
  accountDashboardWords.planUntil(lineName(line), dateWords(endsAt));

/** Reserves the space of the plans card. */
export function PlansRoom() {
  return (
    <SmallCard icon="shield" title={accountWords.repairPlans} to={ABOUT_PLANS} action={accountWords.whatAPlanCovers}>
      <Skeleton height="2.6rem" />
    </SmallCard>
  );
}
