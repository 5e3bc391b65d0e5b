/** How wide a space has to be for something of a width, with its air on each side. */
export const spaceAcross = (widthMm: number, sideMm: number): number => widthMm + 2 * sideMm;

/** The widest that fits a space with its air on each side. */
export const widestAcross = (spaceMm: number, sideMm: number): number => spaceMm - 2 * sideMm;
