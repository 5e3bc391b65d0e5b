/** The texts of an email, from subject to closing. */
export type MailWords = {
  readonly subject: string;
  /** The preview that mail clients show after the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly intro: string;
  /** What to do next, and what to do if the email was unexpected. */
  readonly outro: string;
};

export const codeMailMessages = {
  SIGN_UP_CODE: {
    subject: 'Confirm your email for {shop}',
    preheader: 'Your code is {code}. It works for {time}.',
    heading: 'Confirm your email',
    intro: 'Thanks for joining {shop}. Enter this code on the page where you signed up, or use the link below.',
    button: 'Confirm my email',
    outro: 'If you did not sign up, you can ignore this email. No account is opened without the code.',
  },
  RESET_PASSWORD_CODE: {
    subject: 'Reset your {shop} password',
    preheader: 'Your code is {code}. It works for {time}.',
    heading: 'Choose a new password',
    intro:
      'Somebody, hopefully you, asked to reset the password of your {shop} account. Enter this code, or use the link below.',
    button: 'Choose a new password',
    outro: 'If it was not you, you can ignore this email. Your password stays as it is.',
  },
  VERIFY_EMAIL_CODE: {
    subject: 'Confirm your new email for {shop}',
    preheader: 'Your code is {code}. It works for {time}.',
    heading: 'Confirm this address',
    intro:
      'Enter this code to use this address for your {shop} account, or use the link below on the device where you are signed in.',
    button: 'Confirm this address',
    outro: 'If you did not ask for this, you can ignore this email. The account keeps the address it has.',
  },
  SIGN_IN_CODE: {
    subject: 'Your {shop} sign-in code',
    preheader: 'Your code is {code}. It works for {time}.',
    heading: 'Your sign-in code',
    intro: 'Enter this code on the page where you are signing in.',
    button: null,
    outro: 'If you are not signing in, somebody knows your password: change it on the page of your account.',
  },
} as const satisfies Record<string, MailWords & { readonly button: string | null }>;

export const codeMailNotes = {
  time: 'The code works for {time}, once.',
  secret: 'We never ask for it by phone or message.',
};

export const noticeMailMessages = {
  PASSWORD_CHANGED: {
    subject: 'Your {shop} password was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    intro: 'The password of your {shop} account was changed just now. If it was you, there is nothing to do.',
    outro: 'If it was not you, choose a new password at once and call us on {phone}.',
    button: 'Choose a new password',
  },
  EMAIL_CHANGED: {
    subject: 'The email of your {shop} account was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your email was changed',
    intro: 'The email address of your {shop} account was changed just now. If it was you, there is nothing to do.',
    outro: 'If it was not you, call us on {phone}{days}.',
    button: null,
  },
  BACKUP_CODE_USED: {
    subject: 'A backup code of your {shop} account was used',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'A backup code was used',
    intro:
      'Somebody signed in to your {shop} account just now with your password and one of your backup codes. If it was you, there is nothing to do. That code does not work again.',
    outro: 'If it was not you, choose a new password at once and call us on {phone}.',
    button: 'Choose a new password',
  },
} as const satisfies Record<string, MailWords & { readonly button: string | null }>;

export const orderMailMessages = {
  PLACED: {
    subject: 'We have your order {number}',
    preheader: '{total}, {what}.',
    heading: 'Thank you, we have your order',
    intro: 'Your order {number} of {placedAt} is paid and with us.',
    outro: 'Questions? Call us on {phone}{days}, with the number of the order.',
  },
  ON_THE_WAY: {
    subject: 'Your order {number} is on the way',
    preheader: 'It left our warehouse: {what}.',
    heading: 'On the way',
    intro: 'Your order {number} has left our warehouse.',
    outro: 'Nobody home? Call us on {phone}{days}, and we will find another time.',
  },
  READY_TO_COLLECT: {
    subject: 'Your order {number} is ready to collect',
    preheader: 'It waits for you at {store}.',
    heading: 'Ready to collect',
    intro: 'Your order {number} is waiting for you. Bring the order number and photo ID.',
    outro: 'Somebody else collects it? They need the order number and photo ID too. Call us on {phone}{days}.',
  },
  /** Only of an order whose payment did not come about; one that was paid has a mail about its money. */
  CANCELLED: {
    subject: 'Your order {number} is cancelled',
    preheader: 'Its payment did not go through.',
    heading: 'Order cancelled',
    intro:
      'The payment of your order {number} did not go through, so we have cancelled it. Nothing was charged, and a gift card that you used has its money back.',
    outro: 'If you did not expect this, call us on {phone}{days}.',
  },
} as const satisfies Record<string, MailWords>;

