/** Manufacturers' words for finishes, in addition to the token names. */
const ALSO: Readonly<Record<string, string>> = {
  'stainless-steel': 'stainless',
  steel: 'stainless',
  'matte-black': 'black',
  grey: 'graphite',
  green: 'eucalypt',
  'sky-blue': 'sky',
  blue: 'sky',
  pink: 'blush',
};

export const FINISH_TOKENS =
  'stainless silver black black-steel black-glass graphite white sand eucalypt navy sky blush red gold'.split(' ');

const COLOURED = /^(?:finish|colou?r)$/i;

/** Swatch colour of an option; undefined for other facets and unknown colours. */
export function finishSwatch(param: string, label: string): string | undefined {
  if (!COLOURED.test(param)) return undefined;
  const word = label.trim().toLowerCase().replaceAll(' ', '-');
  const token = ALSO[word] ?? word;
  return FINISH_TOKENS.includes(token) ? `var(--finish-${token})` : undefined;
}
