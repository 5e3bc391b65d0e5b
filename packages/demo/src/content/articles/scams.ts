import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, externalLink, h2, list, p, pRich, steps, table } from '../blocks.ts';
import { answer, remark } from '../guide-blocks.ts';

export const scams: ArticleDraft = {
  id: 'scams',
  parentId: 'help',
  name: 'Scams that use our name',
  kicker: 'Help',
  summary: 'How to tell a message that is not from us, what we never ask for, and what to do in the first hour.',
  heroImage: null,
  publishedDaysAgo: 110,
  checkedDaysAgo: 3,
  body: [
    answer(
      'We never ask for a card number, a password or a bank code by text, email or phone.',
      `If a message hurries you, stop. Call ${SHOP.supportPhone}, the number on this site, not the one in the message.`,
      'Paid already? Call your bank first. Minutes count.',
    ),
    h2('What they look like'),
    table(
      ['They say', 'How you can tell'],
      [
        [
          'Your parcel is held; pay $2.95 to release it',
          'We never charge for that. The delivery price was paid at checkout',
        ],
        [
          'Everything 90 per cent off, closing down today',
          'Look at the address: a word added to our name is another shop',
        ],
        ['You have won a gift card; fill in this survey', 'We do not give prizes for card details'],
        ['Our technician must get on your computer', 'We never ring and ask for that'],
        ['Refund waiting: enter your card to receive it', 'Refunds go to what you paid with, without a form'],
        ['Pay the rest by bank transfer for a discount', 'We do not take bank transfers for orders on this site'],
        ['Pay your tax, fine or bill in gift cards', 'No agency, bank or police takes gift cards. Ever'],
      ],
    ),
    h2('What our messages have'),
    list(
      'Your order number, and your name as you wrote it.',
      'Links only to this site. Rest the pointer on a link, or hold it, to see where it goes.',
      'No attachment, apart from the tax invoice.',
      'No hurry. Nothing of ours ends in the next hour.',
    ),
    h2('Before you buy from a shop you do not know'),
    list(
      'Look the ABN up in the Australian Business Register, and the name of the shop with the word scam.',
      'Look for a street address, returns terms and a telephone number that someone answers.',
      'A price far below every other shop is the oldest sign there is.',
      'Pay by credit card or PayPal, never by transfer: you can ask for the money back.',
    ),
    h2('If you pressed the link or paid'),
    steps(
      '<strong>Your bank, at once.</strong> Use the number on the back of the card. Ask them to stop the payment and block the card.',
      '<strong>Your passwords.</strong> Change the one you typed, and every account that shares it. Switch on a second step where there is one.',
      '<strong>Us.</strong> Tell us what you saw; we have false sites taken down. If one of our gift cards was used, we can often block what is left.',
      '<strong>Scamwatch,</strong> so that others are warned. For stolen identity papers, IDCARE helps free: 1800 595 160.',
      '<strong>The police,</strong> through ReportCyber, if you lost money.',
    ),
    remark(
      'i-phone',
      '<strong>Somebody on the phone says they are from Wattle?</strong> Hang up and call the number on this site. Our people expect it and do not mind.',
    ),
    h2('If an order was placed in your name'),
    p(
      'You get a confirmation for something that you did not buy, or a payment that you do not know. Do not press anything in the message. Call us with the order number: we stop the parcel, and your bank reverses the payment.',
    ),
    h2('How we help'),
    p(
      'Cashiers may ask who a large gift card is for, and may refuse to sell it if the answer worries them. It is not meant to embarrass you; it has saved customers a great deal of money. New bank details are never accepted by email, from customers or from suppliers.',
    ),
    pRich(
      `See also ${anchor(toArticle('gift-cards'), 'gift cards')}, ${anchor(toArticle('ways-to-pay'), 'ways to pay')} and ${anchor(toArticle('track-an-order'), 'messages about an order')}.`,
    ),
    externalLink('https://www.scamwatch.gov.au', 'Scamwatch, of the National Anti-Scam Centre'),
    button(toArticle('contact'), 'Tell us about a message', 'secondary'),
  ],
};
