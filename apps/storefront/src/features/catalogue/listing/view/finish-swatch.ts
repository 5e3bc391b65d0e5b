/** Words that makers use for a finish, beside the names of the tokens themselves. */
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

/** The colour of a dot beside an option; none for facets that are not colours, and for words it does not know. */
export function finishSwatch(param: string, label: string): string | undefined {
  if (!COLOURED.test(param)) return undefined;
  const word = label.trim().toLowerCase().replaceAll(' ', '-');
  const token = ALSO[word] ?? word;
  return FINISH_TOKENS.includes(token) ? `var(--finish-${token})` : undefined;
}
