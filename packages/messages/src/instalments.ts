export const withAfterpay = 'with Afterpay';
export const orInstead = ', or ';
export const howItWorks = 'How it works';

export const payInParts = 'Pay in instalments';
export const afterpay = 'Afterpay';
export const afterpayTerms = 'Four interest-free payments. The first is due when you order.';
export const afterpayRange = (least: string, most: string): string =>
  `For orders from ${least} to ${most}. This product is outside that range.`;
export const zip = 'Zip';
export const zipRange = (most: string): string => `For orders up to ${most}. This product is outside that range.`;
export const fromWeekly = 'From';
export const zipTerms = 'a week. Zip checks your account and sets your limit and your repayments.';
export const instalmentTerms = 'Choose either at checkout. Each provider’s own terms and late fees apply.';
