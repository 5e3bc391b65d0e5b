import { failed, rejected, success } from '@wattle/domain/results';
import type { GiftCardPayments, GiftCardReason } from '../gift-card-port.ts';
import { type JsonObject, objectOf, textOf } from '../json.ts';
import type { AdyenConfig } from './adyen-config.ts';
import { postAdyen } from './post-adyen.ts';
import { centsOfAmount } from './read-answers.ts';
import { writeAmount, writeMethod } from './write-requests.ts';

type Balance = Awaited<ReturnType<GiftCardPayments['giftCardBalance']>>;

/** Adyen passes on the issuer's reason as text. */
function readReason(text: string): GiftCardReason {
  if (/lock|attempts|tries/i.test(text)) return 'LOCKED';
  if (/expire/i.test(text)) return 'EXPIRED';
  if (/suspend|block|inactive|not active/i.test(text)) return 'SUSPENDED';
  return 'NOT_FOUND';
}

/** Given as month/year; the card is valid to the end of that month. */
function readExpiry(body: JsonObject): string | null {
  const expiry = textOf(objectOf(body, 'additionalData') ?? {}, 'expiryDate');
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(expiry ?? '') ?? [];
  if (!month || !year) return null;
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

function readBalance(body: JsonObject): Balance {
  const resultCode = textOf(body, 'resultCode');
  const balanceCents = centsOfAmount(body, 'balance');
  const isKnown = resultCode === 'Success' || resultCode === 'NotEnoughBalance';
  if (isKnown && balanceCents !== null) return success({ balanceCents, expires: readExpiry(body) });
  if (resultCode === 'Failed') return rejected({ code: readReason(textOf(body, 'refusalReason') ?? '') });
  return failed('UNAVAILABLE');
}

export async function askBalance(
  config: AdyenConfig,
  { means, amountCents, deadlineAt }: Parameters<GiftCardPayments['giftCardBalance']>[0],
): Promise<Balance> {
  const paymentMethod = writeMethod(means);
  if (!paymentMethod) return rejected({ code: 'NOT_FOUND' });
  const body = { merchantAccount: config.merchantAccount, amount: writeAmount(amountCents), paymentMethod };
  const answer = await postAdyen(config, { path: '/paymentMethods/balance', body, deadlineAt, idempotencyKey: null });
  if (answer.kind === 'ANSWERED') return readBalance(answer.body);
  if (answer.kind === 'UNKNOWN') return failed(answer.problem === 'TIMEOUT' ? 'TIMEOUT' : 'UNAVAILABLE');
  // not a possible card number
  return answer.status === 422 ? rejected({ code: 'NOT_FOUND' }) : failed('UNAVAILABLE', false);
}
