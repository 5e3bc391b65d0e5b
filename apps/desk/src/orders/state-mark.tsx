import type { DeskOrderRow } from '@wattle/contract/desk';
import type { OrderStatus } from '@wattle/domain/order';
import * as words from '@wattle/messages/desk-orders';
import type { ReactNode } from 'react';

/** How full the mark is: it fills as the order moves. */
const MARKS: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'st st--wait',
  PLACED: 'st',
  PACKED: 'st st--q',
  READY_TO_COLLECT: 'st st--h',
  ON_THE_WAY: 'st st--t',
  DELIVERED: 'st st--f',
  COLLECTED: 'st st--f',
  CANCELLED: 'st st--off',
  REFUNDED: 'st st--off',
};

type Props = Pick<DeskOrderRow, 'status' | 'problem'>;

/** A quiet mark, then words; a problem is a diamond. */
export const StateMark = ({ status, problem }: Props): ReactNode =>
  problem === null ? (
    <span className={MARKS[status]}>{words.STATES[status]}</span>
  ) : (
    <span className="st st--bad">{words.PROBLEMS[problem] ?? problem}</span>
  );
