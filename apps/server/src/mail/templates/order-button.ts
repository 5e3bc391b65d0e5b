import type { Order } from '@wattle/domain/order';
import { orderPartMessages } from '@wattle/messages';
import { type Block, button } from './mail-blocks.ts';
import type { MailFrom } from './mail-from.ts';

/** Where mails about orders lead, and who they are from. */
export type MailLinks = MailFrom & {
  /** The page of an order, which opens without typing: signed, and for one order only. */
  readonly orderUrl: (number: string) => string;
};

/** Leads to the order. */
export const orderButton = ({ number }: Pick<Order, 'number'>, { orderUrl }: MailLinks): Block =>
  button(orderPartMessages.button, orderUrl(number));
