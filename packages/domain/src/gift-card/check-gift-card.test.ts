import { describe, expect, it } from 'vitest';
import { SAMPLE_GIFT } from '../cart/testing/sample-cart.ts';
import { checkGiftCard, type GiftCardField, type GiftCardFields } from './check-gift-card.ts';

const reasonsOf = (part: Partial<GiftCardFields>) => {
  const checked = checkGiftCard({ ...SAMPLE_GIFT, ...part });
  return checked.status === 'SUCCESS' ? [] : checked.reasons;
};

describe('checkGiftCard', () => {
  it('gives the details as they go on the card: cleaned, the email in lower case [C-3-14 C-5-72]', () => {
    const typed: GiftCardFields = {
      amount: 50,
      message: ' Happy birthday!\r\nLove \u0007from us ',
      recipientEmail: ' Priya@Example.com ',
      recipientName: ' Priya \n Nair ',
      senderName: 'Sam',
    };
    expect(checkGiftCard(typed)).toEqual({
      status: 'SUCCESS',
      value: {
        amount: 50,
        message: 'Happy birthday!\nLove from us',
        recipientEmail: 'priya@example.com',
        recipientName: 'Priya Nair',
        senderName: 'Sam',
      },
    });
  });

  it.each<[Partial<GiftCardFields>, string, GiftCardField, string]>([
    [{ amount: null }, 'AMOUNT_INVALID', 'amount', '[C-9-31]'],
    [{ amount: 30 }, 'AMOUNT_INVALID', 'amount', '[C-9-31]'],
    [{ amount: Number.NaN }, 'AMOUNT_INVALID', 'amount', '[C-9-31]'],
    [{ recipientName: ' ' }, 'RECIPIENT_NAME_EMPTY', 'recipientName', ''],
    [{ recipientName: 'Priya <3' }, 'RECIPIENT_NAME_INVALID', 'recipientName', '[C-5-21]'],
    [{ recipientName: 'é'.repeat(11) }, 'RECIPIENT_NAME_TOO_MANY_BYTES', 'recipientName', ''],
    [{ recipientEmail: '' }, 'RECIPIENT_EMAIL_EMPTY', 'recipientEmail', ''],
    [{ recipientEmail: 'priya@' }, 'RECIPIENT_EMAIL_INVALID', 'recipientEmail', ''],
    [{ recipientEmail: `${'é'.repeat(120)}@example.com` }, 'RECIPIENT_EMAIL_TOO_MANY_BYTES', 'recipientEmail', ''],
    [{ senderName: '' }, 'SENDER_NAME_EMPTY', 'senderName', ''],
    [{ senderName: 'S@m' }, 'SENDER_NAME_INVALID', 'senderName', '[C-5-21]'],
    [{ senderName: 'é'.repeat(11) }, 'SENDER_NAME_TOO_MANY_BYTES', 'senderName', ''],
  ])('refuses %j: %s in %s %s', (part, code, field, _ids) => {
    expect(reasonsOf(part)).toEqual([{ code, field }]);
  });

  it.each<[Partial<GiftCardFields>, string, string, number]>([
    [{ recipientName: 'P'.repeat(21) }, 'RECIPIENT_NAME_TOO_LONG', 'recipientName', 20],
    [{ senderName: 'S'.repeat(21) }, 'SENDER_NAME_TOO_LONG', 'senderName', 20],
    [{ recipientEmail: `${'p'.repeat(239)}@example.com` }, 'RECIPIENT_EMAIL_TOO_LONG', 'recipientEmail', 250],
    [{ message: '🎉'.repeat(201) }, 'MESSAGE_TOO_LONG', 'message', 200],
  ])('says how long a text may be: %#', (part, code, field, max) => {
    expect(reasonsOf(part)).toEqual([{ code, field, params: { max } }]);
  });

  it.each<Partial<GiftCardFields>>([
    { message: '' },
    { message: '🎉'.repeat(200) },
    { message: 'You & me > <3' },
    { recipientName: 'P'.repeat(20), senderName: 'O’Brien, Jr.' },
  ])('takes what is within the limits: %#', (part) => {
    expect(reasonsOf(part)).toEqual([]);
  });

  it('names every field that is wrong, in the order of the form', () => {
    const empty = { amount: null, message: 'x'.repeat(201), recipientEmail: '', recipientName: '', senderName: '' };
    expect(reasonsOf(empty).map(({ field }) => field)).toEqual([
      'amount',
      'recipientName',
      'recipientEmail',
      'senderName',
      'message',
    ]);
  });
});
