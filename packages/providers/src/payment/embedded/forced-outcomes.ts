import type { LateTrouble, PaymentState, RefusalNote } from './records.ts';

export type Outcome = { readonly state: PaymentState; readonly refusal: RefusalNote | null };

export const APPROVED: Outcome = { state: 'AUTHORISED', refusal: null };
const refuse = (code: string, reason: string, state: PaymentState = 'REFUSED'): Outcome => ({
  state,
  refusal: { code, reason },
});

/**
 * Outcomes that the name on the card or RequestedTestAcquirerResponseCode can force. The names are those of Adyen's test
 * platform, and the index is Adyen's number.
 */
const OUTCOMES: readonly (readonly [string, Outcome])[] = [
  ['UNKNOWN', refuse('0', 'Unknown', 'ERROR')],
  ['APPROVED', APPROVED],
  ['DECLINED', refuse('2', 'Refused')],
  ['REFERRAL', refuse('3', 'Referral')],
  ['ERROR', refuse('4', 'Acquirer Error', 'ERROR')],
  ['BLOCK_CARD', refuse('5', 'Blocked Card')],
  ['CARD_EXPIRED', refuse('6', 'Expired Card')],
  ['INVALID_AMOUNT', refuse('7', 'Invalid Amount')],
  ['INVALID_CARD_NUMBER', refuse('8', 'Invalid Card Number')],
  ['ISSUER_UNAVAILABLE', refuse('9', 'Issuer Unavailable')],
  ['NOT_SUPPORTED', refuse('10', 'Not supported')],
  ['NOT_3D_AUTHENTICATED', refuse('11', '3D Not Authenticated')],
  ['NOT_ENOUGH_BALANCE', refuse('12', 'Not enough balance')],
  ['PENDING', { state: 'PENDING', refusal: null }],
  ['ACQUIRER_FRAUD', refuse('14', 'Acquirer Fraud')],
  ['CANCELLED', refuse('15', 'Cancelled', 'CANCELLED')],
  ['SHOPPER_CANCELLED', refuse('16', 'Shopper Cancelled', 'CANCELLED')],
  ['INVALID_PIN', refuse('17', 'Invalid Pin')],
  ['PIN_TRIES_EXCEEDED', refuse('18', 'Pin tries exceeded')],
  ['PIN_VALIDATION_NOT_POSSIBLE', refuse('19', 'Pin validation not possible')],
  ['FRAUD', refuse('20', 'FRAUD')],
  ['NOT_SUBMITTED', refuse('21', 'Not Submitted')],
  ['FRAUD_CANCELLED', refuse('22', 'FRAUD-CANCELLED')],
  ['TRANSACTION_NOT_PERMITTED', refuse('23', 'Transaction Not Permitted')],
  ['CVC_DECLINED', refuse('24', 'CVC Declined')],
];
const byName: ReadonlyMap<string, Outcome> = new Map(OUTCOMES);

/** Every name that forces an outcome. */
export const OUTCOME_NAMES: readonly string[] = OUTCOMES.map(([name]) => name);

/** The outcome of a name that this module itself uses. */
export function outcomeOf(name: string): Outcome {
  const found = byName.get(name);
  if (!found) throw new Error(`No outcome is called ${name}.`);
  return found;
}

/** Accepts what a person types: `Block card` is BLOCK_CARD. */
const asName = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');

export function forcedOutcome(holderName: string | undefined, responseCode: string | undefined): Outcome | undefined {
  if (responseCode !== undefined) return OUTCOMES[Number(responseCode)]?.[1] ?? byName.get(asName(responseCode));
  return holderName === undefined ? undefined : byName.get(asName(holderName));
}

/** Faults of the service itself. */
export const FAULT_NAMES = ['SLOW', 'DOWN', 'GARBAGE', 'LOST_ANSWER', 'TRANSIENT', 'IN_PROGRESS'] as const;
export type Fault = (typeof FAULT_NAMES)[number];
const isFault = (text: string): text is Fault => FAULT_NAMES.some((fault) => fault === text);

/** The fault named on the card, for this one call. */
export function faultOf(holderName: string | undefined): Fault | null {
  const name = asName(holderName ?? '');
  return isFault(name) ? name : null;
}

/** Names on the card that make a later step fail. */
export const LATE_NAMES: readonly LateTrouble[] = ['CAPTURE_FAILED', 'REFUND_FAILED', 'CHARGEBACK'];
const isLate = (text: string): text is LateTrouble => LATE_NAMES.some((name) => name === text);

/** The later failure named on the card: a chargeback, or a capture or refund that fails. */
export function lateTroubleOf(holderName: string | undefined): LateTrouble | null {
  const name = asName(holderName ?? '');
  return isLate(name) ? name : null;
}
