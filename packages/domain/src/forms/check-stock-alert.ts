import { type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { checkEmail, cleanEmail } from './check-email.ts';
import type { MarketingFormCode } from './marketing-form-codes.ts';

export type StockAlertFields = { readonly email: string };

/** The address that is to be told when something is back. */
export function checkStockAlert({ email }: StockAlertFields): Success<StockAlertFields> | Rejected<MarketingFormCode> {
  const cleaned = cleanEmail(email);
  const wrong = checkEmail(cleaned);
  return wrong ? rejected(wrong) : success({ email: cleaned });
}
