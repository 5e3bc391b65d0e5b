import type { Grade } from './slot.ts';

export type ModelParts = {
  /** Short letters of the family, such as FD. */
  readonly letters: string;
  /** The figure a brand puts in the number: litres, inches, a series. */
  readonly figure: string | number;
  readonly grade: Grade;
  readonly finishCode: string;
  /** The brand's running two-digit number. */
  readonly serial: number;
};

const GRADE_LETTERS = ['E', 'L', 'X'] as const;

/**
 * Formats a model number in a brand's scheme: {F} first letter of the family, {L} all letters, {n} the
 * figure, {g} the grade as a letter, {G} as a digit, {c} the finish, {s} the serial.
 */
export function modelNumber(scheme: string, parts: ModelParts): string {
  const words: Readonly<Record<string, string>> = {
    F: parts.letters.charAt(0),
    L: parts.letters,
    n: String(parts.figure).replace('.', ''),
    g: GRADE_LETTERS[parts.grade],
    G: String(parts.grade * 2 + 3),
    c: parts.finishCode,
    s: String(parts.serial).padStart(2, '0'),
  };
  return scheme.replace(/\{(\w)\}/g, (_, key: string) => words[key] ?? '').toUpperCase();
}
