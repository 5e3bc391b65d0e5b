import { type BoughtGiftCard, boughtGiftCards, giftCardExpiry } from '@wattle/domain/gift-card';
import type { Order } from '@wattle/domain/order';
import { wallClock } from '@wattle/domain/stores';
import type { ShopMail } from '../../mail/open-mail.ts';
import { type IssuedGiftCard, writeGiftCardMail } from '../../mail/templates/gift-card-mail.ts';
import type { MailFrom } from '../../mail/templates/mail-from.ts';
import type { SaveWithOrder } from '../../store/close-placement.ts';
import type { Queryable } from '../../store/database.ts';
import { issueGiftCards as issueUnits } from '../../store/gift-cards.ts';
import { hashPin } from '../../store/pin-hash.ts';
import { newGiftCard } from './new-gift-card.ts';

const SHOP_TIME_ZONE = 'Australia/Melbourne';
/** Two cards that are given the same number at random: hardly ever once, never so often. */
const TRIES = 5;

type Minted = IssuedGiftCard & { readonly bought: BoughtGiftCard };

/**
 * Issues the gift cards of an order and mails their recipients in the transaction that places the order: all are saved,
 * or none. The PIN is only in the mail.
 */
export const issueGiftCards =
  (mail: Pick<ShopMail, 'writeMail'>, from: MailFrom, mint: () => IssuedGiftCard = newGiftCard): SaveWithOrder =>
  async (tx, order) => {
    if (order.status !== 'PLACED') return;
    const expires = giftCardExpiry(wallClock(SHOP_TIME_ZONE, paidAt(order)).date);
    const minted = await issueAll(tx, order, expires, mint);
    for (const cards of Map.groupBy(minted, ({ bought }) => bought.lineId).values()) {
      const [first] = cards;
      if (!first) continue;
      const { amountCents, details } = first.bought;
      await mail.writeMail(tx, writeGiftCardMail({ amountCents, details, cards, expires }, from));
    }
  };

/** A card lasts from the day on which it was paid for. */
const paidAt = ({ history, placedAt }: Order): number =>
  history.findLast(({ status }) => status === 'PLACED')?.at ?? placedAt;

async function issueAll(
  tx: Queryable,
  order: Order,
  expires: string,
  mint: () => IssuedGiftCard,
): Promise<readonly Minted[]> {
  const issued: Minted[] = [];
  let open = boughtGiftCards(order);
  for (let tries = 0; open.length > 0; tries += 1) {
    if (tries === TRIES) throw new Error(`Gift cards of ${order.number} could not be numbered.`);
    const cards = await Promise.all(open.map((bought) => withHash({ ...mint(), bought })));
    const units = await issueUnits(tx, order.number, cards.map(toIssue), expires);
    const codes = new Set(units.filter(({ isNew }) => isNew).map(({ code }) => code));
    issued.push(...cards.filter(({ code }) => codes.has(code)));
    open = open.filter((one) => !units.some(({ lineId, unit }) => lineId === one.lineId && unit === one.unit));
  }
  return issued.sort((a, b) => a.bought.unit - b.bought.unit);
}

type Hashed = Minted & { readonly pinHash: string };

const withHash = async (card: Minted): Promise<Hashed> => ({ ...card, pinHash: await hashPin(card.pin) });

const toIssue = ({ code, pinHash, bought: { lineId, unit, amountCents } }: Hashed) => ({
  ...{ code, pinHash, lineId, unit, amountCents },
});
