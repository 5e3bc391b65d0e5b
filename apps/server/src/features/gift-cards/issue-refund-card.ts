import { giftCardExpiry, refundCardExpiry } from '@wattle/domain/gift-card';
import { dollarsOf, toCents } from '@wattle/domain/money';
import type { Order } from '@wattle/domain/order';
import { wallClock } from '@wattle/domain/stores';
import { fillMessage, refundMailMessages } from '@wattle/messages';
import type { ShopMail } from '../../mail/open-mail.ts';
import { type IssuedGiftCard, writeGiftCardMail } from '../../mail/templates/gift-card-mail.ts';
import type { MailFrom } from '../../mail/templates/mail-from.ts';
import type { Queryable } from '../../store/database.ts';
import { insertVoucher } from '../../store/give-back.ts';
import { hashPin } from '../../store/pin-hash.ts';
import { newGiftCard } from './new-gift-card.ts';

const SHOP_TIME_ZONE = 'Australia/Melbourne';
/** Two cards that are given the same number at random: hardly ever once, never so often. */
const TRIES = 5;

type RefundCard = {
  readonly order: Order;
  readonly cents: number;
  readonly at: number;
  /** Of the card that paid; undefined: it was deleted. */
  readonly paidCardExpires: string | undefined;
};

const dayOf = (at: number): string => wallClock(SHOP_TIME_ZONE, at).date;

/**
 * Makes a gift card for money that the old one cannot take back, and mails it to who paid with that, in the refund's
 * transaction. Gives its number.
 */
export const issueRefundCard =
  (mail: Pick<ShopMail, 'writeMail'>, from: MailFrom, mint: () => IssuedGiftCard = newGiftCard) =>
  async (tx: Queryable, { order, cents, at, paidCardExpires }: RefundCard): Promise<string> => {
    const refundedOn = dayOf(at);
    const expires =
      paidCardExpires === undefined
        ? giftCardExpiry(refundedOn)
        : refundCardExpiry({ paidCardExpires, placedOn: dayOf(order.placedAt), refundedOn });
    for (let tries = 0; tries < TRIES; tries += 1) {
      const card = mint();
      if (!(await insertVoucher(tx, { code: card.code, pinHash: await hashPin(card.pin), cents, expires }))) continue;
      await mail.writeMail(tx, writeGiftCardMail(factsOf(order, card, cents, expires, from), from));
      return card.code;
    }
    throw new Error(`A gift card for the refund of ${order.number} could not be numbered.`);
  };

function factsOf({ number, contact }: Order, card: IssuedGiftCard, cents: number, expires: string, from: MailFrom) {
  const amountCents = toCents(cents);
  return {
    amountCents,
    expires,
    cards: [card],
    details: {
      amount: dollarsOf(amountCents),
      recipientName: contact.firstName,
      recipientEmail: contact.email,
      senderName: from.shop().name,
      message: fillMessage(refundMailMessages.cardMessage, { number }),
    },
  };
}
