const figures = new Intl.NumberFormat('en-AU');

/** A whole number as it is written on a shelf: 1,400. */
export const thousands = (value: number): string => figures.format(value);
