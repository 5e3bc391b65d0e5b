/** About money that has gone back. Each sentence is true at the moment at which it is written. */
export const refundMailMessages = {
  cancelled: {
    subject: 'Your order {number} has been cancelled',
    preheader: 'Nothing more will be sent.',
    heading: 'Order cancelled',
    intro: 'Your order {number} has been cancelled. Nothing more will be sent.',
  },
  /** Cancelled while its payment was being checked. Money that arrives after all is given back, with a mail. */
  unpaid: {
    subject: 'Your order {number} has been cancelled',
    preheader: 'You have not been charged.',
    heading: 'Order cancelled',
    intro:
      'Your order {number} has been cancelled before its payment went through. You have not been charged, and any gift card you used has its balance back. If your bank approves the payment after all, we give it back and email you.',
  },
  refunded: {
    subject: 'Your refund of {amount} for order {number}',
    preheader: 'We have refunded it the way you paid.',
    heading: 'Your refund',
    intro: 'We have refunded {amount} for your order {number}.',
  },
  /** Instead of `refunded`, when nothing had been charged yet. */
  notCharged: {
    subject: '{amount} of your order {number} will not be charged',
    preheader: 'It was held, and is released.',
    heading: 'Not charged',
    intro: 'We have released {amount} for your order {number}. It was never charged.',
  },
  failed: {
    subject: 'Your refund for order {number} did not arrive',
    preheader: 'Your bank sent {amount} back to us.',
    heading: 'Your refund did not arrive',
    intro:
      'Your bank sent the refund of {amount} for your order {number} back to us. The money is still yours, and we still owe it to you.',
    next: 'Please {callUs}, so that we can pay you another way.',
  },
  /** What each amount went to, and what is to know about it. */
  ways: {
    NOT_TAKEN: { label: '{label}', note: 'It was held, and is released. It was never charged.' },
    REFUND: { label: '{label}', note: 'Sent back. Banks take up to 5 business days to show it.' },
    GIFT_CARD: { label: '{label}', note: 'Back on the card. You can use it now.' },
    NEW_GIFT_CARD: {
      label: 'New gift card',
      note: 'We could not put it back on your {label}. The new number and PIN are in a separate email.',
    },
  },
  big: '{amount} refunded',
  next: 'What to do now',
  way: 'What went back where',
  sum: 'Refunded',
  what: 'What was refunded',
  /** Where nothing had been charged yet. */
  released: { way: 'What was released', what: 'What it was for', total: 'Total' },
  delivery: 'Delivery',
  goodwill: 'Goodwill',
  gift: 'Gift that you keep',
  already: 'Refunded earlier as goodwill',
  total: 'Refund',
  creditNote: 'Attached: credit note {id} for order {number}. You can also find it on the order page.',
  outro: 'If something is not right, {callUs}{days}.',
  /** On a gift card that takes the place of one that could not take money back. */
  cardMessage: 'Your refund for order {number}: we could not put it back on the card you paid with.',
};

/** About a payment that was approved when there was no order for it any more, or none to pay. */
export const latePaymentMailMessages = {
  CANCELLED: {
    subject: 'A late payment has been cancelled',
    preheader: '{amount} was not charged.',
    heading: '{amount} was not charged',
    intro:
      'Your {label} payment of {amount} was approved after you cancelled it or it timed out. It does not pay for any order.',
    how: 'We have cancelled it, and nothing was charged. Your bank may show it as pending for a few days.',
  },
  REFUNDED: {
    subject: 'A late payment has been refunded',
    preheader: 'We have refunded {amount} the way you paid.',
    heading: '{amount} refunded',
    intro:
      'Your {label} payment of {amount} went through after you cancelled it or it timed out. It does not pay for any order.',
    how: 'We have refunded all of it the way you paid. Banks take up to 5 business days to show it.',
  },
  /** For an order that was already paid. */
  second: {
    CANCELLED: {
      subject: 'A second payment has been cancelled',
      intro: 'A second {label} payment of {amount} was approved for your order {number}, which you had already paid.',
    },
    REFUNDED: {
      subject: 'A second payment has been refunded',
      intro: 'A second {label} payment of {amount} went through for your order {number}, which you had already paid.',
    },
    outro: 'Your order is not affected. If something is not right, {callUs}{days}.',
  },
  card: 'card',
  outro: 'Any order you paid for another way is not affected. If something is not right, {callUs}{days}.',
};

/** About a return request. */
export const returnMailMessages = {
  ASKED: {
    subject: 'We have your return request for order {number}',
    preheader: 'We will review it and email you.',
    heading: 'We have your request',
    intro: 'You asked to return something from your order {number}. We will review your request and email you.',
  },
  DECLINED: {
    subject: 'Your return request for order {number}',
    preheader: 'We could not accept it.',
    heading: 'We could not accept your return',
    intro: 'We could not accept your return request for order {number}. This is why:',
  },
  what: 'What you asked to return',
  outro: 'Questions? {CallUs}{days}. Your rights under the consumer guarantees are not affected.',
};
