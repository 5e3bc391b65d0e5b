import { type JsonObject, textOf } from '../json.ts';
import { APPROVED, forcedOutcome, type Outcome, outcomeOf } from './forced-outcomes.ts';

export type CardPlan = {
  readonly brand: string;
  readonly lastFour: string;
  readonly hasThreeDs: boolean;
  readonly outcome: Outcome;
};

/** Adyen's test cards that require 3-D Secure. */
export const THREE_DS_CARDS: ReadonlySet<string> = new Set([
  '4035501428146300',
  '4917610000000000',
  '5454545454545454',
]);
/** A security code that is always wrong. */
const WRONG_CODE = /^0{3,4}$/;
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mc'],
  [/^3[47]/, 'amex'],
];

export const brandOf = (number: string): string | undefined => BRANDS.find(([pattern]) => pattern.test(number))?.[1];

/** The Luhn check. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card field: plain, or as `test_` and the value from the simulator's form. */
export const clearField = (method: JsonObject, encrypted: string, clear: string): string =>
  (textOf(method, encrypted) ?? `test_${textOf(method, clear) ?? ''}`).replace(/^test_/, '');

function isExpired(month: string, year: string, now: number): boolean {
  const [monthNumber, yearNumber] = [Number(month), Number(year)];
  return yearNumber > 0 && monthNumber > 0 && Date.UTC(yearNumber, monthNumber, 1) <= now;
}

/** The outcome for a card; undefined for an invalid one. The number is not passed on. */
export function readCard(method: JsonObject, responseCode: string | undefined, now: number): CardPlan | undefined {
  const number = clearField(method, 'encryptedCardNumber', 'number').replaceAll(' ', '');
  const brand = brandOf(number);
  if (!isCardNumber(number) || !brand) return undefined;
  const forced = forcedOutcome(textOf(method, 'holderName'), responseCode);
  const [month, year, code] = (
    [
      ['encryptedExpiryMonth', 'expiryMonth'],
      ['encryptedExpiryYear', 'expiryYear'],
      ['encryptedSecurityCode', 'cvc'],
    ] as const
  ).map(([encrypted, clear]) => clearField(method, encrypted, clear));
  const isOld = isExpired(month ?? '', year ?? '', now);
  const usual = isOld ? outcomeOf('CARD_EXPIRED') : WRONG_CODE.test(code ?? '') ? outcomeOf('CVC_DECLINED') : APPROVED;
  return { brand, lastFour: number.slice(-4), hasThreeDs: THREE_DS_CARDS.has(number), outcome: forced ?? usual };
}
