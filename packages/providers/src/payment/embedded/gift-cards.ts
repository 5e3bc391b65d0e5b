import { type JsonObject, textOf } from '../json.ts';
import { APPROVED, type Outcome, outcomeOf } from './forced-outcomes.ts';
import { clearField } from './read-card.ts';
import type { GiftCardRecord } from './records.ts';
import type { ServiceContext } from './service-context.ts';
import { WRONG_PINS } from './settings.ts';
import type { Transaction } from './transact.ts';

export type GiftCardCheck =
  | { readonly status: 'FOUND'; readonly card: GiftCardRecord }
  | { readonly status: 'NO'; readonly outcome: Outcome; readonly words: string };

export const isGiftCard = (method: JsonObject): boolean => ['giftcard', 'givex'].includes(textOf(method, 'type') ?? '');

export async function findGiftCard(
  { settings }: ServiceContext,
  tx: Transaction,
  number: string,
): Promise<GiftCardRecord | undefined> {
  return (await tx.find('giftCard', number)) ?? settings.giftCards.find((card) => card.number === number);
}

export const putGiftCard = (tx: Transaction, card: GiftCardRecord): void => tx.put('giftCard', card.number, card);

const no = (name: string, words: string): GiftCardCheck => ({ status: 'NO', outcome: outcomeOf(name), words });

/** Too many wrong PINs lock the card, even for the right one. */
export async function checkGiftCard(
  service: ServiceContext,
  tx: Transaction,
  method: JsonObject,
): Promise<GiftCardCheck> {
  const number = clearField(method, 'encryptedCardNumber', 'number').replaceAll(' ', '');
  const card = await findGiftCard(service, tx, number);
  if (!card) return no('INVALID_CARD_NUMBER', 'Card not found');
  if (card.wrongPins >= WRONG_PINS) return no('PIN_TRIES_EXCEEDED', 'Card is locked: too many attempts');
  if (clearField(method, 'encryptedSecurityCode', 'cvc') !== card.pin) {
    putGiftCard(tx, { ...card, wrongPins: card.wrongPins + 1 });
    return no('INVALID_PIN', 'Invalid pin');
  }
  if (card.isSuspended) return no('BLOCK_CARD', 'Gift card is suspended');
  if (card.expiresAt !== null && card.expiresAt <= service.clock()) return no('CARD_EXPIRED', 'Card has expired');
  if (card.wrongPins > 0) putGiftCard(tx, { ...card, wrongPins: 0 });
  return { status: 'FOUND', card: { ...card, wrongPins: 0 } };
}

/** Deducts the whole amount or nothing. */
export function takeFromGiftCard(tx: Transaction, card: GiftCardRecord, value: number): Outcome {
  if (card.balance < value) return outcomeOf('NOT_ENOUGH_BALANCE');
  putGiftCard(tx, { ...card, balance: card.balance - value });
  return APPROVED;
}

export async function giveBack(service: ServiceContext, tx: Transaction, number: string, value: number): Promise<void> {
  const card = await findGiftCard(service, tx, number);
  if (card) putGiftCard(tx, { ...card, balance: card.balance + value });
}
