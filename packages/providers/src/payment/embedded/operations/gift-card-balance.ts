import { defined, objectOf } from '../../json.ts';
import { checkGiftCard, isGiftCard } from '../gift-cards.ts';
import { json, newReference } from '../service-context.ts';
import { missing, sayError } from '../service-error.ts';
import { type Operation, readAmount } from './operation.ts';

function expiryText(expiresAt: number | null): string | undefined {
  if (expiresAt === null) return undefined;
  // the last valid moment
  const last = new Date(expiresAt - 1);
  return `${last.getUTCMonth() + 1}/${last.getUTCFullYear()}`;
}

export const checkBalance: Operation = async (service, tx, { body }) => {
  const amount = readAmount(body);
  const method = objectOf(body, 'paymentMethod');
  if (!amount) return missing('amount');
  if (!method || !isGiftCard(method)) return sayError(422, '14_0422', 'Only gift cards have a balance.');
  const pspReference = newReference();
  const { currency } = amount;
  const checked = await checkGiftCard(service, tx, method);
  if (checked.status === 'NO') {
    const balance = { currency, value: 0 };
    return json(200, { pspReference, resultCode: 'Failed', refusalReason: checked.words, balance });
  }
  const { balance, expiresAt } = checked.card;
  const expiryDate = expiryText(expiresAt);
  return json(
    200,
    defined({
      pspReference,
      resultCode: balance >= amount.value ? 'Success' : 'NotEnoughBalance',
      balance: { currency, value: balance },
      additionalData: expiryDate ? { expiryDate } : undefined,
    }),
  );
};
