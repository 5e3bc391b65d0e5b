import { type AccountFormCode, type AddressCode, CHECKOUT_PATHS, type PlaceProblem, type Reason } from '@wattle/domain';
import { accountFormMessages, addressFormMessages, fillMessage } from '@wattle/messages';

const MESSAGES: Readonly<Record<string, string>> = {
  ...accountFormMessages,
  ...addressFormMessages,
} satisfies Readonly<Record<AccountFormCode | AddressCode, string>>;

/** What the server has against fields of the order, in the words of their forms; each once. */
export function wrongFieldWords({ code, reasons }: PlaceProblem): readonly string[] {
  if (code !== 'MISSING_DATA') return [];
  return [...new Set(reasons.flatMap(wordsOf))];
}

function wordsOf({ params }: Reason<string>): string[] {
  const message = MESSAGES[String(params?.code)];
  return message === undefined ? [] : [fillMessage(message, params)];
}

/** The step where the first of them is put right: a billing address is asked for at the payment itself. */
export function wrongFieldStep({ reasons }: PlaceProblem): string {
  const field = reasons[0]?.field ?? '';
  if (field.startsWith('cart.shippingAddress')) return CHECKOUT_PATHS.shipping;
  return field.startsWith('cart.billingAddress') ? CHECKOUT_PATHS.payment : CHECKOUT_PATHS.contact;
}
