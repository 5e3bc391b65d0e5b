export const theCode = (code: string): string => `the code ${code}`;
export const yourPromoCodes = 'Your promo codes';
export const codeNotChecked = 'We could not check this code. Please try again.';
export const codeKept = (code: string, refusal: string): string => `${code} is saved. ${refusal}`;
export const codeApplied = (code: string): string => `${code} has been applied.`;
export const promoCode = 'Promo code';
export const apply = 'Apply';
export const codeUnchecked = 'We could not check this code.';
export const checkingThisCode = 'Checking this code';
export const tooManyCodes = (codesMax: number | string): string =>
  `You can use up to ${codesMax} codes. Remove one first.`;
