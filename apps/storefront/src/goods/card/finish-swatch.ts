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

const COLOURED = /\b(?:finish|colou?r)$/i;

/** The colour of a finish by its name, as CSS; undefined for what is no finish and for unknown ones. Null: kind unknown. */
export function finishSwatch(kind: string | null, label: string): string | undefined {
  if (kind !== null && !COLOURED.test(kind)) return undefined;
  const word = label.trim().toLowerCase().replaceAll(' ', '-');
  const token = ALSO[word] ?? word;
  return FINISH_TOKENS.includes(token) ? `var(--finish-${token})` : undefined;
}
