import { type Cents, dollarsOf } from '@wattle/domain';

const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Money in a column of sums: always with its cents, so that the points stand below each other. */
export const exactPrice = (amount: Cents): string => exact.format(dollarsOf(amount));
