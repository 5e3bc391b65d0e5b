/** Sorts prices so that the current one is first, like `currentPrice` in the domain. `moment` is an SQL parameter. */
export const currentPriceOrder = (moment: string): string => `
  (coalesce(c.valid_from <= ${moment}, true) and coalesce(${moment} < c.valid_to, true)) desc,
  (c.valid_from is not null or c.valid_to is not null) desc, c.valid_from desc nulls last, c.position`;
