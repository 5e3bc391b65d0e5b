/** The `sizes` attribute of a card's picture, by where the card stands. */
export const CARD_SIZES = {
  three: '(min-width: 768px) 22rem, 46vw',
  four: '(min-width: 1024px) 19rem, (min-width: 768px) 30vw, 46vw',
  rail: '(min-width: 1536px) 16rem, (min-width: 1024px) 19rem, (min-width: 640px) 38vw, 76vw',
  /** Beside the feature of a brand. */
  narrowRail: '(min-width: 1536px) 20rem, (min-width: 1024px) 27rem, (min-width: 640px) 38vw, 76vw',
  twoInBlock: '(min-width: 768px) 40vw, 46vw',
  fourInBlock: '(min-width: 1024px) 22vw, 46vw',
} as const;

/** Pictures of the first rows are above the fold. */
export const IN_FIRST_VIEW = 4;
