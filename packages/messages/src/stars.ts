export const starsOf = (label: string, value: number, of: number): string => `${label} ${value} of ${of} stars`;
