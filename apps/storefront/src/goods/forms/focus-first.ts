import type { MarketingForm } from './use-marketing-form.ts';

/** The browser itself puts the focus on the first wrong field of a form that came back [D-4-35]. */
export const focusFirst = (
  { firstWrong }: Pick<MarketingForm<unknown>, 'firstWrong'>,
  field: string,
): { autoFocus?: true } => (firstWrong?.field === field ? { autoFocus: true } : {});
