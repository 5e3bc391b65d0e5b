import { AFTERPAY_LIMITS, AFTERPAY_PAYMENTS, type AmountLimits, SHOP, ZIP_LIMITS } from '@wattle/domain';
import { TERMS } from '../../promotions/promotion-terms.ts';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich, table } from '../blocks.ts';
import { answer, instalmentWidget } from '../guide-blocks.ts';

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-AU')}`;
const whole = (amount: number) => dollars(amount * 100);
const between = ({ minCents, maxCents }: AmountLimits) => `${dollars(minCents)} to ${dollars(maxCents)}`;

const { welcome, bigDelivery } = TERMS;

export const waysToPay: ArticleDraft = {
  id: 'ways-to-pay',
  parentId: 'help',
  name: 'Ways to pay',
  kicker: 'Help',
  summary: 'Cards, wallets, instalments and gift cards: the limits of each, and when the money moves.',
  heroImage: null,
  publishedDaysAgo: 400,
  checkedDaysAgo: 24,
  body: [
    answer(
      'Visa, Mastercard, American Express, Apple Pay, Google Pay, PayPal, Afterpay, Zip, Alipay, WeChat Pay and our gift cards.',
      'No surcharge for any of them.',
      'Your card is reserved when you order and charged when the goods leave us.',
    ),
    h2('What we take'),
    table(
      ['Method', 'Order total', 'Good to know'],
      [
        ['Visa, Mastercard, American Express', 'any', 'No surcharge'],
        ['Apple Pay and Google Pay', 'any', 'On devices that have them'],
        ['PayPal', '$30 to $2,000', 'You return here when it is approved'],
        ['Afterpay', between(AFTERPAY_LIMITS), `${AFTERPAY_PAYMENTS} payments, every two weeks`],
        ['Zip', between(ZIP_LIMITS), 'Or your own Zip limit, if it is lower; Zip’s terms'],
        ['Alipay and WeChat Pay', 'any', 'Charged in Australian dollars'],
        ['Wattle gift cards', 'any', 'Several in one order, and any other method for the rest'],
      ],
    ),
    p(
      'A method whose limits do not fit your order stays visible with the reason beside it, so that you need not guess. Limits apply to what is left to pay after gift cards. In our stores you can also pay by EFTPOS and in cash.',
    ),
    h2('Promo codes'),
    p(
      'Add a code in the cart. What it takes off shows at once; if it does not fit what is in the cart, the cart says why.',
    ),
    table(
      ['Code', 'What it gives', 'What it asks'],
      [
        [welcome.code, `${whole(welcome.amount)} off`, `Your first order, from ${whole(welcome.minSpend)}, once`],
        [
          bigDelivery.code,
          'Free delivery',
          `Fridges, freezers, washers, dryers, dishwashers, ovens and cookers for ${whole(bigDelivery.minSpend)} or more`,
        ],
      ],
    ),
    p(
      'No promotion is for gift cards, donations, or what we sell as its maker’s agent: there the maker sets the price. A spend is counted after what other promotions take off.',
    ),
    h2('When the money moves'),
    p(
      'Your card is checked when you place the order and the amount is reserved. It is charged when the goods leave us or are ready to collect. For a pre-order it is charged when the item ships. If we cannot supply something, that part of the reservation is let go; your bank usually shows it within three to five days.',
    ),
    h2('If a payment fails'),
    list(
      'Nothing is lost: cart, address, day and gift cards stay as they were. Try again or choose another method.',
      '<strong>Declined by the bank:</strong> the bank decided and does not tell us why. Their app or the number on the card can help.',
      '<strong>Still waiting:</strong> some methods answer later. The order stays open and we email you. Please do not place it again.',
      '<strong>Charged and no order?</strong> It is nearly always a reservation that falls away by itself. Call us if it is there after five days.',
    ),
    h2('Instalments'),
    p('What a washer of $499 would be in parts:'),
    instalmentWidget(499),
    p(
      'Afterpay and Zip are contracts between you and them. They are credit: since June 2025 providers of buy now, pay later need an Australian credit licence, check whether the credit suits you, and must have a hardship process. They set your limit and charge for late payment. Ask yourself whether you could pay the whole price today. On product pages we show what one instalment would be, if the price is within their limits.',
    ),
    list(
      'You must be 18 or over and live in Australia.',
      'When you return something, what you still owe them is reduced first; the rest is paid back to you by them.',
      'A fault is still ours to put right. Tell them too, if an instalment falls due while you wait.',
      'In trouble with money? The National Debt Helpline, 1800 007 007, is free and independent.',
    ),
    h2('Invoices and GST'),
    p(
      'Prices include GST, and the amount of GST is shown in the cart, at checkout and on the tax invoice that comes with every order. Put your company name and ABN in the company field if you need them on it.',
    ),
    h2('How we look after card numbers'),
    pRich(
      `Card numbers are typed into fields of our payment provider and never reach our own servers. We keep the last four digits and the kind of card, so that you can recognise a payment. Your bank may ask you to confirm it in its app. What else we keep is in the ${anchor(toArticle('checkout-privacy-policy'), 'privacy policy')}.`,
    ),
    h2('We never ask you to'),
    list(
      'Pay by bank transfer, in cryptocurrency or in gift cards of another shop.',
      'Read out a card number, a PIN or a code from your bank on the phone.',
      `Pay a small fee to release a parcel. If someone does, read about ${anchor(toArticle('scams'), 'scams that use our name')}.`,
    ),
    note(
      `<strong>Large orders.</strong> Over $10,000 your card’s daily limit may stop the payment. Ask the bank to raise it for a day, or call ${SHOP.supportPhone} and we take it in parts.`,
    ),
    pRich(`Gift cards have a page of their own: ${anchor(toArticle('gift-cards'), 'gift cards')}.`),
  ],
};
