import type { MailWords } from './mail-messages.ts';

export const orderMailMessages = {
  /** Sent as soon as nobody can say whether the payment went through. */
  PENDING: {
    subject: 'We are checking the payment for order {number}',
    preheader: 'Please do not pay again. We will email you what came of it.',
    heading: 'Your payment is being checked',
    intro:
      'We have your order {number} for {total}, and do not know yet whether your payment went through. Please do not pay again.',
    outro: 'Questions? Have your order number ready and {callUs}{days}.',
  },
  PLACED: {
    subject: 'We have your order {number}',
    preheader: '{total}, {what}.',
    heading: 'Thank you, we have your order',
    intro: 'We received your order {number} on {placedAt}, and it is paid.',
    outro: 'Questions? Have your order number ready and {callUs}{days}.',
  },
  ON_THE_WAY: {
    subject: 'Your order {number} is on the way',
    preheader: 'It has left our warehouse: {what}.',
    heading: 'On the way',
    intro: 'Your order {number} has left our warehouse.',
    outro: 'Not going to be home? {CallUs}{days}, and we will find another time.',
  },
  READY_TO_COLLECT: {
    subject: 'Your order {number} is ready to collect',
    preheader: 'It is waiting for you at {store}.',
    heading: 'Ready to collect',
    intro: 'Your order {number} is waiting for you. Bring the order number and photo ID.',
    outro: 'Is someone else collecting? They need the order number and photo ID too. {CallUs}{days}.',
  },
  /** Only of an order whose payment did not come about; one that was paid has a mail about its money. */
  CANCELLED: {
    subject: 'Your order {number} has been cancelled',
    preheader: 'Its payment did not go through.',
    heading: 'Order cancelled',
    intro:
      'The payment for your order {number} did not go through, so we have cancelled it. Nothing was charged, and any gift card you used has its balance back. If you still want it, put it back in your cart and pay again.',
    outro: 'If you did not expect this, {callUs}{days}.',
  },
} as const satisfies Record<string, MailWords>;

/** What happens to an order whose payment is being checked. */
export const pendingNextMessage =
  'We will email you by {by}. If the payment went through, that email confirms your order. If it did not, we cancel the order and nothing is charged. Until then its items are held for you, and stay in your cart.';

/** Next steps after an order is placed. */
export const orderNextMessages = {
  DELIVERY: 'We will pack your order and email you when it is on the way.',
  STORE_PICKUP: 'We will email you when it is ready. Please wait for that email before you come in.',
  EMAIL: 'We email gift cards to their recipients.',
};

/** Labels around the parts of an order. */
export const orderPartMessages = {
  comesOn: '{heading}. It arrives on',
  attached: 'Attached: the tax invoice for order {number}. You can also find it on the order page.',
  items: 'Items',
  summary: 'Payment',
  itemsTotal: 'Items and plans',
  discounts: 'Discounts',
  delivery: 'Delivery',
  pickup: 'Pickup',
  free: 'Free',
  total: 'Total',
  deliverTo: 'Delivery address',
  collectFrom: 'Collect from',
  day: 'When',
  noteForDriver: 'Note for the driver',
  next: 'What happens next',
  each: '{price} each',
  plan: '{name}, {price}',
  gift: 'Free with your order',
  giftCardTo: 'For {name}, by email to {email}',
  sku: 'Model {sku}',
  button: 'See your order',
  /** Of a cancelled order; the order's page has the same button. */
  putBack: 'Put it back in my cart',
  opensUntil: 'Opens without a password, for this order only, until {day}.',
};

/** Sent when staff send an order to another door of the same suburb. */
export const addressChangedMailMessages = {
  subject: 'Your order {number} has a new delivery address',
  preheader: 'It now goes to {street}.',
  heading: 'Your delivery address has changed. It now goes to',
  intro: 'We will deliver your order {number} to {place}. The day and the price have not changed.',
  outro: 'If you did not ask for this, or the address is wrong, {callUs}{days}.',
};

/** Sent when an order comes on another day than agreed. */
export const dayChangedMailMessages = {
  DELIVERY: {
    subject: 'Your order {number} has a new delivery day',
    preheader: 'It now arrives on {day}.',
    heading: 'Your delivery day has changed. It arrives on',
    intro: 'Your order {number} now arrives on {day}. Nothing else has changed, and there is nothing to pay.',
  },
  PICKUP: {
    subject: 'Your order {number} has a new pickup day',
    preheader: 'You collect it on {day}.',
    heading: 'Your pickup day has changed. You collect it on',
    intro:
      'You collect your order {number} on {day}. We will email you when it is ready. Nothing else has changed, and there is nothing to pay.',
  },
  outro: 'If you did not ask for this, or the day does not suit you, {callUs}{days}.',
};

/** Sent when the last day that was promised has passed. It says only what the shop's records say. */
export const latePromiseMailMessages = {
  DELIVERY: {
    subject: 'Your order {number} is late',
    preheader: 'It should have arrived by {day}.',
    heading: 'We are sorry. Your order should have arrived by',
    intro: 'We have no record that your order {number} was delivered, and we do not know yet why.',
  },
  PICKUP: {
    subject: 'Your order {number} is not ready to collect yet',
    preheader: 'It should have been ready by {day}.',
    heading: 'We are sorry. Your order should have been ready by',
    intro:
      'Your order {number} is not ready at {store} yet, and we do not know yet why. Please wait for our email before you come in.',
  },
  /** Where it is, as far as the shop knows. */
  where: {
    PLACED: 'It is not packed yet.',
    PACKED: 'It is packed, and has not left our warehouse.',
    ON_THE_WAY: 'It has left our warehouse.',
  },
  wherePickup: {
    PLACED: 'It is not packed yet.',
    PACKED: 'It is packed, and has not reached the store.',
    ON_THE_WAY: 'It is on its way to the store.',
  },
  next: {
    DELIVERY:
      'Your order is now on the list of late orders that our team works through. When there is a new day, we will email it to you.',
    PICKUP:
      'Your order is now on the list of late orders that our team works through. We will email you when it is ready, or when there is a new day.',
  },
  /** While its shopper may still do so. */
  self: 'You can also choose another day, or cancel the order, on the order page.',
  /** After it has left. */
  arrived: 'If it has arrived after all, there is nothing you need to do.',
  outro: 'To ask about it, have your order number ready and {callUs}{days}.',
};
