const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’]/g;
const THOUSANDS = /(?<=\d),(?=\d{3}(?:\D|$))/g;
// letters that Unicode does not decompose
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd' };
const WHOLE = /[øæœßłđð]/g;
const PLAIN = /^[a-z0-9]+$/;
const BEYOND_ASCII = /[^ -~]/;

/** Normalises a word for comparison: lower case, without accents, apostrophes and thousands separators. */
export function fold(word: string): string {
  const small = word.toLowerCase();
  if (PLAIN.test(small)) return small;
  const plain = BEYOND_ASCII.test(small)
    ? small
        .normalize('NFKD')
        .replace(MARKS, '')
        .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter)
    : small;
  return plain.replace(APOSTROPHES, '').replace(THOUSANDS, '');
}
