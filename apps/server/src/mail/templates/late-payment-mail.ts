import { PAYMENT_METHODS, PAYMENT_TYPES } from '@wattle/domain/checkout';
import type { Order } from '@wattle/domain/order';
import { fillMessage, latePaymentMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import { greet } from './greet.ts';
import { bigHeading, note, paragraph } from './mail-blocks.ts';
import { type MailFrom, shopParams } from './mail-from.ts';
import { layOutMail } from './mail-layout.ts';
import { price } from './sum-rows.ts';

/** As it stands in a sentence. */
function labelOf(type: string): string {
  const known = PAYMENT_TYPES.find((one) => one === type);
  return known === undefined || known === 'ADYEN_CREDIT_CARD' ? words.card : PAYMENT_METHODS[known].label;
}

/** A payment that pays for no order, and who made it. */
export type ToldLatePayment = {
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly type: string;
  /** The order has been paid by another payment. */
  readonly isSecond: boolean;
  readonly contact: Order['contact'];
};

/** Tells a shopper that a payment which came too late, or a second time, was cancelled or refunded. */
export function writeLatePaymentMail(
  { orderNumber, amountCents, type, isSecond, contact }: ToldLatePayment,
  how: 'CANCELLED' | 'REFUNDED',
  from: MailFrom,
): NoticeMail {
  const said = { ...words[how], ...(isSecond && words.second[how]) };
  const outro = isSecond ? words.second.outro : words.outro;
  const params = { number: orderNumber, amount: price(amountCents), label: labelOf(type), ...shopParams(from) };
  const parts = layOutMail({
    from,
    subject: said.subject,
    preheader: fillMessage(said.preheader, params),
    hero: [
      bigHeading(fillMessage(said.heading, params)),
      greet(contact.firstName),
      paragraph(fillMessage(said.intro, params)),
      paragraph(fillMessage(said.how, params)),
    ],
    blocks: [note(fillMessage(outro, params))],
  });
  return { kind: 'ORDER_REFUND', to: contact.email, subject: said.subject, ...parts };
}
