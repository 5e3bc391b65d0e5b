/** Counts code points, so that a simple emoji is one character. */
export const countCharacters = (text: string): number => [...text].length;

/** Size in UTF-8. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** What can be wrong with a text field. */
export type TextFault = 'EMPTY' | 'INVALID' | 'TOO_LONG' | 'TOO_MANY_BYTES';

/** Checks a text against its limits in characters and bytes. */
export function sizeFault(text: string, max: number): TextFault | undefined {
  if (countCharacters(text) > max) return 'TOO_LONG';
  return countBytes(text) > max ? 'TOO_MANY_BYTES' : undefined;
}
