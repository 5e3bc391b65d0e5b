/** Anything that is no letter, mark, number, punctuation, symbol, separator or new line [C-5-72 D-5-16]. */
const INVALID_CHARACTERS = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\n]/gu;

/** Takes out the characters that match a field's pattern, while it is typed in [D-5-12]. */
export function blockCharacters(text: string, blocked: RegExp): string {
  return text.replaceAll(blocked, '');
}

/** Takes out what no text may hold; a field shows the rest at once [D-5-13 D-5-15]. */
export function stripInvalidCharacters(text: string): string {
  return blockCharacters(text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '), INVALID_CHARACTERS);
}

/** A text as it is checked and sent: without invalid characters, and trimmed [D-5-14 D-5-15]. Not for passwords. */
export function cleanText(text: string): string {
  return stripInvalidCharacters(text).trim();
}
