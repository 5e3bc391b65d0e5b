import { PAYMENT_METHODS, type PaymentType } from '@wattle/domain/checkout';
import { momentWords } from './order-dates.ts';
import { inShopTime } from './shop-day.ts';

const clock = inShopTime({ hour: 'numeric', minute: '2-digit' });

/** '9:46 am', as the clock of the shop shows it. */
export const clockWords = (at: number): string => clock(at);

/** Whose page it is, where every way to pay is on one of the provider's. */
type PageOwner = string | undefined;

/** What a shopper calls who they were paying at. A card waits for its bank. */
const payingAt = (type: PaymentType, owner: PageOwner): string =>
  owner ?? (type === 'ADYEN_CREDIT_CARD' ? 'your bank' : PAYMENT_METHODS[type].label);

export const unfinishedTitle = (type: PaymentType, owner?: PageOwner): string =>
  type === 'ADYEN_CREDIT_CARD' && owner === undefined
    ? 'Your bank has not confirmed the payment yet'
    : `Your ${payingAt(type, owner)} payment was not finished`;

/** What happened, that nothing was charged, what to do. */
export const unfinishedWords = (startedAt: number): string =>
  `You started it at ${clockWords(startedAt)} and have not been charged. Finish it, or pay another way: your order is as you left it.`;

export const finishWords = (type: PaymentType, owner?: PageOwner): string =>
  `Finish paying with ${payingAt(type, owner)}`;
export const PAY_ANOTHER_WAY = 'Pay another way';
export const LEFT_TO_PAY = 'Left to pay, the same as before';

export const heldWords = (heldUntil: number): string =>
  `Everything on it is held for you until ${clockWords(heldUntil)}: goods, offers, gift cards and the day.`;

/** What giving it up does. */
export const anotherWayWords = (type: PaymentType, owner?: PageOwner): string =>
  `“Pay another way” cancels this payment first. If ${payingAt(type, owner)} still approves it later, it is cancelled or refunded automatically.`;

export const LOOKING = 'Checking the payment you started.';
export const COULD_NOT_LOOK = 'We could not check the payment you started. Nothing is lost: please try again.';
export const TRY_AGAIN = 'Try again';
export const COULD_NOT_OPEN = 'The payment page could not be opened. Reload this page to try again.';
export const GIVEN_BACK = 'The payment you started has been cancelled, and you have not been charged for it.';

/** An order whose payment is not sure: what happens next and by when. */
export function pendingWords(settlesBy: number | undefined, email: string): string {
  const by = settlesBy === undefined ? '' : ` by ${momentWords(settlesBy)}`;
  return `Please do not pay again. You can close this page: we will email ${email}${by} to say whether the payment went through. If it did not, nothing is charged.`;
}
