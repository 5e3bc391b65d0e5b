const figures = new Intl.NumberFormat('en-AU');

/** A number with thousands separators: 1,400. */
export const thousands = (value: number): string => figures.format(value);
