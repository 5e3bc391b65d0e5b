import type { GiftFate, RefundCause } from '@wattle/domain/order';

/** The page of one order. */
export const PLACED = 'Placed';
export const PRINT = 'Print';
export const SLIP_TO = 'To';
export const SLIP_BOX = 'Checked';
export const SLIP = 'Packing slip';
export const SLIP_NOTHING = 'Nothing to pack: it goes by mail, or was given back.';
export const INVOICE = 'Tax invoice';
export const CREDIT_NOTE = 'Credit note';
export const RETURN = 'Return';
export const REFUND = 'Refund';
export const CANCEL = 'Cancel';
export const CHANGE_DAY = 'Change day';
export const CHANGE_ADDRESS = 'Change address';
export const PRODUCT = 'Product';
export const QTY = 'Qty';
export const EACH = 'Each';
export const OFFER = 'Offer';
export const PAID = 'Paid';
export const REFUNDED_UNITS = 'refunded';
export const GIFT_CARD_TO = 'to';
export const ITEM = 'item';
export const ITEMS = 'items';

export const TIMELINE = 'Timeline';
export const CUSTOMER = 'Customer';
export const NAME = 'Name';
export const ORDERS_OF = 'orders';
export const ONE_ORDER = '1 order';
export const FOR_DRIVER = 'For the driver';
export const DAY_STAYS = 'Day and address stay as they are.';

export const PAYMENTS = 'Payments';
export const GOODS_SUM = 'Items and plans';
export const DELIVERY = 'Delivery';
export const TOTAL = 'Total';
export const GST_IN_IT = 'GST in it';
export const KEPT = 'Kept';

export const MAILS = 'Mails';
export const MAILS_TO = 'to';
export const NO_MAILS = 'No mail about this order is kept.';
export const RESEND = 'Send again';
export const RESEND_CARD = 'Send the gift card again';
export const RESEND_CARD_HINT = 'with a new PIN';
export const MAIL_STATES = {
  waiting: 'waits',
  sent: 'sent',
  dead: 'could not be sent',
  kept: 'in the mailbox',
} as const;

export const NOTES = 'Notes';
export const NOTES_HINT = 'only staff see these';
export const ADD_NOTE = 'Add a note';
export const NOTE_PLACEHOLDER = 'Add a note for the next person';
export const ADD = 'Add';

export const PROBLEM_TITLE = 'Somebody has to look at this';
export const TRY_AGAIN = 'Try again at the provider';
export const SOLVED = 'It is dealt with';
export const CLOSE = 'Close';

/** Journal entries that are not states. */
export const EVENTS: Readonly<Record<string, string>> = {
  PENDING: 'Payment being checked',
  PLACED: 'Ordered and paid',
  PACKED: 'Packed',
  ON_THE_WAY: 'On the truck',
  READY_TO_COLLECT: 'Ready to collect',
  DELIVERED: 'Delivered',
  COLLECTED: 'Handed over',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
  SHOPPER_TOLD: 'The shopper was told',
  DAY_CHANGED: 'Another day',
  DAY_PASSED: 'The day passed, and the shopper was told',
  ADDRESS_CHANGED: 'Another address',
  RETURN_ASKED: 'Wants to return',
  RETURN_DECLINED: 'Return declined',
  GIFT_CARD_RESENT: 'Gift card sent again',
  CAPTURE_RETRIED: 'Taking the money tried again',
  CANCEL_RETRIED: 'Letting go tried again',
  REFUND_RETRIED: 'Refund tried again',
};

/** Acts as the conflict names them. */
export const ACTS: Readonly<Record<string, string>> = {
  'order.move': 'moved it on',
  'orders.pack': 'packed it',
  'order.cancel': 'cancelled it',
  'order.refund': 'refunded a part',
  'order.return': 'answered a return',
  'order.day': 'changed the day',
  'order.address': 'changed the address',
};

