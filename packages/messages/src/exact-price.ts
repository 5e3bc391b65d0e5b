import { type Cents, dollarsOf } from '@wattle/domain/money';
import { CURRENCY, LOCALE } from '@wattle/domain/settings';

const exact = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY });

/** Money in a column of totals: always with cents, so that the decimal points line up. */
export const exactPrice = (amount: Cents): string => exact.format(dollarsOf(amount));
