import type { OrderShipping } from '@wattle/domain/order';
import { longDayWords } from './day-names.ts';
import { agreedDayWords } from './order-dates.ts';
import { windowWords } from './time-window.ts';

type Agreed = Pick<OrderShipping, 'day' | 'rangeEnd' | 'window'>;

/** 'Tuesday 17 November, 7–9 am', 'Tuesday 17 to Thursday 19 November'; null: no day is agreed. */
export function arrivalWords({ day, rangeEnd, window }: Agreed): string | null {
  if (day === null) return null;
  return window === undefined ? agreedDayWords(day, rangeEnd) : `${longDayWords(day)}, ${windowWords(window)}`;
}

/** 'Scheduled delivery, 7–9 am'. */
export const methodWords = ({ label, window }: Pick<OrderShipping, 'label' | 'window'>): string =>
  [label, window === undefined ? '' : windowWords(window)].filter((words) => words !== '').join(', ');