/** About money that has gone back. Each sentence is true at the moment at which it is written. */
export const refundMailMessages = {
  cancelled: {
    subject: 'Your order {number} is cancelled',
    preheader: 'Nothing more will be sent.',
    heading: 'Order cancelled',
    intro: 'Your order {number} is cancelled. Nothing more will be sent.',
  },
  refunded: {
    subject: 'Your refund of {amount} for order {number}',
    preheader: 'It has gone back the way you paid.',
    heading: 'Your refund',
    intro: 'We have refunded {amount} of your order {number}.',
  },
  failed: {
    subject: 'Your refund for order {number} did not arrive',
    preheader: 'Your bank sent {amount} back to us.',
    heading: 'Your refund did not arrive',
    intro:
      'Your bank sent the refund of {amount} for your order {number} back to us. The money is still yours, and we still owe it to you.',
    next: 'Please call us on {phone}, so that we can pay you another way.',
  },
  ways: {
    NOT_TAKEN: 'We have let go of {amount} that was held on your {label}. It was never charged.',
    REFUND: 'We have sent {amount} back to your {label}. Banks take up to 5 business days to show it.',
    GIFT_CARD: '{amount} is back on your {label}. You can use it now.',
    NEW_GIFT_CARD:
      'Your {label} could not take {amount} back, so we have made a new gift card. Its number and PIN are in an email of their own.',
  },
  big: '{amount} has gone back',
  next: 'What to do now',
  way: 'Where it went',
  what: 'What was refunded',
  delivery: 'Delivery',
  goodwill: 'Goodwill',
  already: 'Refunded earlier as goodwill',
  total: 'Refund',
  creditNote: 'Attached: Credit note {id} for order {number}. It is on the order page too.',
  outro: 'If something is not right, call us on {phone}{days}.',
  /** On a gift card that takes the place of one that could not take money back. */
  cardMessage: 'For your refund of order {number}: the card you paid with could not take it back.',
};

/** About a payment that was approved when there was no order for it any more. */
export const latePaymentMailMessages = {
  CANCELLED: {
    subject: 'A payment that came too late is cancelled',
    preheader: '{amount} was not charged.',
    heading: '{amount} was not charged',
    intro:
      'A {label} payment of {amount} was approved after you had given it up or its time was over. No order is paid with it.',
    how: 'We have cancelled it, and nothing was charged. Your bank may show it as pending for some days.',
  },
  REFUNDED: {
    subject: 'A payment that came too late is refunded',
    preheader: '{amount} has gone back the way you paid.',
    heading: '{amount} has gone back',
    intro:
      'A {label} payment of {amount} went through after you had given it up or its time was over. No order is paid with it.',
    how: 'We have sent all of it back the way it came. Banks take up to 5 business days to show it.',
  },
  card: 'card',
  outro: 'An order that you paid another way is not affected. If something is not right, call us on {phone}{days}.',
};

/** About what a shopper wants to send back. */
export const returnMailMessages = {
  ASKED: {
    subject: 'We have your return request for order {number}',
    preheader: 'We look at it and write to you.',
    heading: 'We have your request',
    intro: 'You asked to return something from your order {number}. We look at it and write to you.',
  },
  DECLINED: {
    subject: 'Your return request for order {number}',
    preheader: 'We could not accept it.',
    heading: 'We could not accept your return',
    intro: 'We could not accept your return request for order {number}. This is why:',
  },
  what: 'What you asked to return',
  outro: 'Questions? Call us on {phone}{days}. Your rights under the consumer guarantees are not affected.',
};

/** Sent when an order comes on another day than agreed. */
export const dayChangedMailMessages = {
  DELIVERY: {
    subject: 'Your order {number} has a new delivery day',
    preheader: 'It now comes on {day}.',
    heading: 'Your delivery day has changed. It comes on',
    intro: 'Your order {number} now comes on {day}. Nothing else has changed, and there is nothing to pay.',
  },
  PICKUP: {
    subject: 'Your order {number} has a new pickup day',
    preheader: 'You collect it on {day}.',
    heading: 'Your pickup day has changed. You collect it on',
    intro:
      'You collect your order {number} on {day}. We write to you when it is ready. Nothing else has changed, and there is nothing to pay.',
  },
  outro: 'If you did not ask for this, or the day does not suit you, call us on {phone}{days}.',
};

