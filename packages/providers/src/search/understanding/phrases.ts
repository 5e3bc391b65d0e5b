/** Filters of the whole shop that words ask for, by their address parameter. */
export const TOGGLE_PHRASES: Readonly<Record<'inStock' | 'sale' | 'clearance' | 'new', readonly string[]>> = {
  inStock: ['in stock', 'instock', 'available now', 'available today'],
  sale: [
    'on sale',
    'on special',
    'specials',
    'special offer',
    'special offers',
    'discounted',
    'reduced',
    'sale',
    'deal',
    'deals',
    'bargain',
    'bargains',
    'half price',
    'half off',
    'marked down',
    'black friday',
    'boxing day',
  ],
  clearance: ['clearance', 'runout', 'run out', 'end of line'],
  new: ['new arrivals', 'just arrived', 'new in'],
};
export type TogglePhrase = keyof typeof TOGGLE_PHRASES;

/** The attribute that a quality word is about, and which end of it: 'quiet' is little noise. */
export const QUALITIES = [
  { about: 'noise', end: 'low', phrases: ['quiet', 'quietest', 'silent', 'low noise', 'noiseless'] },
  {
    about: 'price',
    end: 'low',
    phrases: [
      'cheap',
      'cheapest',
      'cheaper',
      'budget',
      'affordable',
      'inexpensive',
      'low cost',
      'low price',
      'lowest price',
      'best value',
      'good value',
      'value for money',
    ],
  },
  {
    about: 'stars',
    end: 'high',
    phrases: [
      'energy efficient',
      'most energy efficient',
      'efficient',
      'most efficient',
      'energy saving',
      'low energy',
      'eco friendly',
      'economical',
    ],
  },
  { about: 'size', end: 'high', phrases: ['large', 'big', 'biggest', 'largest', 'huge', 'extra large', 'xl'] },
  {
    about: 'size',
    end: 'low',
    phrases: ['small', 'smallest', 'compact', 'tiny', 'little', 'apartment size', 'apartment sized'],
  },
] as const;
export type Quality = (typeof QUALITIES)[number];

/** Words that carry no meaning of their own in a search. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a an the and or of in on at is are it i im we my me you your our what whats how new should would could do does have has there want wants need needs buy buying find show get some any please looking look that which can best bestselling sellers popular good great nice recommended price prices makes'.split(
    ' ',
  ),
);

/** Nouns for goods of any kind: no product is called so, and what stands before says which are meant. */
export const GENERIC_NOUNS: ReadonlySet<string> = new Set(
  'appliance appliances electronics whitegoods goods products gear gadgets devices'.split(' '),
);

/** What follows is what the product is for or has, not what it is. */
export const PURPOSES: ReadonlySet<string> = new Set(['for', 'with', 'without', 'to', 'from', 'fits', 'suits']);

/** Words that end the name of a model, after its number. */
export const MODEL_WORDS: ReadonlySet<string> = new Set('pro max plus ultra mini lite air se fe slim'.split(' '));

/** What follows is what the product must not be or have. */
export const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'without', 'except', 'excluding', 'non', 'isnt']);

/** Words that say which side of a thing is measured. */
export const SIDES: Readonly<Record<string, 'width' | 'height' | 'depth'>> = {
  wide: 'width',
  width: 'width',
  high: 'height',
  tall: 'height',
  height: 'height',
  deep: 'depth',
  depth: 'depth',
};

/** Words of amounts, which are spelt right. */
export const AMOUNT_WORDS =
  'hundred thousand grand family household people person couple twenty thirty forty fifty sixty seventy eighty ninety under below less than up to max maximum within cheaper over above more at least from min minimum between and around about approx star stars dollars or plus bigger larger smaller greater';
