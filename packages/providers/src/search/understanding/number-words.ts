const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['single', 1],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
]);

/** A whole number in digits or as a word. */
export const wholeNumber = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : VALUES.get(text));

/** A number that is spelt out, and the word after it: 'fifty', 'a thousand', 'two hundred', '2 grand'. */
export function readNumberWords(
  texts: readonly string[],
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  const text = (from: number): string => texts[from] ?? '';
  const isArticle = text(at) === 'a' && SCALES.has(text(at + 1));
  const first = isArticle ? 1 : text(at).match(/^\d+(\.\d+)?$/) ? Number(text(at)) : VALUES.get(text(at));
  if (first === undefined) {
    const bare = SCALES.get(text(at));
    return bare === undefined ? undefined : { value: bare, next: at + 1 };
  }
  const unit = VALUES.get(text(at + 1));
  const isTens = first >= 20 && first % 10 === 0 && unit !== undefined && unit < 10 && !/^\d/.test(text(at));
  const value = isTens ? first + unit : first;
  const next = at + (isTens ? 2 : 1);
  const scale = SCALES.get(text(next));
  if (scale !== undefined) return { value: value * scale, next: next + 1 };
  return /^\d/.test(text(at)) ? undefined : { value, next };
}
