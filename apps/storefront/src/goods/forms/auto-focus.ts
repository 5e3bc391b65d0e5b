import type { MarketingForm } from './use-marketing-form.ts';

/** Native autofocus on the first invalid field of a returned form [D-4-35]. */
export const autoFocus = (
  { firstWrong }: Pick<MarketingForm<object>, 'firstWrong'>,
  field: string,
): { autoFocus?: true } => (firstWrong === field ? { autoFocus: true } : {});
