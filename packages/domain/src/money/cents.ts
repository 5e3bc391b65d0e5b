declare const cents: unique symbol;

/** Whole Australian cents. All arithmetic on money happens in these. */
export type Cents = number & { readonly [cents]: true };

export function isCents(value: number): value is Cents {
  return Number.isSafeInteger(value);
}

/** Brands a whole number of cents; anything else is a programming error. */
export function toCents(value: number): Cents {
  if (!isCents(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  return value;
}

/** Converts dollars from records and calls to cents: the only place where money is rounded. */
export function centsOf(dollars: number): Cents {
  // the usual case: whole cents, which convert back to the same dollars
  const whole = Math.round(dollars * 100);
  if (whole / 100 === dollars) return toCents(whole + 0);
  // shift the decimal point in text, so that 1.005 rounds up despite being stored as 1.00499…; exponent notation needs
  // no such care
  const text = String(dollars);
  return toCents(text.includes('e') ? whole + 0 : Math.round(Number(`${text}e2`)));
}

/** Converts cents to dollars for records and calls. */
export function dollarsOf(amount: Cents): number {
  return amount / 100;
}
