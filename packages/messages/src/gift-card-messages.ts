import type { GiftCardCode } from '@wattle/domain/gift-card';

/** Field errors of the gift card form; a code without a sentence does not compile. */
export const giftCardMessages = {
  AMOUNT_INVALID: 'Choose an amount.',
  RECIPIENT_NAME_EMPTY: "Enter the recipient's name.",
  RECIPIENT_NAME_INVALID: 'Enter a valid name.',
  RECIPIENT_NAME_TOO_LONG: 'Enter a name with {max} characters or fewer.',
  RECIPIENT_NAME_TOO_MANY_BYTES: 'Enter a name with fewer characters.',
  RECIPIENT_EMAIL_EMPTY: "Enter the recipient's email address.",
  RECIPIENT_EMAIL_INVALID: 'Enter a valid email address.',
  RECIPIENT_EMAIL_TOO_LONG: 'Enter an email address with {max} characters or fewer.',
  RECIPIENT_EMAIL_TOO_MANY_BYTES: 'Enter an email address with fewer characters.',
  SENDER_NAME_EMPTY: 'Enter your name.',
  SENDER_NAME_INVALID: 'Enter a valid name.',
  SENDER_NAME_TOO_LONG: 'Enter a name with {max} characters or fewer.',
  SENDER_NAME_TOO_MANY_BYTES: 'Enter a name with fewer characters.',
  MESSAGE_TOO_LONG: 'Enter a message with {max} characters or fewer.',
} as const satisfies Record<GiftCardCode, string>;
