/** Maximum length of each address field while typing [C-5-52 C-5-55 C-5-59 C-5-61 C-5-65 C-5-69]. */
export const ADDRESS_FORM_LIMITS = {
  contactName: 100,
  street1: 50,
  street2: 50,
  company: 50,
  suburb: 50,
  state: 50,
  postcode: 10,
} as const;

/** Limits for a saved or sent address: carriers' labels are shorter [C-5-56 C-5-62 C-5-77]. */
export const ADDRESS_STORED_LIMITS = { ...ADDRESS_FORM_LIMITS, street1: 40, street2: 40, suburb: 20 } as const;

export type AddressLimits = Readonly<Record<keyof typeof ADDRESS_FORM_LIMITS, number>>;
