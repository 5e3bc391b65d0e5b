import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich, table } from '../blocks.ts';

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
    h2('What we take'),
    table(
      ['Method', 'Order total', 'Good to know'],
      [
        ['Visa, Mastercard, American Express', 'any', 'No surcharge'],
        ['Apple Pay and Google Pay', 'any', 'On devices that have them'],
        ['PayPal', '$30 to $2,000', 'You return here when it is approved'],
        ['Afterpay', '$50 to $3,000', 'Four payments, every two weeks'],
        ['Zip', 'up to your Zip limit', 'Instalments under Zip’s own terms'],
        ['Alipay and WeChat Pay', 'any', 'Charged in Australian dollars'],
        ['Wattle gift cards', 'any', 'Several in one order, and any other method for the rest'],
      ],
    ),
    p(
      'A method whose limits do not fit your order stays visible with the reason beside it, so that you need not guess. Limits apply to what is left to pay after gift cards.',
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
    p(
      'Afterpay and Zip are contracts between you and them. They check you, set your limit and charge for late payment; ask yourself whether you could pay the whole price today. Returns reduce what you still owe them first. On product pages we show what one instalment would be, if the price is within their limits.',
    ),
    h2('Invoices and GST'),
    p(
      'Prices include GST, and the amount of GST is shown in the cart, at checkout and on the tax invoice that comes with every order. Put your company name and ABN in the company field if you need them on it.',
    ),
    h2('How we look after card numbers'),
    pRich(
      `Card numbers are typed into fields of our payment provider and never reach our own servers. We keep the last four digits and the kind of card, so that you can recognise a payment. Your bank may ask you to confirm it in its app. What else we keep is in the ${anchor(toArticle('checkout-privacy-policy'), 'privacy policy')}.`,
    ),
    note(
      '<strong>Large orders.</strong> Over $10,000 your card’s daily limit may stop the payment. Ask the bank to raise it for a day, or call us and we take it in parts.',
    ),
    pRich(`Gift cards have a page of their own: ${anchor(toArticle('gift-cards'), 'gift cards')}.`),
  ],
};
