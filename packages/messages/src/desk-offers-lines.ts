import { groupDigits } from '@wattle/domain/numbers';
/** '5 live and to come. Used 212 times in the last 7 days.' */
export const offersWords = (now: number, recentUses: number): string =>
  `${groupDigits(now)} live or to come. Used ${recentUses === 1 ? 'once' : `${groupDigits(recentUses)} times`} in the last 7 days.`;
/** '1 × $2,988' */
export const lineWords = (sku: string, qty: number): string => `${sku}, ${qty} ×`;
/** 'Switch off: Summer' for who does not see the row. */
export const switchWords = (verb: string, name: string): string => `${verb}: ${name}`;
/** 'Applies to 128 products.' */
export const reachWords = (reach: number): string => {
  if (reach === 0) return 'Applies to no product that is sold now.';
  return `Applies to ${reach === 1 ? '1 product' : `${groupDigits(reach)} products`}.`;
};
/** '2 of 60 left' */
export const leftWords = ({ left, total }: { readonly left: number; readonly total: number }): string =>
  `${groupDigits(left)} of ${groupDigits(total)} left`;
/** 'Used 58 times.' */
export const usedWords = (uses: number): string => {
  if (uses === 0) return 'Not used.';
  return uses === 1 ? 'Used once.' : `Used ${groupDigits(uses)} times.`;
};
