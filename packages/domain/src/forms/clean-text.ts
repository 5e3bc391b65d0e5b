/** Anything other than letters, marks, numbers, punctuation, symbols, separators and newlines [C-5-72 D-5-16]. */
const INVALID_CHARACTERS = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\n]/gu;

/** Removes characters that a field blocks while typing [D-5-12]. */
export function blockCharacters(text: string, blocked: RegExp): string {
  return text.replaceAll(blocked, '');
}

/** Removes invalid characters; fields apply it immediately [D-5-13 D-5-15]. */
export function stripInvalidCharacters(text: string): string {
  return blockCharacters(text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '), INVALID_CHARACTERS);
}

/** Text for checking and sending: valid characters only, trimmed [D-5-14 D-5-15]. Not for passwords. */
export function cleanText(text: string): string {
  return stripInvalidCharacters(text).trim();
}
