import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Order, OrderRefund, OrderReturn, RefundPart } from '@wattle/domain/order';
import type { ShopMail } from '../../mail/open-mail.ts';
import { writeAddressChangedMail } from '../../mail/templates/address-changed-mail.ts';
import { writeDayChangedMail } from '../../mail/templates/day-changed-mail.ts';
import { type StoppedGiftCards, writeGiftCardStoppedMail } from '../../mail/templates/gift-card-stopped-mail.ts';
import { writeLateOrderMail } from '../../mail/templates/late-order-mail.ts';
import { type ToldLatePayment, writeLatePaymentMail } from '../../mail/templates/late-payment-mail.ts';
import type { MailLinks } from '../../mail/templates/order-button.ts';
import { writeRefundFailedMail, writeRefundMail } from '../../mail/templates/refund-mail.ts';
import { writeReturnMail } from '../../mail/templates/return-mail.ts';
import type { Queryable } from '../../store/database.ts';

type Letter<T> = (tx: Queryable, order: Order, about: T) => Promise<void>;
type PlainLetter = (tx: Queryable, order: Order) => Promise<void>;

/** Mails to shoppers about money and returns. They report what has happened, never what is planned. */
export type OrderLetters = {
  readonly refunded: Letter<{
    /** null: nothing had been paid. */
    readonly refund: OrderRefund | null;
    /** Refunded since the last mail. */
    readonly back: readonly RefundPart[];
    /** Also tells them that the order is cancelled. */
    readonly isCancelled: boolean;
  }>;
  /** A refund that was reported as sent, and bounced. */
  readonly refundFailed: Letter<{ readonly refundId: string; readonly amountCents: number }>;
  /** To the recipient of gift cards that were stopped unused. */
  readonly cardsStopped: (tx: Queryable, order: Order, stopped: StoppedGiftCards) => Promise<void>;
  /** The delivery or pickup day has changed. */
  readonly dayChanged: PlainLetter;
  /** The last promised day has passed, and it is not there. */
  readonly dayPassed: PlainLetter;
  /** Staff send it to another door. */
  readonly addressChanged: Letter<{ readonly address: EnteredAddress }>;
  /** A payment that came too late, or a second time, was cancelled or refunded. */
  readonly lateGivenBack: (tx: Queryable, late: ToldLatePayment, how: 'CANCELLED' | 'REFUNDED') => Promise<void>;
  readonly returnAsked: Letter<{ readonly asked: OrderReturn }>;
  readonly returnDeclined: Letter<{ readonly asked: OrderReturn }>;
};

/** Writes them as mails. */
export const lettersByMail = (mail: Pick<ShopMail, 'writeMail'>, links: MailLinks): OrderLetters => ({
  refunded: (tx, order, about) => mail.writeMail(tx, writeRefundMail(order, about, links)),
  refundFailed: (tx, order, { amountCents }) => mail.writeMail(tx, writeRefundFailedMail(order, amountCents, links)),
  cardsStopped: (tx, _, stopped) => mail.writeMail(tx, writeGiftCardStoppedMail(stopped, links)),
  dayChanged: (tx, order) => mail.writeMail(tx, writeDayChangedMail(order, links)),
  dayPassed: (tx, order) => mail.writeMail(tx, writeLateOrderMail(order, links)),
  addressChanged: (tx, order, { address }) => mail.writeMail(tx, writeAddressChangedMail(order, address, links)),
  lateGivenBack: (tx, late, how) => mail.writeMail(tx, writeLatePaymentMail(late, how, links)),
  returnAsked: (tx, order, { asked }) => mail.writeMail(tx, writeReturnMail(order, asked, 'ASKED', links)),
  returnDeclined: (tx, order, { asked }) => mail.writeMail(tx, writeReturnMail(order, asked, 'DECLINED', links)),
});
