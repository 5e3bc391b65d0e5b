import { type Cents, CURRENCY, dollarsOf, LOCALE } from '@wattle/domain';

const exact = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY });

/** Money in a column of sums: always with its cents, so that the points stand below each other. */
export const exactPrice = (amount: Cents): string => exact.format(dollarsOf(amount));
