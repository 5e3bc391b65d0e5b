/** What a mail says: in the list of mails, on its first line, and why it came. */
export type MailWords = {
  readonly subject: string;
  /** What a mailbox shows behind the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly intro: string;
  /** What to do about it, and what if it was not wanted. */
  readonly outro: string;
};

export const codeMailMessages = {
  SIGN_UP_CODE: {
    subject: 'Confirm your email for Wattle',
    preheader: 'Your code is {code}. It works for {time}.',
    heading: 'Confirm your email',
    intro: 'Thanks for joining Wattle. Enter this code on the page where you signed up, or use the link below.',
    button: 'Confirm my email',
    outro: 'If you did not sign up, you can ignore this email. No account is opened without the code.',
  },
  RESET_PASSWORD_CODE: {
    subject: 'Reset your Wattle password',
    preheader: 'Your code is {code}. It works for {time}.',
    heading: 'Choose a new password',
    intro:
      'Somebody, hopefully you, asked to reset the password of your Wattle account. Enter this code, or use the link below.',
    button: 'Choose a new password',
    outro: 'If it was not you, you can ignore this email. Your password stays as it is.',
  },
  VERIFY_EMAIL_CODE: {
    subject: 'Confirm your new email for Wattle',
    preheader: 'Your code is {code}. It works for {time}.',
    heading: 'Confirm this address',
    intro:
      'Enter this code to use this address for your Wattle account, or use the link below on the device where you are signed in.',
    button: 'Confirm this address',
    outro: 'If you did not ask for this, you can ignore this email. The account keeps the address it has.',
  },
  SIGN_IN_CODE: {
    subject: 'Your Wattle sign-in code',
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
    subject: 'Your Wattle password was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    intro: 'The password of your Wattle account was changed just now. If it was you, there is nothing to do.',
    outro: 'If it was not you, choose a new password at once and call us on {phone}.',
    button: 'Choose a new password',
  },
  EMAIL_CHANGED: {
    subject: 'The email of your Wattle account was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your email was changed',
    intro: 'The email address of your Wattle account was changed just now. If it was you, there is nothing to do.',
    outro: 'If it was not you, call us on {phone}. We are here 7 days.',
    button: null,
  },
} as const satisfies Record<string, MailWords & { readonly button: string | null }>;

export const orderMailMessages = {
  PLACED: {
    subject: 'We have your order {number}',
    preheader: '{total}, {what}.',
    heading: 'Thank you, we have your order',
    intro: 'Your order {number} of {placedAt} is paid and with us.',
    outro: 'Questions? Call us on {phone}, 7 days, with the number of the order.',
  },
  ON_THE_WAY: {
    subject: 'Your order {number} is on the way',
    preheader: 'It left our warehouse: {what}.',
    heading: 'On the way',
    intro: 'Your order {number} has left our warehouse.',
    outro: 'Nobody home? Call us on {phone}, 7 days, and we will find another time.',
  },
  READY_TO_COLLECT: {
    subject: 'Your order {number} is ready to collect',
    preheader: 'It waits for you at {store}.',
    heading: 'Ready to collect',
    intro: 'Your order {number} is waiting for you. Bring the order number and photo ID.',
    outro: 'Somebody else collects it? They need the order number and photo ID too. Call us on {phone}, 7 days.',
  },
  CANCELLED: {
    subject: 'Your order {number} is cancelled',
    preheader: 'Nothing more will be sent.',
    heading: 'Order cancelled',
    intro: 'Your order {number} is cancelled. What you paid goes back the way it came, usually within 5 business days.',
    outro: 'If you did not expect this, call us on {phone}, 7 days.',
  },
  REFUNDED: {
    subject: 'Your refund for order {number}',
    preheader: 'The money is on its way back to you.',
    heading: 'Your refund is on its way',
    intro: 'We have refunded your order {number}. Your bank may take up to 5 business days to show it.',
    outro: 'If something is not right, call us on {phone}, 7 days.',
  },
} as const satisfies Record<string, MailWords>;

/** To whom a gift card is for: from whom, what is on it, and how it is used. */
export const giftCardMailMessages = {
  one: {
    subject: 'A Wattle gift card for you from {sender}',
    preheader: '{amount} to spend at Wattle. Number and PIN are inside.',
    heading: 'A gift card for you',
    intro: '{sender} has given you a Wattle gift card worth {amount}.',
  },
  several: {
    subject: 'Wattle gift cards for you from {sender}',
    preheader: '{count} cards of {amount} each to spend at Wattle. Numbers and PINs are inside.',
    heading: 'Gift cards for you',
    intro: '{sender} has given you {count} Wattle gift cards worth {amount} each.',
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
  keep: 'Keep this email. Whoever has the number and the PIN can spend the card, and we cannot look up the PIN again.',
  outro: 'Questions? Call us on {phone}, 7 days.',
};

/** What happens next, after an order is placed. */
export const orderNextMessages = {
  DELIVERY: 'We pack your order and write to you when it is on the way.',
  STORE_PICKUP: 'We write to you when it is ready. Please wait for that email before you come.',
  EMAIL: 'Gift cards go by email to the people they are for.',
};

/** The words around the parts of an order. */
export const orderPartMessages = {
  items: 'Items',
  summary: 'Payment',
  itemsTotal: 'Items and plans',
  discounts: 'Discounts',
  delivery: 'Delivery',
  pickup: 'Pickup',
  free: 'Free',
  total: 'Total',
  gst: 'Includes GST of {amount}',
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
  about: 'You get this email because of your account or an order at Wattle. It is not advertising.',
  company: 'Wattle Retail Pty Ltd, ABN 00 000 000 000, 402 Murray Road, Preston VIC 3072',
  help: 'Help, 7 days: {phone}',
  greeting: 'Hi {name},',
  greetingNobody: 'Hi,',
  linkInText: '{label}: {url}',
};
