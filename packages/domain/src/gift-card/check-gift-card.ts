import type { GiftCardDetails } from '../cart/cart.ts';
import { cleanEmail, emailFault } from '../forms/check-email.ts';
import { cleanName, nameFault } from '../forms/check-name.ts';
import { cleanText } from '../forms/clean-text.ts';
import { FORM_LIMITS } from '../forms/form-limits.ts';
import { countCharacters } from '../forms/text-size.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { isGiftCardAmount } from './gift-card-amount.ts';

/** Every validation error of the gift card form. `messages` has a sentence for each. */
export const GIFT_CARD_CODES = [
  'AMOUNT_INVALID',
  'RECIPIENT_NAME_EMPTY',
  'RECIPIENT_NAME_INVALID',
  'RECIPIENT_NAME_TOO_LONG',
  'RECIPIENT_NAME_TOO_MANY_BYTES',
  'RECIPIENT_EMAIL_EMPTY',
  'RECIPIENT_EMAIL_INVALID',
  'RECIPIENT_EMAIL_TOO_LONG',
  'RECIPIENT_EMAIL_TOO_MANY_BYTES',
  'SENDER_NAME_EMPTY',
  'SENDER_NAME_INVALID',
  'SENDER_NAME_TOO_LONG',
  'SENDER_NAME_TOO_MANY_BYTES',
  'MESSAGE_TOO_LONG',
] as const;
export type GiftCardCode = (typeof GIFT_CARD_CODES)[number];

/** Form values; the amount is null until it is chosen. */
export type GiftCardFields = Omit<GiftCardDetails, 'amount'> & { readonly amount: number | null };
export type GiftCardField = keyof GiftCardFields;
export type GiftCardReason = Reason<GiftCardCode> & { readonly field: GiftCardField };

const { nameMax, emailMax, giftMessageMax } = FORM_LIMITS;

/** The gift card's details, or its errors in field order [C-3-14 C-5-21 C-5-72 C-9-31]. */
export function checkGiftCard(fields: GiftCardFields): Success<GiftCardDetails> | Rejected<GiftCardCode> {
  const details = {
    amount: fields.amount ?? 0,
    message: cleanText(fields.message),
    recipientEmail: cleanEmail(fields.recipientEmail),
    recipientName: cleanName(fields.recipientName),
    senderName: cleanName(fields.senderName),
  };
  const reasons = giftCardReasons(details);
  return reasons.length > 0 ? rejected(...reasons) : success(details);
}

function giftCardReasons({ amount, message, recipientEmail, recipientName, senderName }: GiftCardDetails) {
  const reasons: GiftCardReason[] = [];
  if (!isGiftCardAmount(amount)) reasons.push({ code: 'AMOUNT_INVALID', field: 'amount' });
  const recipient = nameFault(recipientName);
  if (recipient) reasons.push(withMax(`RECIPIENT_NAME_${recipient}`, 'recipientName', nameMax));
  const email = emailFault(recipientEmail);
  if (email) reasons.push(withMax(`RECIPIENT_EMAIL_${email}`, 'recipientEmail', emailMax));
  const sender = nameFault(senderName);
  if (sender) reasons.push(withMax(`SENDER_NAME_${sender}`, 'senderName', nameMax));
  if (countCharacters(message) > giftMessageMax) reasons.push(withMax('MESSAGE_TOO_LONG', 'message', giftMessageMax));
  return reasons;
}

/** The message for a text that is too long shows the limit. */
const withMax = (code: GiftCardCode, field: GiftCardField, max: number): GiftCardReason =>
  code.endsWith('_TOO_LONG') ? { code, field, params: { max } } : { code, field };