/** Sent to a gift card's recipient: who it is from, its value, and how to use it. */
export const giftCardMailMessages = {
  one: {
    subject: 'A {shop} gift card for you from {sender}',
    preheader: '{amount} to spend at {shop}. Number and PIN are inside.',
    heading: 'A gift card for you',
    intro: '{sender} has given you a {shop} gift card worth {amount}.',
    again:
      'We are sending it again because {sender} asked us to. It has a new PIN: the one in our earlier email no longer works.',
  },
  several: {
    subject: '{shop} gift cards for you from {sender}',
    preheader: '{count} cards of {amount} each to spend at {shop}. Numbers and PINs are inside.',
    heading: 'Gift cards for you',
    intro: '{sender} has given you {count} {shop} gift cards worth {amount} each.',
    again:
      'We are sending them again because {sender} asked us to. They have new PINs: those in our earlier email no longer work.',
  },
  message: 'Their message',
  card: 'Your card',
  cardOf: 'Card {unit} of {count}',
  number: 'Card number',
  pin: 'PIN',
  balance: 'Balance',
  expires: 'Use it by',
  howTo:
    'At the payment step of the checkout, enter the number and the PIN. What is left stays on the card for next time.',
  button: 'Start shopping',
  keep: 'Keep this email. Anyone with the number and the PIN can spend the card, and we cannot look up the PIN again.',
  outro: 'Questions? Call us on {phone}{days}.',
};

/** Sent to the recipient of gift cards that were taken back unused. */
export const giftCardStoppedMailMessages = {
  one: {
    subject: 'Your {shop} gift card from {sender} no longer works',
    preheader: 'The order it was bought with has been refunded.',
    heading: 'A gift card no longer works',
    intro: 'The {shop} gift card worth {amount} that {sender} gave you has been cancelled.',
  },
  several: {
    subject: 'Your {shop} gift cards from {sender} no longer work',
    preheader: 'The order they were bought with has been refunded.',
    heading: 'Gift cards no longer work',
    intro: '{count} {shop} gift cards worth {amount} each that {sender} gave you have been cancelled.',
  },
  ending: 'Card number ending',
  why: 'It had not been used, and the money goes back to who paid for it. There is nothing you need to do.',
  outro: 'If this surprises you, ask who gave it to you, or call us on {phone}{days}.',
};

/** Next steps after an order is placed. */
export const orderNextMessages = {
  DELIVERY: 'We pack your order and write to you when it is on the way.',
  STORE_PICKUP: 'We write to you when it is ready. Please wait for that email before you come.',
  EMAIL: 'Gift cards go by email to the people they are for.',
};

/** Labels around the parts of an order. */
export const orderPartMessages = {
  comesOn: '{heading}. It comes on',
  attached: 'Attached: the tax invoice of order {number}. It is on the order page too.',
  items: 'Items',
  summary: 'Payment',
  itemsTotal: 'Items and plans',
  discounts: 'Discounts',
  delivery: 'Delivery',
  pickup: 'Pickup',
  free: 'Free',
  total: 'Total',
  deliverTo: 'Delivered to',
  collectFrom: 'Collect from',
  day: 'When',
  noteForDriver: 'Note for the driver',
  next: 'What happens next',
  plan: '{name}, {price}',
  gift: 'Free with your order',
  giftCardTo: 'For {name}, by email to {email}',
  sku: 'Model {sku}',
  button: 'See your order',
};

export const mailFrame = {
  about:
    'You get this email because of your account, an order or something you asked {shop} for. It is not advertising.',
  help: 'Help{days}: {phone}',
  greeting: 'Hi {name},',
  greetingNobody: 'Hi,',
  linkInText: '{label}: {url}',
};

export const backInStockMailMessages = {
  subject: 'Back in stock: {name}',
  shortSubject: 'What you waited for is back in stock',
  preheader: '{name} can be ordered again, for {price}.',
  heading: 'It is back in stock',
  intro:
    'You asked us to tell you when {name} is here again. It is, for {price}. We cannot hold it for you, and others asked too.',
  button: 'See it in the shop',
  outro: 'This is the only mail we send about it.',
  stop: 'Send me no more mails about stock',
} as const;
