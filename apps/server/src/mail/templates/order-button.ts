import type { Order } from '@wattle/domain/order';
import { fillMessage, orderPartMessages } from '@wattle/messages';
import { formatLongLastDay } from '@wattle/messages/shop-day';
import { type Block, button, note } from './mail-blocks.ts';
import type { MailFrom } from './mail-from.ts';

/** Where mails about orders lead, and who they are from. */
export type MailLinks = MailFrom & {
  /** The page of an order, which opens without typing: signed, for one order only, and until a time in milliseconds. */
  readonly orderLink: (number: string) => { readonly url: string; readonly endsAt: number };
};

/**
 * Leads to the order, and says how long it does: the last day on which it does so all day. What is left to do with a
 * cancelled one is to put it back in the cart, which its page does.
 */
export function orderButton({ number, status }: Pick<Order, 'number' | 'status'>, { orderLink }: MailLinks): Block[] {
  const { url, endsAt } = orderLink(number);
  const lastDay = formatLongLastDay(endsAt / 1000 - DAY_SECONDS);
  const label = status === 'CANCELLED' ? orderPartMessages.putBack : orderPartMessages.button;
  return [button(label, url), note(fillMessage(orderPartMessages.opensUntil, { day: lastDay }))];
}

const DAY_SECONDS = 86_400;
