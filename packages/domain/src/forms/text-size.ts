/** Characters as a person counts them: an emoji of one code point is one. */
export const countCharacters = (text: string): number => [...text].length;

/** Bytes as they travel, in UTF-8. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
