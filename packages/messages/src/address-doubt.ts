/** Asks about a suburb that is known with another state or postcode. */
export const doubtWords = (suburb: string, place: string, button: string): string =>
  `We have ${suburb} as ${place}. Check it, or press “${button}” again to keep what you entered.`;

export const usePlace = (place: string): string => `Use ${place}`;
