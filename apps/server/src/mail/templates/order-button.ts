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

/** Leads to the order, and says how long it does: the last day on which it does so all day. */
export function orderButton({ number }: Pick<Order, 'number'>, { orderLink }: MailLinks): Block[] {
  const { url, endsAt } = orderLink(number);
  const lastDay = formatLongLastDay(endsAt / 1000 - DAY_SECONDS);
  return [button(orderPartMessages.button, url), note(fillMessage(orderPartMessages.opensUntil, { day: lastDay }))];
}

const DAY_SECONDS = 86_400;
