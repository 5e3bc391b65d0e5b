import type { CallValue } from '@wattle/contract';
import type { ReturnRequest, WantedDay } from '@wattle/domain/order';
import type { Outcome } from '@wattle/domain/results';

/** An order as the shop shows it to its shopper. */
export type ShownOrder = CallValue<'loadOrder'>;

/** What a shopper can do about an order. An account and a guest's proof reach different calls. */
export type OrderDesk = {
  cancel(): Promise<Outcome<ShownOrder, string>>;
  /** The same key asks for one return only. */
  askForReturn(request: ReturnRequest, key: string): Promise<Outcome<ShownOrder, string>>;
  listDays(): Promise<Outcome<CallValue<'listOrderDays'>, string>>;
  changeDay(wanted: WantedDay): Promise<Outcome<ShownOrder, string>>;
  resendGiftCard(lineId: string): Promise<Outcome<ShownOrder, string>>;
};

export type DeskProps = {
  readonly order: ShownOrder;
  readonly desk: OrderDesk;
  /** The order as it is after a change. */
  readonly onChange: (order: ShownOrder) => void;
};
