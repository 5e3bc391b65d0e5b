import { isLate, type OrderSummary, type OrderTone, orderTone } from '@wattle/domain/order';
import { orderStateWords } from '@wattle/messages';
import { shortDayWords } from '@wattle/messages/day-names';
import { shopToday } from '@wattle/messages/shop-today';
import { useNowMs } from '../../page/now.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './order-state.module.css';

const LOOK: Readonly<Record<OrderTone, string | undefined>> = {
  SOON: styles.soon,
  WAIT: styles.wait,
  DONE: undefined,
  OFF: styles.off,
};

type Props = { order: Pick<OrderSummary, 'status' | 'shippingType' | 'storeName' | 'day' | 'dayEnd'> };

/** Order status, in a word or two. */
export function OrderState({ order }: Props) {
  const today = shopToday(useNowMs());
  const { status, day, dayEnd = null } = order;
  const look = isLate({ status, lastDay: dayEnd ?? day }, today) ? styles.wait : LOOK[orderTone(order)];
  return <span className={classNames(styles.state, look)}>{orderStateWords(order, shortDayWords, today)}</span>;
}
