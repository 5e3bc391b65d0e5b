import { streetTypeOf } from './street-types.ts';

/** A typed address in parts: `3/22 barkly st foots` has a unit, a street and the start of a suburb. */
export type AddressText = {
  readonly unit: string;
  /** Number and street, with abbreviations expanded. */
  readonly street: string;
  /** As typed: a suburb, a postcode or the start of one; may be empty. */
  readonly place: string;
};

const NUMBER = String.raw`\d+[a-z]?(?:\s?-\s?\d+[a-z]?)?`;
const UNIT_WORD = '(?:unit|u|apartment|apt|flat|suite|shop|level|lot|villa|townhouse)';
const START = new RegExp(
  String.raw`^(?:${UNIT_WORD}\.?\s*(?<named>[a-z]?\d+[a-z]?)\s*[,/]?\s+|(?<slashed>[a-z]?\d+[a-z]?)\s*/\s*)?(?<number>${NUMBER})\s+(?<rest>\S.*)$`,
  'i',
);

/** Parses the number and street at the start of a text; undefined while too little is typed. */
export function readAddressText(typed: string): AddressText | undefined {
  const groups = START.exec(typed.trim().replace(/\s+/g, ' '))?.groups;
  if (!groups) return undefined;
  const { named, slashed, number = '', rest = '' } = groups;
  const split = splitStreet(rest);
  if (!split) return undefined;
  const street = `${number.replaceAll(' ', '').toUpperCase()} ${split.street.map(writeOut).join(' ')}`;
  return { unit: (named ?? slashed ?? '').toUpperCase(), street, place: split.place };
}

/** A street ends at a comma or at its type: `Barkly St`, but not the saint in `St Georges Road`. */
function splitStreet(rest: string): { street: readonly string[]; place: string } | undefined {
  const [before = '', ...after] = rest.split(',');
  const words = before.split(' ').filter(Boolean);
  if (after.length > 0) return words.length === 0 ? undefined : { street: words, place: after.join(' ').trim() };
  const end = words.findIndex((word, place) => place > 0 && streetTypeOf(word) !== undefined);
  if (end === -1) return undefined;
  return { street: words.slice(0, end + 1), place: words.slice(end + 1).join(' ') };
}

/** Expands a street type in the last word and capitalises names. */
function writeOut(word: string, place: number, words: readonly string[]): string {
  const kind = place > 0 && place === words.length - 1 ? streetTypeOf(word) : undefined;
  const text = kind ?? word;
  const isPlain = text === text.toLowerCase() || text === text.toUpperCase();
  return isPlain ? text.charAt(0).toUpperCase() + text.slice(1).toLowerCase() : text;
}
