/** Length limits shared by all forms [C-5-13 C-5-19 C-5-20 D-9-70 D-9-71 D-9-72]. */
export const FORM_LIMITS = {
  nameMax: 20,
  emailMax: 250,
  enquiryMax: 500,
  /** On a gift card. */
  giftMessageMax: 200,
  /** Characters in a phone field, including spaces [C-5-44]. */
  phoneMax: 20,
} as const;
