export const energy = 'Energy';
export const countOf = (value: number, of: number): string => `${value} of ${of}`;
/** Where there is no room for stars: never a bare number of stars, which reads as a review. */
export const energyStars = (value: number, of: number): string => `Energy ${value} of ${of} stars`;

export const starsOf = (label: string, value: number, of: number): string => `${label} ${value} of ${of} stars`;
