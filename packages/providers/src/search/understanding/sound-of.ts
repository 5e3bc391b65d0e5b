const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/(sch|tch|sh|ch)/g, 'x'],
  [/ck|qu|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/dg/g, 'j'],
  [/z/g, 's'],
];
const VOWELS_INSIDE = /(?<!^)[aeiouyhw]/g;
const DOUBLED = /(.)\1+/g;

/** A rough spelling of how a word sounds: 'masheen' and 'machine', 'vacume' and 'vacuum' are the same. */
export function soundOf(word: string): string {
  const spelt = CHANGES.reduce((text, [from, to]) => text.replace(from, to), word);
  return spelt.replace(VOWELS_INSIDE, '').replace(DOUBLED, '$1');
}
