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

/** What can be wrong with one field of text. */
export type TextFault = 'EMPTY' | 'INVALID' | 'TOO_LONG' | 'TOO_MANY_BYTES';

/** Whether a text is longer than it may be, as people count and as it travels. */
export function sizeFault(text: string, max: number): TextFault | undefined {
  if (countCharacters(text) > max) return 'TOO_LONG';
  return countBytes(text) > max ? 'TOO_MANY_BYTES' : undefined;
}
