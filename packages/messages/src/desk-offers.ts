import type { VoucherState } from '@wattle/domain/vouchers';

export const OFFERS = 'Offers';
export const GIFT_CARDS = 'Gift cards';
export const TABS = { now: 'Live and to come', off: 'Off', ended: 'Ended or used up' } as const;
export const OFFER_TABS = 'Offers by state';
export const NO_OFFERS = 'No offers here';
export const NO_OFFERS_TEXT = 'Write one here, or bring many in with npm run shop -- import promotions.';
export const NEW_OFFER = 'New offer';
export const STATES = { LIVE: 'Live', TO_COME: 'To come', OFF: 'Off', USED_UP: 'Used up', ENDED: 'Ended' } as const;
export const USES_WEEK = 'in 7 days';
export const EDIT = 'Edit';
export const SWITCH_OFF = 'Switch off';
export const SWITCH_ON = 'Switch on';
export const SWITCHED_ON_BY_OTHERS = 'You wrote this. Somebody else switches it on.';
export const TRY = 'Try on a cart';
export const TRY_NOTE = 'nothing is bought';
export const TRY_GOODS = 'Models, one a line';
export const TRY_GOODS_HINT = 'NF637XS, or NF637XS 2 for two of them';
export const CODE = 'Code';
export const AT = 'On';
export const POSTCODE = 'Postcode';
export const STATE = 'State';
export const WHO = 'Who';
export const WHO_FIRST = 'First order';
export const WHO_AGAIN = 'Has an account, ordered before';
export const TRY_BUTTON = 'Try';
export const TRY_WITH = 'Also one that is off';
export const NONE = 'None';
export const ITEMS = 'Items';
export const DISCOUNT = 'Offers';
export const DELIVERY = 'Delivery';
export const DELIVERY_UNKNOWN = 'no place given';
export const TO_PAY = 'To pay, GST in it';
export const PROBLEMS: Readonly<Record<string, string>> = {
  PRODUCT_NOT_FOUND: 'One of the models is not there.',
  LOCALITY_NOT_FOUND: 'There is no such postcode in that state.',
  TIME_INVALID: 'That is no day and time.',
  AMOUNT_INVALID: 'Dollars like 50, up to 5,000.',
  RECIPIENT_NAME_EMPTY: 'To whom?',
  RECIPIENT_EMAIL_EMPTY: 'To which address?',
  RECIPIENT_EMAIL_INVALID: 'That is no email address.',
};
export const NOT_VALID = 'This cannot be so.';

export const CARDS_NOTE = 'PINs are in the mails to their owners and nowhere else';
export const FIND_CARD = 'Number, or its last digits';
export const NO_CARDS = 'No card matches';
export const CARD_COLUMNS = {
  number: 'Number',
  balance: 'Balance',
  expires: 'Until',
  state: 'State',
  changed: 'Changed',
} as const;
export const CARD_STATES: Readonly<Record<VoucherState, string>> = {
  OPEN: 'Open',
  LOCKED: 'Locked',
  EXPIRED: 'Expired',
  USED_UP: 'Used up',
};
export const LOCK = 'Lock';
export const UNLOCK = 'Unlock';
export const OPENED_BY_OTHERS = 'You made this card. Somebody else opens it.';
export const BALANCE = 'Balance';
export const VALID_UNTIL = 'Valid until';
export const BOUGHT_WITH = 'Bought with';
export const CARD_HISTORY = 'History';
export const CARD_MADE_BY = 'Made by';
export const CARD_MAILED_TO = 'Mailed to';
/** Of a card whose balance did not change. */
export const CARD_LOCKED_THEN = 'Locked';
export const CARD_OPENED_THEN = 'Opened';
export const CARD_CHANGED = '{before}, then {after}';
export const CARD_MADE = 'Made with {after}';
export const CARD_ORDERS = 'Paid for';
export const NO_CARD_ORDERS = 'It has not paid for an order.';
export const ISSUE = 'Issue a card';
export const ISSUE_NOTE = 'mailed at once; beyond $500 a day, a second person opens it';
export const AMOUNT = 'Amount';
export const RECIPIENT = 'Name';
export const EMAIL = 'Email';
export const MESSAGE = 'Message';
export const ISSUE_BUTTON = 'Make and mail';
