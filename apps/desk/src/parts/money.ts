const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** '$1,718.00': in columns of money cents always stand. */
export const money = (cents: number): string => dollars.format(cents / 100);
