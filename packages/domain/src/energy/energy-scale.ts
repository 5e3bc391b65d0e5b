const SCALE = 6;
/** The extended scale, for ratings above six stars. */
const LONG_SCALE = 10;

export type EnergyScale = typeof SCALE | typeof LONG_SCALE;

/** How many stars a rating is out of, and how many of them stand in each of the label's two rows. */
export type EnergyStars = {
  readonly stars: number;
  readonly of: EnergyScale;
  readonly first: number;
  /** Null on the six-star scale, which has no second row. */
  readonly beyond: number | null;
};

/** Splits a rating as the label does: six stars, and on the extended scale four more. */
export function energyStarsOf(value: number): EnergyStars {
  const stars = Math.min(Math.max(0, value), LONG_SCALE);
  const isLong = stars > SCALE;
  return {
    stars,
    of: isLong ? LONG_SCALE : SCALE,
    first: Math.min(stars, SCALE),
    beyond: isLong ? stars - SCALE : null,
  };
}
