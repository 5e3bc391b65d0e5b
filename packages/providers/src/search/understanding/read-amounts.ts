import { unitOf } from '../engine/units.ts';
import { readNumberWords } from './number-words.ts';
import { SIDES } from './phrases.ts';
import type { QueryWord } from './query-words.ts';
import { readPeople } from './read-people.ts';

/** An amount that a search names: a price, stars or a measure with its unit. */
export type Amount = {
  /** The range of words, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly quantity: 'price' | 'star' | 'measure';
  /** 'mm', 'kg', 'l', a counted thing such as 'slices', or the 'people' of a household; empty for a price. */
  readonly unit: string;
  readonly least: number | null;
  readonly most: number | null;
  /** The number itself, where neither a lower nor an upper end was asked for. */
  readonly about: number | null;
};

const AT_MOST = [
  ['under'],
  ['below'],
  ['less', 'than'],
  ['up', 'to'],
  ['max'],
  ['maximum'],
  ['within'],
  ['cheaper', 'than'],
  ['no', 'more', 'than'],
  ['not', 'over'],
  ['smaller', 'than'],
  ['upto'],
];
const AT_LEAST = [
  ['over'],
  ['above'],
  ['more', 'than'],
  ['at', 'least'],
  ['from'],
  ['min'],
  ['minimum'],
  ['bigger', 'than'],
  ['larger', 'than'],
  ['greater', 'than'],
];
const ABOUT = [['around'], ['about'], ['approx'], ['approximately'], ['roughly'], ['circa']];
const OR_LESS = [
  ['or', 'less'],
  ['and', 'less'],
  ['or', 'under'],
  ['and', 'under'],
  ['or', 'below'],
  ['max'],
  ['maximum'],
];
const OR_MORE = [
  ['or', 'more'],
  ['and', 'more'],
  ['or', 'over'],
  ['and', 'over'],
  ['and', 'up'],
  ['or', 'above'],
  ['plus'],
];
const TO = [['to'], ['till'], ['until']];
const BETWEEN_AND = [['and'], ...TO];
const DOLLARS = new Set(['dollar', 'dollars', 'bucks', 'aud']);
const STARS = new Set(['star', 'stars']);
/** Things that are counted: '4 slice toaster', '6 burner cooktop', '14 place dishwasher'. */
const COUNTED: Readonly<Record<string, string>> = {
  slice: 'slices',
  slices: 'slices',
  place: 'places',
  places: 'places',
  db: 'dB',
  bottle: 'bottles',
  bottles: 'bottles',
};
/** A bare number below this is not a price. */
const PRICE_MIN = 20;
/** '600 wide' is in millimetres and '60 wide' in centimetres. */
const MILLIMETRES_FROM = 200;
const SIDE_MIN = 20;
/** The words of a number that is spelt out, with the dollars after it. */
const SPELT_MAX = 4;
/** How far from a price 'around' goes. */
const AROUND = 0.2;

type Figure = { readonly value: number; readonly unit: string; readonly isMoney: boolean; readonly next: number };

/** Finds every amount, from left to right; none overlap. */
export function readAmounts(words: readonly QueryWord[]): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < words.length; ) {
    const amount = readRange(words, at) ?? readEnd(words, at) ?? readHousehold(words, at) ?? readAlone(words, at);
    if (amount) amounts.push(amount);
    at = amount ? amount.to : at + 1;
  }
  return amounts;
}

const startsWith = (words: readonly QueryWord[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, i) => words[at + i]?.text === word);

/** The length of the first of these phrases that stands here; 0: none. */
const phraseAt = (words: readonly QueryWord[], at: number, phrases: readonly (readonly string[])[]): number =>
  phrases.find((phrase) => startsWith(words, at, phrase))?.length ?? 0;

/** '900', '$1,200', '8 kg'; spelt out only where a price is expected: 'under fifty', 'a thousand dollars'. */
function readNumber(words: readonly QueryWord[], at: number, isLimit = false): Figure | undefined {
  return readSpelt(words, at, isLimit) ?? readDigits(words, at);
}

function readSpelt(words: readonly QueryWord[], at: number, isLimit: boolean): Figure | undefined {
  const texts = words.slice(0, at + SPELT_MAX).map(({ text }) => text);
  const spelt = readNumberWords(texts, at);
  if (!spelt) return undefined;
  const isMoney = DOLLARS.has(words[spelt.next]?.text ?? '');
  if (!isMoney && !(isLimit && spelt.value >= PRICE_MIN)) return undefined;
  return { value: spelt.value, unit: '', isMoney: true, next: spelt.next + (isMoney ? 1 : 0) };
}

