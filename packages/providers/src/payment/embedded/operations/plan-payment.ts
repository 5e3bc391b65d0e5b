import { type JsonObject, objectOf, textOf } from '../../json.ts';
import { APPROVED, type Outcome, outcomeOf } from '../forced-outcomes.ts';
import { checkGiftCard, isGiftCard, takeFromGiftCard } from '../gift-cards.ts';
import { readCard } from '../read-card.ts';
import type { ShopperStep } from '../records.ts';
import type { ServiceAnswer, ServiceContext } from '../service-context.ts';
import { sayError } from '../service-error.ts';
import type { Transaction } from '../transact.ts';

/** What is to become of a payment, and what the shopper has to do before. */
export type PaymentPlan = {
  readonly methodType: string;
  readonly brand: string | null;
  readonly lastFour: string | null;
  readonly giftCard: string | null;
  readonly step: ShopperStep | null;
  readonly outcome: Outcome;
};

/** A hundred thousand dollars: no issuer takes more at once. */
const LARGEST_VALUE = 100_000_00;
const REDIRECT_TYPES = new Set(['paypal', 'afterpaytouch', 'zip', 'alipay', 'wechatpayWeb']);
/** With a token of the wallet nothing is left to ask; without one the simulator's page plays the wallet. */
const WALLET_TOKENS: Readonly<Record<string, string>> = {
  applepay: 'applePayToken',
  googlepay: 'googlePayToken',
  paywithgoogle: 'googlePayToken',
};

const bare = (methodType: string, step: ShopperStep | null): PaymentPlan => ({
  methodType,
  brand: null,
  lastFour: null,
  giftCard: null,
  step,
  outcome: APPROVED,
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
  return { ...bare('scheme', hasThreeDs ? 'THREE_DS' : null), brand, lastFour, outcome };
}

/** The plan, or why there cannot be one. */
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
  if (REDIRECT_TYPES.has(type)) return bare(type, 'REDIRECT');
  if (type === 'wechatpayQR') return bare(type, 'QR');
  const token = WALLET_TOKENS[type];
  if (token !== undefined) return bare(type, textOf(method, token) ? null : 'REDIRECT');
  return sayError(422, '14_0422', `The payment method '${type}' is not supported.`);
}
