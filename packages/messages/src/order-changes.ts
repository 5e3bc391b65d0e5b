import type { ResendRefusal } from '@wattle/domain/gift-card';
import type {
  DayRefusal,
  RefundPart,
  RefundReason,
  RefundState,
  RefundWay,
  ReturnFormCode,
  ReturnReason,
  ReturnRefusal,
  ReturnState,
} from '@wattle/domain/order';
import { errorMessages } from './error-messages.ts';
import { listWords } from './list-words.ts';

export const keepTheOrder = 'Keep the order';
export const cancelTheOrder = 'Cancel the order';
export const cancelling = 'Cancelling';
export const cancelTitle = (number: string): string => `Cancel order ${number}?`;
export const cancelIntro = (count: number, isPacked: boolean): string => {
  const what = count === 1 ? 'The item is cancelled.' : `All ${count} items are cancelled.`;
  return isPacked ? `It has not been packed. ${what}` : what;
};
export const cancelPendingIntro =
  'Your payment is still being checked. If it goes through after you cancel, we refund it.';
/** `count` cards for these people. */
export const giftCardsStop = (names: readonly string[], count: number): string => {
  const people = listWords([...new Set(names)]);
  return count === 1 ? `The gift card for ${people} stops working.` : `The gift cards for ${people} stop working.`;
};
export const goesBack = 'Your refund';
export const altogether = 'Total';
export const untilPacked = 'You can cancel until it is packed.';
export const untilUsed = 'You can cancel until a gift card is used.';
export const untilPackedOrMoved = 'You can change the day or cancel until it is packed.';
export const tooLateToCancel = 'It is packed, so it cannot be cancelled here. Call us and we will see what we can do:';
export const cancelledNow = 'Your order is cancelled.';

/** Why cancelling was refused. A code without a sentence does not compile. */
export const cancelMessages = {
  OrderStateInvalid: 'This order has now been packed, so it can no longer be cancelled here. Please call us.',
  GiftCardUsed:
    'A gift card from this order has already been used, so the order cannot be cancelled here. Please call us.',
  ORDER_NOT_FOUND: errorMessages.ORDER_NOT_FOUND,
} as const satisfies Record<Extract<RefundReason, 'OrderStateInvalid' | 'GiftCardUsed'> | 'ORDER_NOT_FOUND', string>;
export const changeFailed = 'We could not reach the shop, so nothing has changed. Please try again in a moment.';

export const changeDayOrTime = 'Change day or time';
export const keepTheDay = 'Keep the day';
export const moveTheOrder = 'Change the day';
export const moving = 'Changing';
export const loadingDays = 'Looking for days';
export const dayLabel = 'Day';
export const timeLabel = 'Time';
export const anyTime = 'Any time';
export const agreedSoFar = (day: string): string => `Your day at the moment: ${day}.`;
export const daysAtNoCost =
  'These days cost no more than the one you paid for. If a day is cheaper, we do not refund the difference.';
export const pickupAtNoCost = 'You can collect it any time the store is open.';
export const noOtherDays = 'There is no other day to choose here. Call us and we will see what we can do:';
export const movedNow = (day: string, isPickup: boolean): string =>
  isPickup
    ? `You collect your order on ${day}. We have emailed you.`
    : `Your order now arrives on ${day}. We have emailed you.`;
export const changeTheDay = 'Change the day';

/** Why the day was not changed. */
export const dayMessages = {
  OrderStateInvalid: 'This order has now been packed, so the day can no longer be changed here. Please call us.',
  DayUnavailable: 'That day or time has just been taken. Your order keeps its day for now. Please choose another.',
  DayCostsMore:
    'That day costs more than the one you paid for. Your order keeps its day for now. Please choose another.',
  ORDER_NOT_FOUND: errorMessages.ORDER_NOT_FOUND,
} as const satisfies Record<DayRefusal | 'ORDER_NOT_FOUND', string>;

export const resendTheCard = 'Resend gift card';
export const resending = 'Sending';
export const resendIntro = (name: string, email: string, count: number): string =>
  count === 1
    ? `It goes to ${name} at ${email} again, with a new PIN. The PIN in the earlier email stops working. Nothing is charged.`
    : `All ${count} go to ${name} at ${email} again, each with a new PIN. The PINs in the earlier email stop working. Nothing is charged.`;
export const resentNow = (name: string): string => `We have sent it to ${name} again.`;
export const close = 'Close';

/** Why a gift card was not sent again. */
export const resendMessages = {
  GiftCardInactive: 'This gift card has been spent, has expired or was cancelled, so it cannot be sent again.',
  GiftCardJustSent: 'It was sent a short while ago, or three times today. Ask them to check their junk folder.',
  ORDER_NOT_FOUND: errorMessages.ORDER_NOT_FOUND,
} as const satisfies Record<ResendRefusal | 'ORDER_NOT_FOUND', string>;

export const returnItems = 'Return items';
export const whatComesBack = 'What are you returning?';
export const returnQuantity = (name: string): string => `Quantity of ${name} to return`;
export const ofUnits = (qty: number): string => `of ${qty}`;
export const cardStays = 'Gift cards cannot be returned';
export const alreadyBack = 'Already returned, or a return is open';
export const whyReturn = 'Why are you returning it?';
export const chooseAReason = 'Choose a reason';
export const anythingElse = 'Anything we should know';
export const notNow = 'Not now';
export const askForTheReturn = 'Request return';
export const asking = 'Sending';
export const youWouldGet = (amount: string, parts: string): string => `Your refund would be ${amount}: ${parts}.`;
export const sendGiftToo = (name: string): string =>
  `Please send the gift that came with it too: ${name}. What you send back no longer leaves enough for it.`;
