const columns = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** '$1,718.00': in columns of money cents always stand. */
export const money = (cents: number): string => columns.format(cents / 100);
export const dollars = (amount: number): string => columns.format(amount);
