/** The width of space a product needs, with clearance on each side. */
export const spaceAcross = (widthMm: number, sideMm: number): number => widthMm + 2 * sideMm;

/** The widest product that fits a space, with clearance on each side. */
export const widestAcross = (spaceMm: number, sideMm: number): number => spaceMm - 2 * sideMm;
