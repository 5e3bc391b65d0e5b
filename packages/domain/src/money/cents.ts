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

/** Dollars as records and calls carry them, to cents: the one place where money is rounded. */
export function centsOf(dollars: number): Cents {
  // nearly always whole cents, which come back as the same dollars
  const whole = Math.round(dollars * 100);
  if (whole / 100 === dollars) return toCents(whole + 0);
  // through decimal text, so that 1.005 is half a cent up and not 1.00499…; what is written as 5e-17 is no such amount
  const text = String(dollars);
  return toCents(text.includes('e') ? whole + 0 : Math.round(Number(`${text}e2`)));
}

/** Cents to the dollars that records and calls carry. */
export function dollarsOf(amount: Cents): number {
  return amount / 100;
}
