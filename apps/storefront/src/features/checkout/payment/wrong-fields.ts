import type { AccountFormCode, AddressCode } from '@wattle/domain/account';
import type { PlaceProblem } from '@wattle/domain/order';
import type { Reason } from '@wattle/domain/results';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import { accountFormMessages, addressFormMessages, fillMessage } from '@wattle/messages';

const MESSAGES: Readonly<Record<string, string>> = {
  ...accountFormMessages,
  ...addressFormMessages,
} satisfies Readonly<Record<AccountFormCode | AddressCode, string>>;

/** The server's field errors in the words of the forms, without duplicates. */
export function wrongFieldWords({ code, reasons }: PlaceProblem): readonly string[] {
  if (code !== 'MISSING_DATA') return [];
  return [...new Set(reasons.flatMap(wordsOf))];
}

function wordsOf({ params }: Reason<string>): string[] {
  const message = MESSAGES[String(params?.code)];
  return message === undefined ? [] : [fillMessage(message, params)];
}

/** The step of the first invalid field; billing addresses belong to the payment step. */
export function wrongFieldStep({ reasons }: PlaceProblem): string {
  const field = reasons[0]?.field ?? '';
  if (field.startsWith('cart.shippingAddress')) return CHECKOUT_PATHS.shipping;
  return field.startsWith('cart.billingAddress') ? CHECKOUT_PATHS.payment : CHECKOUT_PATHS.contact;
}
