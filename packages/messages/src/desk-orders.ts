import type { OrdersFilter, OrderViewName, SeveralWhat } from '@wattle/contract/desk';
import type { OrderPayment, OrderStatus } from '@wattle/domain/order';

export const ORDERS = 'Orders';
export const VIEWS_LABEL = 'Views';
export const VIEWS: Readonly<Record<OrderViewName, string>> = {
  todo: 'To do',
  problems: 'Problems',
  pickups: 'Pickups today',
  way: 'On the way',
  returns: 'Returns',
  all: 'All',
};
export const FIND_LABEL = 'Find an order by number, name, email, phone, product or model';
export const FIND = 'Number, name, email, phone, product or model';
export const SEARCH = 'Search';
export const CLEAR = 'Clear';
export const FILTERS: Readonly<Record<Exclude<keyof OrdersFilter, 'q'>, string>> = {
  state: 'State',
  store: 'Store',
  method: 'Method',
  placed: 'Placed',
  day: 'Promised',
  paid: 'Paid by',
};
export const ANY = 'any';
export const METHODS = { DELIVERY: 'Delivery', STORE_PICKUP: 'Pickup', EMAIL: 'By email' } as const;
/** Ways to pay; all gift cards are one. */
export const PAID_BY: Readonly<Record<Exclude<OrderPayment['type'], 'ADYEN_GIFT_CARD'>, string>> = {
  ADYEN_CREDIT_CARD: 'Card',
  VOUCHER: 'Gift card',
  ADYEN_PAYPAL: 'PayPal',
  ADYEN_AFTERPAY: 'Afterpay',
  ADYEN_ZIP: 'Zip',
  ADYEN_APPLEPAY: 'Apple Pay',
  ADYEN_GOOGLEPAY: 'Google Pay',
  ADYEN_ALIPAY: 'Alipay',
  ADYEN_WECHATPAY: 'WeChat Pay',
  NO_PAYMENT: 'No payment needed',
};
export const PLACED_DAYS = { '1': 'last day', '7': 'last 7 days', '30': 'last 30 days', '90': 'last 90 days' } as const;

export const GROUPS = {
  PROBLEM: 'Problems',
  PACK: 'To pack',
  MOVE: 'Ready and on the way',
  FOUND: 'Newest first',
} as const;
export const SOONEST_FIRST = 'soonest promise first';
export const COLUMNS = {
  order: 'Order',
  customer: 'Customer',
  goods: 'Goods',
  promised: 'Promised',
  paid: 'Paid by',
  total: 'Total',
  state: 'State',
} as const;
export const CHOOSE = 'Choose';
export const CHOSEN = 'chosen';
export const CHOSEN_LABEL = 'Orders chosen';
export const CHOOSE_ALL = 'Choose all that can be chosen';
export const CHOOSE_NONE = 'Choose none';
export const PACK_CHOSEN = 'Pack';
export const PRINT_CHOSEN = 'Print slips';
export const MOVE_CHOSEN = 'Move the day';
export const EXPORT = 'Export CSV';

/** What would happen to several orders, before it does. */
export const SEVERAL_TITLES: Readonly<Record<SeveralWhat, string>> = {
  pack: 'Pack several orders',
  day: 'Move several orders to another day',
};
export const SEVERAL_TEXTS: Readonly<Record<SeveralWhat, string>> = {
  pack: 'Nothing is done yet. These are packed when you press the button.',
  day: 'Nothing is done yet. Only days on which all of them have a place. Their shoppers are mailed, and pay nothing.',
};
export const SEVERAL_LEFT_OUT = 'Left out';
export const SEVERAL_REFUSALS = {
  CHANGED: 'somebody changed it since you chose it',
  STATE: 'not possible in its state',
} as const;
export const SEVERAL_NOW = 'Now';
export const SEVERAL_THEN = 'Then';
export const SEVERAL_NONE = 'None of them can be changed like this.';
export const SEVERAL_NO_DAY = 'There is no day on which all of them have a place. Choose fewer.';
export const SEVERAL_BACK = 'Back to the orders';
export const SEVERAL_DAY = 'Day and time, for all of them';
export const ANY_TIME = 'any time';
export const THE_CHOSEN_DAY = 'the day that you choose';
export const KEYS_HELP = { move: 'move', choose: 'choose', open: 'open', find: 'find' } as const;
export const ITEM = 'item';
export const ITEMS = 'items';
export const PAID = 'paid';
export const NO_DAY = 'No day agreed';
export const TODAY = 'Today';
export const FIRST_PAGE = 'First page';
export const NEXT = 'Next';
export const SINCE = 'since';
export const CALL = 'Call';

export const NOTHING_TO_DO = 'Nothing to do';
export const NOTHING_TO_DO_TEXT = 'Every order that was promised is with its shopper.';
export const SEE_ALL = 'See all orders';
export const NO_MATCH = 'No order matches';
export const NO_MATCH_TEXT = 'Try a part of the number, another spelling, or fewer filters.';
export const CLEAR_ALL = 'Clear all';

/** The state of an order as staff read it. */
export const STATES: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'Payment not sure',
  PLACED: 'To pack',
  PACKED: 'Packed',
  ON_THE_WAY: 'On the truck',
  READY_TO_COLLECT: 'Ready to collect',
  DELIVERED: 'Delivered',
  COLLECTED: 'Collected',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Returned, refunded',
};

export const PROBLEMS: Readonly<Record<string, string>> = {
  PAYMENT_UNKNOWN: 'Payment unknown',
  LATE_TO_PACK: 'Late, not packed',
  LATE: 'Late, not delivered',
  CAPTURE_FAILED: 'Money not taken',
  CANCEL_FAILED: 'Not let go of',
  REFUND_FAILED: 'Refund failed',
  CHARGED_BACK: 'Charged back',
  CHARGEBACK_REVERSED: 'Chargeback reversed',
  DISPUTED: 'Disputed',
  AUTHORISATION_EXPIRED: 'Payment ran out',
};

/** The button that takes an order to a state. */
export const MOVE_BUTTONS: Readonly<Partial<Record<OrderStatus, string>>> = {
  PACKED: 'Pack',
  ON_THE_WAY: 'Put on the truck',
  READY_TO_COLLECT: 'Ready at the counter',
  DELIVERED: 'Delivered',
  COLLECTED: 'Hand over',
};
