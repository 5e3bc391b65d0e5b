import { randomUUID } from 'node:crypto';
import { PLACEHOLDER_PHONE } from '@wattle/domain/order';
import type { SaveWithOrder } from '../../store/close-placement.ts';
import { keepMarketingRequest } from '../../store/marketing-requests.ts';

/**
 * Subscribes a shopper who agreed to marketing, as the newsletter form does, in the order's transaction. The key makes
 * it once per order. Without consent nothing changes: an order never unsubscribes [C-3-29 C-7-25].
 */
export const subscribeConsenting: SaveWithOrder = async (tx, { number, status, contact }) => {
  if (!contact.agreeToMarketing || (status !== 'PLACED' && status !== 'PENDING')) return;
  const { firstName, lastName, email, phone } = contact;
  const data = { firstName, lastName, email, phone: phone === PLACEHOLDER_PHONE ? '' : phone, listId: '' };
  await keepMarketingRequest(tx, randomUUID(), `order ${number}`, { kind: 'subscription', data });
};