export const CONFLICT = 'changed this order meanwhile.';
export const CONFLICT_UNKNOWN = 'This order changed meanwhile.';
export const CONFLICT_TEXT = 'Your change is kept here and not sent. The page shows the order as it is now.';
export const THEIRS = 'Theirs';
export const YOURS = 'Yours, not sent';
export const SAVE_MINE = 'Send mine anyway';
export const TAKE_THEIRS = 'Take theirs';
export const VERSION = 'version';
export const YOURS_WAS = 'yours was';
export const FIELDS: Readonly<Record<string, string>> = {
  to: 'Move to',
  note: 'Words for the shopper',
  reason: 'Reason',
  slot: 'Day',
  street1: 'Street',
  street2: 'Unit or level',
  goodwill: 'Goodwill',
  delivery: 'Delivery',
  expected: 'To refund',
  take: 'Comes back',
  verdict: 'Return',
  answer: 'Answer',
  restock: 'Back on the shelf',
  order: 'Where the money goes back',
};

export const REFUSED = 'Nothing was done.';
export const REFUSALS: Readonly<Record<string, string>> = {
  ORDER_NOT_FOUND: 'There is no such order.',
  RETURN_NOT_FOUND: 'There is no such return.',
  OrderStateInvalid: 'It cannot be done in the state that the order is in.',
  RefundEmpty: 'Choose a line, delivery or goodwill first.',
  RefundLineUnknown: 'A line is not of this order.',
  RefundQtyExceeded: 'More than is left of a line: {left}.',
  RefundDeliveryExceeded: 'Of delivery {left} is left.',
  RefundGoodwillExceeded: 'Up to {left} in your role. An admin can give more.',
  RefundGoodwillDayExceeded:
    'One person gives $250 of goodwill in 24 hours, and {left} of yours is left. A colleague or an admin can give more.',
  RefundExceedsPaid: 'There is not that much left: {left}.',
  RefundReasonMissing: 'Another way of paying back needs a reason.',
  RefundNotAsShown: 'The amount is another now. Look at it and press again.',
  AmountInvalid: 'Dollars like 19.50, please.',
  StreetMissing: 'It needs a street.',
  GiftFateMissing: 'What is left no longer earns the gift. Did it come back?',
  GiftCardUsed: 'A gift card that was bought has been used and cannot be taken back.',
  GiftCardInactive: 'There is no gift card on that line that can be spent.',
  DayUnavailable: 'There is no place on that day, or in that window, any more.',
  ReturnAnswered: 'The return was answered already.',
  ReturnAnswerMissing: 'Write what the shopper is told.',
};

export const WHAT_COMES_BACK = 'What comes back';
export const AFTER_OFFERS = 'paid, after offers';
export const ALL_BACK = 'came back already';
export const OF = 'of';
export const HOW_MANY = 'How many of';
export const ON_TOP = 'On top';
export const GOODWILL = 'Goodwill';
export const UP_TO = 'up to';
export const IN_YOUR_ROLE = 'in your role';
export const OF_DELIVERY = 'left of what was paid';
export const REASON = 'Reason, kept with the order';
export const REASON_TOLD = 'Reason, also on the credit note';
/** The last one is for staff alone; the others are also named to the shopper. */
export const REASONS = {
  CHANGED_MIND: 'Changed their mind',
  FAULTY: 'Faulty',
  DAMAGED: 'Damaged on the way',
  WRONG_ITEM: 'Wrong item',
  NOT_AS_DESCRIBED: 'Not as described',
  LATE: 'Came after the promised time',
  NOT_DELIVERED: 'Did not arrive',
  PRICE_MATCH: 'Price promise',
  GOODWILL: 'Goodwill',
  OTHER: 'Other',
} as const satisfies Record<Exclude<RefundCause, 'CANCELLED'> | 'OTHER', string>;
export const WHERE_BACK = 'Where the money goes back';
export const BACK_ORDERS = {
  SHARES: 'As it was paid',
  PROVIDER_FIRST: 'Card first',
  GIFT_CARDS_FIRST: 'Gift cards first',
} as const;
export const WAYS = {
  NOT_TAKEN: 'not taken',
  REFUND: '3 to 5 business days',
  GIFT_CARD: 'at once',
  NEW_GIFT_CARD: 'on a new card',
} as const;
export const STOCK = 'Stock';
export const RESTOCK = 'Back on the shelf';
export const RESTOCK_HINT = 'It can be sold again: unopened, checked by you.';
export const NO_RESTOCK = 'Does not come back';
export const NO_RESTOCK_HINT = 'Faulty, or it stays with the shopper.';
/** 'BD-15S at Preston: 3, then 4' */
export const stockThenWords = (stock: {
  readonly sku: string;
  readonly place: string | null;
  readonly before: number;
  readonly after: number;
}): string =>
  `${stock.sku} ${stock.place === null ? 'in the warehouse' : `at ${stock.place}`}: ${stock.before}, then ${stock.after}`;
