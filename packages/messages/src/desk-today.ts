import type { ServiceName, TodoKind } from '@wattle/contract/desk';

export const TITLE = 'Today';
export const NOTE = 'all stores and the shop online';
export const NOTE_STORE = 'what is collected at {store}';
export const STORE = 'Store';
export const ALL_STORES = 'All stores';
export const SHOW = 'Show';
export const SALES = 'Sales';
export const MORE = 'more';
export const LESS = 'less';
export const SAME = 'The same as last week by now';
export const THAN = 'than last {weekday} by now';
export const CHART =
  'Sales through the day. Today {today} by now; last {weekday} {before} by the same time and {whole} in all.';
export const TODAY = 'Today';
export const LAST = 'Last {weekday}';
/** '12 pm' */
export const hourWords = (hour: number): string => (hour < 12 ? `${hour} am` : `${hour === 12 ? 12 : hour - 12} pm`);
export const BY_DAY = 'By day';
export const THIS_WEEK = 'this week';
export const LAST_WEEK = 'last week';
export const ORDERS = 'Orders';
export const AVERAGE = 'Average order';
export const GST = 'GST in it';
export const REFUNDED = 'Refunded';

/** What stands still while a service does not let the shop in. */
export const ALARMS: Readonly<Record<ServiceName, string>> = {
  payment: 'The payment provider does not accept the shop’s key. Orders cannot be paid, and captures and refunds wait.',
  mail: 'The mail server does not accept the shop’s login. Mails wait.',
  marketing: 'The marketing service does not accept the shop’s key. Sign-ups and enquiries wait.',
  search: 'The search service does not accept the shop’s key. Shoppers find nothing.',
  recommendation: 'The recommendation service does not accept the shop’s key. Pages show no recommendations.',
  places: 'The address service does not accept the shop’s key. Shoppers type their address themselves.',
  captcha: 'The CAPTCHA service does not accept the shop’s key. Gift card balances and some forms do not work.',
};
export const ALARM_NOTE =
  'It says: {problem}. Whoever runs the server can check the key with “npm run shop -- doctor”.';
export const CARD_ALARM = 'A gift card waits for a second person.';
export const CARD_ALARM_NOTE =
  '{by} made one of {amount}. Open it if you know what it is for; otherwise leave it locked, and ask.';
export const CARD_ALARM_OWN = 'You made one of {amount}. Somebody else opens it.';
export const OFFER_ALARM = 'An offer waits for a second person.';
export const OFFER_ALARM_NOTE =
  '{by} wrote it, and it gives more than one person does. Switch it on if it is right; otherwise leave it off, and ask.';
export const OFFER_ALARM_OWN = 'You wrote it, and it gives more than one person does. Somebody else switches it on.';
export const PRICE_ALARM = 'A price fell to less than half in a day.';
export const PRICE_ALARM_NOTE = '{by} cut it from {from} to {to}. If that is wrong, put it back.';
export const PRICE_ALARM_MANY = '{by} cut it from {from} to {to}, and {others} more. If that is wrong, put them back.';
export const REFUNDS_ALARM = 'One person refunded much in a day.';
export const REFUNDS_ALARM_NOTE = '{by} gave {amount} back for goods that had left, {count} times.';
export const REFUNDS_ALARM_LINK = 'Refunded orders';
export const ALARM_SINCE = 'Since';

export const GIVING = 'Offers and gift cards';
export const CARDS_LEFT = 'Gift cards';
export const CARDS_LEFT_NOTE = 'you can still make alone, in 24 hours';
export const LIVE_OFFERS = 'Offers that are live';

export const TODO = 'To do';
export const ALL_DONE = 'Nothing waits. Well done.';
/** Before the day or the age of the one that waits most. */
export const TODO_NOTES: Readonly<Partial<Record<TodoKind, string>>> = {
  PAYMENT_UNKNOWN: 'oldest',
  LATE: 'promised for',
  PACK: 'next:',
  READY: 'due',
  ON_THE_WAY: 'due',
  ENQUIRIES: 'oldest',
};
export const TODO_WORDS: Readonly<Record<TodoKind, string>> = {
  PAYMENT_UNKNOWN: 'Payment unknown',
  LATE: 'Late',
  PROBLEM: 'Refund or payment failed',
  PACK: 'To pack',
  READY: 'Ready for pickup',
  ON_THE_WAY: 'On the truck',
  ENQUIRIES: 'Enquiries to answer',
};

export const LOW = 'Runs low';
export const LOW_NOTE = 'at the pace of the last 4 weeks';
export const NOTHING_LOW = 'Nothing runs low.';
export const PRODUCT = 'Product';
export const LEFT = 'Left';
export const LASTS = 'Lasts';
export const TODAY_ONLY = 'today';
export const ONE_DAY = '1 day';
export const DAYS = '{count} days';

export const WAITING = 'Waiting';
export const WAITING_NOTE = 'mails, forms and payments';
export const NOTHING_WAITS = 'Nothing waits.';
export const MAILS_WAIT = 'Mails on their way';
export const MAILS_DEAD = 'Mails that could not be sent';
export const FORMS_WAIT = 'Forms to hand over';
export const FORMS_DEAD = 'Forms that could not be handed over';
export const PAYMENT = 'Payment of {number}, {price}';
export const SINCE = 'No answer since';
export const TRY_AGAIN = 'Try again';
export const LOOK = 'Look';

export const SEARCHES = 'Searches that found nothing';
export const SEARCHES_NONE = 'Every search found something.';
export const WORDS = 'Words';
export const TIMES = 'Times';
export const MEND = 'Mend';

export const PULSE = 'Speed and errors since the server was started';
export const PAGES = 'Pages, half are under';
export const CALLS = 'Calls, half are under';
export const MOST = '95 % in {ms}';
export const FAILED = 'Failed requests';
export const OF = 'of {count}';
export const NONE_YET = 'none yet';
export const ALL = 'All {count}';
