import { boughtGiftCards } from '@wattle/domain/gift-card';
import { toCents } from '@wattle/domain/money';
import type { Order } from '@wattle/domain/order';
import type { ShopMail } from '../../mail/open-mail.ts';
import { type IssuedGiftCard, writeGiftCardMail } from '../../mail/templates/gift-card-mail.ts';
import type { MailFrom } from '../../mail/templates/mail-from.ts';
import { voucherDay } from '../../pricing/voucher-day.ts';
import type { Queryable } from '../../store/database.ts';
import { listCodesOf, renewPin } from '../../store/gift-cards.ts';
import { hashPin } from '../../store/pin-hash.ts';
import { newGiftCard } from './new-gift-card.ts';

/**
 * Mails the gift cards of a line to their recipient again, in the transaction that has the order locked. The shop knows
 * no PIN, so each card gets a new one. Cards that are used up, expired or stopped are left out. Gives how many went.
 */
export const resendGiftCards =
  (mail: Pick<ShopMail, 'writeMail'>, from: MailFrom, mint: () => Pick<IssuedGiftCard, 'pin'> = newGiftCard) =>
  async (tx: Queryable, { order, lineId, at }: { order: Order; lineId: string; at: number }): Promise<number> => {
    const bought = boughtGiftCards(order).find((card) => card.lineId === lineId);
    if (!bought) return 0;
    const cards: (IssuedGiftCard & { balanceCents: number })[] = [];
    let expires = '';
    for (const code of await listCodesOf(tx, order.number, lineId)) {
      const { pin } = mint();
      const renewed = await renewPin(tx, { code, pinHash: await hashPin(pin), today: voucherDay(at) });
      if (!renewed) continue;
      expires = renewed.expires;
      cards.push({ code, pin, balanceCents: toCents(renewed.balanceCents) });
    }
    if (cards.length === 0) return 0;
    const { amountCents, details } = bought;
    await mail.writeMail(tx, writeGiftCardMail({ amountCents, details, cards, expires, isAgain: true }, from));
    return cards.length;
  };