function readDigits(words: readonly QueryWord[], at: number): Figure | undefined {
  const word = words[at];
  if (!word?.isNumber) return undefined;
  const after = words[at + 1]?.text ?? '';
  const value = Number(word.text);
  if (DOLLARS.has(after)) return { value, unit: '', isMoney: true, next: at + 2 };
  const unit = word.isMoney ? '' : unitAfter(after);
  const isSide = unit === '' && !word.isMoney && value >= SIDE_MIN && SIDES[after] !== undefined;
  if (isSide) return { value, unit: value < MILLIMETRES_FROM ? 'cm' : 'mm', isMoney: false, next: at + 1 };
  const isSettings = unit === 'places' && /^settings?$/.test(words[at + 2]?.text ?? '');
  return { value, unit, isMoney: word.isMoney, next: at + (unit === '' ? 1 : isSettings ? 3 : 2) };
}

function unitAfter(text: string): string {
  if (STARS.has(text)) return 'star';
  // an inch is called so by now: this is '2 in 1'
  if (text === 'in') return '';
  return unitOf(text) ?? COUNTED[text] ?? '';
}

/** 'between 800 and 1200', 'from 800 to 1200', '$800 to $1,200', '50-60 inch'. */
function readRange(words: readonly QueryWord[], at: number): Amount | undefined {
  const isBetween = words[at]?.text === 'between' || words[at]?.text === 'from';
  const from = isBetween ? at + 1 : at;
  const first = readNumber(words, from, isBetween);
  if (!first) return undefined;
  const isJoined = words[first.next - 1]?.joinsNext === true;
  const link = phraseAt(words, first.next, isBetween ? BETWEEN_AND : TO);
  if (link === 0 && !isJoined) return undefined;
  const second = readNumber(words, first.next + link, isBetween);
  if (!second || second.value <= first.value) return undefined;
  const unit = second.unit || first.unit;
  const isMoney = first.isMoney || second.isMoney || (unit === '' && (isBetween || first.value >= 100));
  if (unit === '' && !isMoney) return undefined;
  return toAmount(at, second.next, unit, { least: first.value, most: second.value, about: null });
}

/** 'under $1,000', 'over 500 L', '$500 or less', 'around $800'. */
function readEnd(words: readonly QueryWord[], at: number): Amount | undefined {
  for (const [phrases, end] of [
    [AT_MOST, 'most'],
    [AT_LEAST, 'least'],
    [ABOUT, 'about'],
  ] as const) {
    const length = phraseAt(words, at, phrases);
    const number = length > 0 ? readNumber(words, at + length, true) : undefined;
    if (!number || !isAmount(number)) continue;
    if (end !== 'about') return toAmount(at, number.next, number.unit, { ...NO_ENDS, [end]: number.value });
    const ends = { least: number.value * (1 - AROUND), most: number.value * (1 + AROUND), about: null };
    return toAmount(at, number.next, number.unit, number.unit === '' ? ends : { ...NO_ENDS, about: number.value });
  }
  const number = readNumber(words, at);
  if (!number || !isAmount(number)) return undefined;
  const less = phraseAt(words, number.next, OR_LESS);
  if (less > 0) return toAmount(at, number.next + less, number.unit, { ...NO_ENDS, most: number.value });
  const more = phraseAt(words, number.next, OR_MORE);
  return more > 0 ? toAmount(at, number.next + more, number.unit, { ...NO_ENDS, least: number.value }) : undefined;
}

/** 'fridge for a family of 5' */
function readHousehold(words: readonly QueryWord[], at: number): Amount | undefined {
  const found = readPeople(words, at);
  return found && toAmount(at, found.next, 'people', { ...NO_ENDS, about: found.people });
}

/** '$500' is a limit, '900 mm' a size, '5 star' a minimum; a bare number is a word. */
function readAlone(words: readonly QueryWord[], at: number): Amount | undefined {
  const number = readNumber(words, at);
  if (!number) return undefined;
  if (number.isMoney) return toAmount(at, number.next, '', { ...NO_ENDS, most: number.value });
  if (number.unit === '') return undefined;
  const end = number.unit === 'star' ? { least: number.value } : { about: number.value };
  return toAmount(at, number.next, number.unit, { ...NO_ENDS, ...end });
}

const isAmount = ({ value, unit, isMoney }: Figure): boolean => isMoney || unit !== '' || value >= PRICE_MIN;

const NO_ENDS = { least: null, most: null, about: null } as const;
type Ends = Pick<Amount, 'least' | 'most' | 'about'>;

function toAmount(from: number, to: number, unit: string, ends: Ends): Amount {
  const quantity = unit === '' ? 'price' : unit === 'star' ? 'star' : 'measure';
  return { from, to, quantity, unit, ...ends };
}