export const GIFTS = 'Gifts';
export const GIFTS_HINT = 'asked when what is left of the order no longer earns them';
export const GIFT_FATES: Readonly<Record<GiftFate, string>> = {
  RESTOCK: 'Came back, can be sold again',
  WRITE_OFF: 'Came back, not for sale',
  KEPT: 'The shopper keeps it',
};
export const GIFT_TAKEN_OFF = 'is taken off the refund, as its offer says.';
export const GIFT_NOT_TAKEN_OFF = 'Nothing is taken off the refund.';
export const GIFT_KEPT = 'Gift that the shopper keeps';
export const GIFT_BACK = 'Goes back with it';
export const ALREADY_BACK = 'Went back before as goodwill';
export const SUM = 'Sum';
export const MADE_OF = 'What it is made of';
export const TO_REFUND = 'To refund';
export const LEFT_ON_ORDER = 'Left on the order';
export const GST_OF = 'GST of';
export const IN_IT = 'in it';
export const WORK_OUT = 'Work out';
export const REFUND_NOW = 'Refund now';
export const SENT_ONCE = 'Sent once, even if you press twice. It cannot be undone.';
export const CHOOSE_FIRST = 'Choose what comes back: the amounts appear here before anything is sent.';

export const CANCEL_TITLE = 'Cancel the order';
export const CANCEL_TEXT = 'Goods are in stock again, its place on the day is free, and all that is left goes back:';
export const CANCEL_NOTHING = 'Nothing was taken, so nothing goes back.';
export const NOTE_TO_SHOPPER = 'Words for the shopper';
export const OPTIONAL = 'may stay empty';
export const CANCEL_NOW = 'Cancel the order';

export const DAY_TITLE = 'Another day';
export const DAY_TEXT = 'Only days with a place on them. The shopper is mailed, and pays nothing.';
export const DAY_LABEL = 'Day and time';
export const NO_DAYS = 'No other day has a place.';
export const DAY_NOW = 'Move to this day';

export const ADDRESS_TITLE = 'Another address';
export const ADDRESS_TEXT =
  'In the same suburb: what delivery costs and its days were agreed for it. The shopper is mailed the new address.';
export const STREET = 'Street';
export const UNIT = 'Unit or level';
export const ADDRESS_NOW = 'Send it there';

export const RETURN_TITLE = 'Answer the return';
export const RETURN_ACCEPT = 'Accept and refund';
export const RETURN_DECLINE = 'Decline';
export const ANSWER = 'Answer to the shopper';
export const ANSWER_HINT = 'needed when it is declined';

/** Who did something: 'Preston store', without the role that the journal keeps before a name. */
export const actorWords = (actor: string): string => actor.replace(/^(agent|manager) (?=.)/, '');

const isReason = (text: string): text is keyof typeof REASONS => Object.hasOwn(REASONS, text);

/** A note of the journal, which keeps the reason of a return by its code. */
export const noteWords = (note: string): string => (isReason(note) ? REASONS[note] : note);
