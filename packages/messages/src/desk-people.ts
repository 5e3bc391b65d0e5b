import type { EnquiryProblem } from '@wattle/contract/desk';
import type { OrderStatus } from '@wattle/domain/order';

export const TABS = 'People';
export const ENQUIRIES = 'Enquiries';
export const OPEN = 'To answer';
export const CLOSED = 'Closed';
export const SIGN_UPS = 'Sign-ups';
export const FIND = 'Find a person';

export const ENQUIRIES_NOTE = 'The longest waiting first';
export const CLOSED_NOTE = 'The last one closed first';
export const FIND_ENQUIRY = 'Words or an address';
export const NO_ENQUIRIES = 'Nobody is waiting for an answer';
export const NO_CLOSED = 'Nothing is closed yet';
export const NO_MATCH = 'Nothing matches';
export const ASKED = 'Asked';
export const WHO = 'Who';
export const WHAT = 'What';

export const ANSWER = 'Answer';
export const ANSWER_HINT = 'It goes to them by mail, above what they asked.';
export const SEND = 'Send and close';
export const CLOSE = 'Close without an answer';
export const REOPEN = 'Open again';
export const ALL_OF_THEM = 'Everything about them';
export const CLOSED_BY = 'Closed by';
export const ANSWERED_BY = 'Answered by';
export const PROBLEMS: Readonly<Record<EnquiryProblem, string>> = {
  CLOSED: 'Somebody closed it meanwhile. Your answer was not sent; it is still below.',
  EMPTY: 'Write an answer first.',
  TOO_LONG: 'That is too long: 5,000 characters at most.',
};

export const SIGN_UPS_NOTE = 'Newsletter and events, the newest first';
export const NO_SIGN_UPS = 'Nobody has signed up yet';
export const EMAIL = 'Email';
export const NAME = 'Name';
export const LIST = 'List';
export const NEWSLETTER = 'Newsletter';
export const WHEN = 'When';

export const FIND_NOTE = 'Customers and guests, the latest orders first';
export const FIND_LABEL = 'Name or email';
export const NO_PEOPLE = 'Nobody has ordered yet';
export const ORDERS = 'Orders';
export const LAST_ORDER = 'Last order';
export const ACCOUNT = 'Account';
export const HAS_ACCOUNT = 'Yes';
export const GUEST = 'Guest';

export const SINCE = 'Account since';
export const NO_ACCOUNT = 'no account';
export const NO_ORDERS = 'No orders.';
export const CONSENTS = 'What they agreed to';
export const NO_CONSENTS = 'Nothing: they have no account.';
export const YES = 'Yes';
export const NO = 'No';
export const TOPICS: Readonly<Record<string, string>> = {
  news: 'Newsletter',
  events: 'Events in stores',
  priceDrops: 'Price drops',
  backInStock: 'Back in stock',
  deliveryTexts: 'Delivery texts',
};
export const MAILS = 'Mails';
export const NO_MAILS = 'None are kept.';
export const STOCK_ALERTS = 'Waits for goods';
export const EXPORT = 'Export everything';
export const FORGET = 'Forget this person';
export const FORGET_TEXT =
  'Deletes account, sign-in, cart, wishlist, forms, alerts and sent mails. Orders stay, because tax law wants them for five years. It cannot be undone.';
export const FORGET_ELSEWHERE = 'Delete their sign-in at the identity service too.';
export const FORGET_SURE = 'They asked for it, and I am sure';
export const FORGET_BUTTON = 'Forget';
export const STATUSES: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'Payment unknown',
  PLACED: 'To pack',
  PACKED: 'Packed',
  ON_THE_WAY: 'On the truck',
  READY_TO_COLLECT: 'Ready for pickup',
  DELIVERED: 'Delivered',
  COLLECTED: 'Collected',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
};
