import type { Database } from '../store/database.ts';
import { giftCardStore } from '../store/gift-cards.ts';
import { countOrders } from '../store/order-counts.ts';
import { type Finding, well, wrong } from './finding.ts';

/** A running shop checks every 15 seconds, so anything later than this means that none is running. */
const LIMITS = { lateSeconds: 5 * 60, manyAttempts: 8 };

/** Overdue orders, and refunds that cannot be paid. */
export async function examineOrders(db: Database): Promise<Finding> {
  const { open, overdue, pending, toCancel, stuck, unheard, unasked, problems } = await countOrders(db, LIMITS);
  const says = [
    `${open} being paid, ${overdue} of them beyond their time`,
    `${pending} wait for word of their payment`,
    `${toCancel} payments to give back, ${stuck} tried in vain`,
    `${unheard} news not handled`,
    `${unasked} captures and refunds not asked for`,
    `${problems} problems`,
  ].join('; ');
  if (overdue > 0 || unheard > 0 || unasked > 0)
    return wrong('orders', `${says}; a shop that runs finishes them: npm start`);
  if (problems > 0) return wrong('orders', `${says}; npm run shop -- order-problems lists them`);
  return stuck > 0 ? wrong('orders', `${says}; give them back at the payment provider`) : well('orders', says);
}

/** Sold gift cards that have not reached their recipient. */
export async function examineGiftCards(db: Database): Promise<Finding> {
  const { issued, unsent, givenUp } = await giftCardStore(db).count();
  const says = `${issued} issued, ${unsent} mails waiting, ${givenUp} given up`;
  return givenUp > 0
    ? wrong('gift cards', `${says}; npm run shop -- retry-mails sends them again, or to another address`)
    : well('gift cards', says);
}
