import { checkGiftCard, GIFT_CARD_CODES, type GiftCardFields } from '@wattle/domain/gift-card';
import { expect, it } from 'vitest';
import { fillMessage } from './fill-message.ts';
import { giftCardMessages } from './gift-card-messages.ts';

const right: GiftCardFields = {
  amount: 100,
  message: '',
  recipientEmail: 'priya@example.com',
  recipientName: 'Priya',
  senderName: 'Sam',
};

it.each<[string, Partial<GiftCardFields>]>([
  ['Choose an amount.', { amount: null }],
  ["Enter the recipient's name.", { recipientName: '' }],
  ['Enter a name with 20 characters or fewer.', { recipientName: 'P'.repeat(21) }],
  ["Enter the recipient's email address.", { recipientEmail: '' }],
  ['Enter a valid email address.', { recipientEmail: 'priya' }],
  ['Enter an email address with 250 characters or fewer.', { recipientEmail: `${'p'.repeat(239)}@example.com` }],
  ['Enter your name.', { senderName: '' }],
  ['Enter a valid name.', { senderName: 'S@m' }],
  ['Enter a message with 200 characters or fewer.', { message: 'x'.repeat(201) }],
])('the gift-card form says %s', (sentence, wrong) => {
  const checked = checkGiftCard({ ...right, ...wrong });
  const reasons = checked.status === 'REJECTED' ? checked.reasons : [];
  expect(reasons.map(({ code, params }) => fillMessage(giftCardMessages[code], params))).toEqual([sentence]);
});

it('has a whole sentence for every code', () => {
  for (const code of GIFT_CARD_CODES) {
    expect(fillMessage(giftCardMessages[code], { max: 20 })).toMatch(/^[A-Z][^{}]+\.$/);
  }
});