export const onceAccepted = 'We refund it once we have accepted the return.';
export const partTo = ({ label }: Pick<RefundPart, 'label'>, amount: string): string => `${amount} to ${label}`;
export const changeOfMindUntil = (day: string): string => `30 days to change your mind, until ${day}.`;
export const changeOfMindOver =
  'The 30 days to change your mind are over. If something is wrong with an item, you can still return it.';
export const returnAskedNow = 'We have your return request. We will email you once we have reviewed it.';

export const returnReasons = {
  CHANGED_MIND: 'I changed my mind',
  FAULTY: 'It does not work',
  DAMAGED: 'It arrived damaged',
  WRONG_ITEM: 'It is the wrong item',
  NOT_AS_DESCRIBED: 'It is not as described',
} as const satisfies Record<ReturnReason, string>;

/** Why a return was refused, or what is missing in its form. */
export const returnMessages = {
  RETURN_LINES_EMPTY: 'Choose what you want to return.',
  RETURN_REASON_EMPTY: 'Choose a reason for the return.',
  RETURN_NOTE_TOO_LONG: 'Use {max} characters or fewer.',
  OrderStateInvalid: 'This order has not arrived yet, so nothing can be returned.',
  ReturnLinesInvalid: 'Some of these items have already been returned. Check what you want to return.',
  ReturnTooLate:
    'The {days} days to change your mind are over. If something is wrong with it, choose that as the reason.',
  ORDER_NOT_FOUND: errorMessages.ORDER_NOT_FOUND,
  MISSING_DATA: errorMessages.MISSING_DATA,
} as const satisfies Record<ReturnFormCode | ReturnRefusal | 'ORDER_NOT_FOUND' | 'MISSING_DATA', string>;

export const returnTitle = 'Return';
export const returnStates = {
  ASKED: 'You requested a return. We will email you once we have reviewed it.',
  ACCEPTED: 'Accepted.',
  DECLINED: 'Not accepted.',
} as const satisfies Record<ReturnState, string>;

export const taxInvoicePdf = 'Tax invoice, PDF';
export const creditNotePdf = 'Credit note, PDF';
export const refundOf = (id: string): string => `Credit note ${id}`;
export const refunded = 'Refunded';
export const hasGoneBack = (amount: string): string => `${amount} refunded`;
export const wasNotTaken = (amount: string): string => `${amount} was not charged`;
export const isGoingBack = (amount: string): string => `${amount} on its way back to you`;
export const couldNotGoBack = (amount: string): string => `${amount} could not be refunded yet`;
export const deliveryPart = 'Delivery';
export const goodwillPart = 'Goodwill';
export const linesPart = (qty: number, name: string): string => (qty === 1 ? name : `${qty} × ${name}`);
export const refundedQty = (qty: number, of: number): string =>
  of === 1 || qty === of ? 'Refunded.' : `${qty} of ${of} refunded.`;

/** How a part of a refund goes back before it does. */
export const refundPlans = {
  NOT_TAKEN: 'Not taken yet: the hold is released',
  REFUND: 'Refunded the way you paid',
  GIFT_CARD: 'Back on the card',
  NEW_GIFT_CARD: 'On a new gift card, by email',
} as const satisfies Record<RefundWay, string>;

/** The state of a part of a refund. Never claims what has not happened yet. */
export const refundStates = {
  NOT_TAKEN: {
    OPEN: 'We are asking your bank to release it',
    SENT: 'Your bank has been asked to release it',
    DONE: 'Never taken: the hold is released',
    FAILED: 'It could not be released yet. We are looking into it',
  },
  REFUND: {
    OPEN: 'We are about to send it',
    SENT: 'Sent. Your bank may take a few days to show it',
    DONE: 'Refunded',
    FAILED: 'Your bank sent it back. We are looking into it',
  },
  GIFT_CARD: {
    OPEN: 'About to be put back on the card',
    SENT: 'Back on the card',
    DONE: 'Back on the card',
    FAILED: 'It could not be put back yet. We are looking into it',
  },
  NEW_GIFT_CARD: {
    OPEN: 'A new gift card is being made',
    SENT: 'On a new gift card, sent by email',
    DONE: 'On a new gift card, sent by email',
    FAILED: 'The new gift card could not be made yet. We are looking into it',
  },
} as const satisfies Record<RefundWay, Record<RefundState, string>>;

export const arrives = 'Arrives';
export const wasDue = 'It should have arrived by';
export const wasToBeReady = 'It should have been ready by';
export const lateNow = 'We are sorry. We do not know yet why it is late. We will email you when there is news.';
export const lateCall = 'Questions? Call us:';
export const arrived = 'Arrived';
export const collectFrom = 'Ready from';
export const collected = 'Collected';
export const arrival = 'Arrival';
export const toPlace = (street: string, suburb: string): string => `to ${street}, ${suburb}`;
export const atStore = (name: string): string => `at our ${name} store`;
