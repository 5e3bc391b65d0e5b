import { PAYMENT_METHODS, PAYMENT_TYPES } from '@wattle/domain/checkout';
import { fillMessage, latePaymentMailMessages as words } from '@wattle/messages';
import type { NoticeMail } from '@wattle/providers/mail';
import type { LatePayment } from '../../store/payments.ts';
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

/** Tells a shopper that a late payment was cancelled or refunded. */
export function writeLatePaymentMail(
  { amountCents, type, contact }: LatePayment,
  how: 'CANCELLED' | 'REFUNDED',
  from: MailFrom,
): NoticeMail {
  const said = words[how];
  const params = { amount: price(amountCents), label: labelOf(type), ...shopParams(from) };
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
    blocks: [note(fillMessage(words.outro, params))],
  });
  return { kind: 'ORDER_REFUND', to: contact.email, subject: said.subject, ...parts };
}
