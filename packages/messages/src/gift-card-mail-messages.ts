/** Sent to a gift card's recipient: who it is from, its value, and how to use it. */
export const giftCardMailMessages = {
  one: {
    subject: 'A {shop} gift card for you from {sender}',
    preheader: '{amount} to spend at {shop}. Number and PIN are inside.',
    heading: 'A gift card for you',
    intro: '{sender} has given you a {shop} gift card worth {amount}.',
    again: 'We are sending it again. It has a new PIN: the one in our earlier email no longer works.',
  },
  several: {
    subject: '{shop} gift cards for you from {sender}',
    preheader: '{count} cards of {amount} each to spend at {shop}. Numbers and PINs are inside.',
    heading: 'Gift cards for you',
    intro: '{sender} has given you {count} {shop} gift cards worth {amount} each.',
    again: 'We are sending them again. They have new PINs: those in our earlier email no longer work.',
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
  outro: 'Questions? {CallUs}{days}.',
};

/** Sent to the recipient of gift cards that were taken back unused. */
export const giftCardStoppedMailMessages = {
  one: {
    subject: 'Your {shop} gift card from {sender} no longer works',
    preheader: 'It was taken back unused.',
    heading: 'A gift card no longer works',
    intro: 'The {shop} gift card worth {amount} that {sender} gave you has been cancelled.',
    why: 'It had not been used. There is nothing you need to do.',
  },
  several: {
    subject: 'Your {shop} gift cards from {sender} no longer work',
    preheader: 'They were taken back unused.',
    heading: 'Gift cards no longer work',
    intro: '{count} {shop} gift cards worth {amount} each that {sender} gave you have been cancelled.',
    why: 'They had not been used. There is nothing you need to do.',
  },
  ending: 'Card number ending',
  outro: 'If you have questions, ask {sender}, or {callUs}{days}.',
};
