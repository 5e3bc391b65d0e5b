import { type JsonObject, objectOf, textOf } from '../../json.ts';
import { APPROVED, lateTroubleOf, type Outcome, outcomeOf } from '../forced-outcomes.ts';
import { checkGiftCard, isGiftCard, takeFromGiftCard } from '../gift-cards.ts';
import { readCard } from '../read-card.ts';
import type { LateTrouble, ShopperStep } from '../records.ts';
import type { ServiceAnswer, ServiceContext } from '../service-context.ts';
import { sayError } from '../service-error.ts';
import { simulatedMethod } from '../simulated-methods.ts';
import type { Transaction } from '../transact.ts';

/** A payment's outcome, and the shopper's step before it. */
export type PaymentPlan = {
  readonly methodType: string;
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly giftCard: string | null;
  readonly step: ShopperStep | null;
  readonly outcome: Outcome;
  readonly later: LateTrouble | null;
};

/** $100,000: the issuers' limit. */
const LARGEST_VALUE = 100_000_00;

const bare = (methodType: string, step: ShopperStep | null): PaymentPlan => ({
  methodType,
  brand: null,
  lastFour: null,
  giftCard: null,
  step,
  outcome: APPROVED,
  later: null,
});

async function planGiftCard(
  service: ServiceContext,
  tx: Transaction,
  method: JsonObject,
  value: number,
): Promise<PaymentPlan> {
  const plan = { ...bare('giftcard', null), brand: textOf(method, 'brand') ?? 'givex' };
  const checked = await checkGiftCard(service, tx, method);
  if (checked.status === 'NO') return { ...plan, outcome: checked.outcome };
  const { number } = checked.card;
  const outcome = takeFromGiftCard(tx, checked.card, value);
  return { ...plan, lastFour: number.slice(-4), giftCard: outcome.state === 'AUTHORISED' ? number : null, outcome };
}

function planCard(service: ServiceContext, method: JsonObject, body: JsonObject): PaymentPlan | ServiceAnswer {
  const responseCode = textOf(objectOf(body, 'additionalData') ?? {}, 'RequestedTestAcquirerResponseCode');
  const card = readCard(method, responseCode, service.clock());
  if (!card) return sayError(422, '101', 'Invalid card number');
  const { brand, lastFour, hasThreeDs, outcome } = card;
  const later = lateTroubleOf(textOf(method, 'holderName'));
  return { ...bare('scheme', hasThreeDs ? 'THREE_DS' : null), brand, lastFour, outcome, later };
}

/** The plan, or why the payment is invalid. */
export async function planPayment(
  service: ServiceContext,
  tx: Transaction,
  body: JsonObject,
  value: number,
): Promise<PaymentPlan | ServiceAnswer> {
  const method = objectOf(body, 'paymentMethod') ?? {};
  const type = textOf(method, 'type') ?? '';
  if (value > LARGEST_VALUE) return { ...bare(type, null), outcome: outcomeOf('INVALID_AMOUNT') };
  if (isGiftCard(method)) return planGiftCard(service, tx, method, value);
  if (type === 'scheme' || type === 'card') return planCard(service, method, body);
  const played = simulatedMethod(type);
  if (played && played.step !== 'FORM') {
    const isPaidAlready = played.token !== undefined && textOf(method, played.token) !== undefined;
    return bare(type, isPaidAlready ? null : played.step);
  }
  return sayError(422, '14_0422', `The payment method '${type}' is not supported.`);
}
