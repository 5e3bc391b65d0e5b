import { checkGiftCard, giftCardExpiry } from '@wattle/domain/gift-card';
import { centsOf, dollarsOf, toCents } from '@wattle/domain/money';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { wallClock } from '@wattle/domain/stores';
import { type VoucherState, voucherState } from '@wattle/domain/vouchers';
import type { ShopMail } from '../../mail/open-mail.ts';
import { type IssuedGiftCard, writeGiftCardMail } from '../../mail/templates/gift-card-mail.ts';
import type { MailFrom } from '../../mail/templates/mail-from.ts';
import { voucherDay } from '../../pricing/voucher-day.ts';
import { insertVoucher } from '../../store/give-back.ts';
import { hashPin } from '../../store/pin-hash.ts';
import type { Store } from '../../store/store.ts';
import type { StaffVoucher, VoucherChange, VoucherPayment } from '../../store/vouchers.ts';
import { newGiftCard } from './new-gift-card.ts';

type Vouchers = Pick<Store, 'vouchers'>;

const SHOP_TIME_ZONE = 'Australia/Melbourne';
const FOUND_MAX = 50;
/** Two cards that are given the same number at random: hardly ever once, never so often. */
const TRIES = 5;
/** More than this is bought, not given. */
const ISSUED_MAX_CENTS = 500_000;
/** So much somebody gives away alone in a day; a card beyond it is locked until a second person opens it. */
const ALONE_PER_DAY_CENTS = 50_000;

/** How much more somebody may give in cards alone now. */
export const cardsLeftAlone = async ({ staffCards }: Pick<Store, 'staffCards'>, sub: string): Promise<number> =>
  Math.max(0, ALONE_PER_DAY_CENTS - (await staffCards.sumAlone(sub)));

/** A card, and what can be done with it today. */
export type StaffCard = StaffVoucher & { readonly state: VoucherState };

const withState = (card: StaffVoucher, nowMs: number): StaffCard => ({
  ...card,
  state: voucherState(card, voucherDay(nowMs)),
});

/** Cards by their number or its last digits; nothing typed: those that changed last. */
export async function findCards({ vouchers }: Vouchers, typed: string, nowMs = Date.now()): Promise<StaffCard[]> {
  const found = await vouchers.search(typed.replace(/[\s-]/g, ''), FOUND_MAX);
  return found.map((card) => withState(card, nowMs));
}

export type CardOnDesk = {
  readonly card: StaffCard;
  readonly changes: readonly VoucherChange[];
  readonly orders: readonly VoucherPayment[];
};

export async function loadCard(
  { vouchers }: Vouchers,
  code: string,
  nowMs = Date.now(),
): Promise<CardOnDesk | undefined> {
  const [card, history] = await Promise.all([vouchers.findForStaff(code), vouchers.history(code)]);
  return card && { card: withState(card, nowMs), ...history };
}

/** The account of who is at the desk; null: somebody at the command line, whom the database trusts anyway. */
type Actor = string | null;

/** Whether somebody may open a card: who made it does not. */
const mayOpen = async ({ staffCards }: Pick<Store, 'staffCards'>, code: string, actor: string): Promise<boolean> =>
  (await staffCards.madeBy(code))?.sub !== actor;

/** Locks a card, so that nobody pays with it, or unlocks it. One that is so already stays so. */
export async function lockCard(
  { vouchers, staffCards }: Pick<Store, 'vouchers' | 'staffCards'>,
  { code, isLocked, actor }: { readonly code: string; readonly isLocked: boolean; readonly actor: Actor },
): Promise<Success<{ readonly isChanged: boolean }> | Rejected<'CARD_NOT_FOUND' | 'CARD_IS_OWN'>> {
  if (!isLocked && actor !== null && !(await mayOpen({ staffCards }, code, actor)))
    return rejected({ code: 'CARD_IS_OWN' });
  const isChanged = await vouchers.suspend(code, isLocked);
  if (!isChanged && !(await vouchers.findForStaff(code))) return rejected({ code: 'CARD_NOT_FOUND' });
  return success({ isChanged });
}

export type CardToIssue = {
  readonly amount: number;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
};

export type IssueDeps = Pick<Store, 'vouchers' | 'staffCards'> & {
  readonly mail: Pick<ShopMail, 'writeMail' | 'wake'>;
  readonly from: MailFrom;
  readonly mint?: () => IssuedGiftCard;
};

/**
 * Makes a gift card of any amount and mails it: the PIN is in that mail and nowhere else, so staff never see it. Names,
 * address and message are judged by the rule of the shop’s own form. To be called in the transaction that writes down
 * who made it.
 */
export async function issueCard(
  { vouchers, staffCards, mail, from, mint = newGiftCard }: IssueDeps,
  card: CardToIssue,
  actor: Actor,
  nowMs = Date.now(),
): Promise<Success<{ readonly code: string; readonly waits: boolean }> | Rejected<string>> {
  const cents = Number.isFinite(card.amount) ? centsOf(card.amount) : 0;
  const checked = checkGiftCard({ ...card, amount: null });
  const reasons = checked.status === 'REJECTED' ? checked.reasons.filter(({ field }) => field !== 'amount') : [];
  const isAmount = cents > 0 && cents <= ISSUED_MAX_CENTS;
  if (!isAmount || reasons.length > 0)
    return rejected(...(isAmount ? [] : [{ code: 'AMOUNT_INVALID', field: 'amount' }]), ...reasons);
  const amountCents = toCents(cents);
  const waits = actor !== null && (await staffCards.madeAlone(actor)) + cents > ALONE_PER_DAY_CENTS;
  const expires = giftCardExpiry(wallClock(SHOP_TIME_ZONE, nowMs).date);
  const { recipientName, recipientEmail, senderName, message } = card;
  const details = { amount: dollarsOf(amountCents), recipientName, recipientEmail, senderName, message };
  const code = await vouchers.together(async (tx) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const minted = mint();
      const pinHash = await hashPin(minted.pin);
      if (!(await insertVoucher(tx, { code: minted.code, pinHash, cents, expires }))) continue;
      await mail.writeMail(tx, writeGiftCardMail({ amountCents, expires, cards: [minted], details }, from));
      return minted.code;
    }
    throw new Error('A gift card could not be numbered.');
  });
  if (waits) await vouchers.suspend(code, true);
  mail.wake();
  return success({ code, waits });
}
