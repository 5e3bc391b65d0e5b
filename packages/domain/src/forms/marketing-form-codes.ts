/** Everything that can be wrong with what is typed into the marketing forms. What each says is in `messages`. */
export const MARKETING_FORM_CODES = [
  'FIRST_NAME_EMPTY',
  'FIRST_NAME_INVALID',
  'FIRST_NAME_TOO_LONG',
  'FIRST_NAME_TOO_MANY_BYTES',
  'LAST_NAME_EMPTY',
  'LAST_NAME_INVALID',
  'LAST_NAME_TOO_LONG',
  'LAST_NAME_TOO_MANY_BYTES',
  'EMAIL_EMPTY',
  'EMAIL_INVALID',
  'EMAIL_TOO_LONG',
  'EMAIL_TOO_MANY_BYTES',
  'PHONE_EMPTY',
  'PHONE_INVALID',
  'PHONE_NOT_AUSTRALIAN',
  'ENQUIRY_EMPTY',
  'ENQUIRY_TOO_LONG',
  'ENQUIRY_TOO_MANY_BYTES',
  'ENQUIRY_CHARACTERS_INVALID',
] as const;
export type MarketingFormCode = (typeof MARKETING_FORM_CODES)[number];
