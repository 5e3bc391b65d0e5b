import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, p, pRich, table } from '../blocks.ts';
import { enquiryForm } from '../catalogue-blocks.ts';

export const contact: ArticleDraft = {
  id: 'contact',
  parentId: 'help',
  name: 'Contact us',
  kicker: 'Help',
  summary: '1300 975 707, seven days, no menus. Or write, and a person answers within one working day.',
  heroImage: null,
  publishedDaysAgo: 500,
  checkedDaysAgo: 5,
  body: [
    h2('Call'),
    p(
      '1300 975 707, for the price of a local call from a landline. The first person you reach can see your order, book a repair and match a price.',
    ),
    table(
      ['Days', 'Hours, Melbourne time'],
      [
        ['Monday to Saturday', '9:00am-5:00pm'],
        ['Sunday', '10:00am-4:00pm'],
      ],
    ),
    p(
      'We are closed on Good Friday and Christmas Day. The quietest hours are before 10 on weekdays and after 3 on Sundays.',
    ),
    pRich(
      'If you are deaf or find it hard to hear or speak, call through the National Relay Service and ask for our number. For an interpreter call TIS National on 131 450.',
    ),
    h2('Before you call'),
    list(
      `Where is my order? ${anchor(toArticle('track-an-order'), 'Track an order')}.`,
      `It has a fault: ${anchor(toArticle('returns'), 'returns, faults and your rights')}.`,
      `Will it fit? ${anchor(toArticle('will-it-fit'), 'Nine numbers to measure')}.`,
      `A better price elsewhere: ${anchor(toArticle('price-promise'), 'price promise')}.`,
      `A gift card that does not work: ${anchor(toArticle('gift-cards'), 'gift cards')}.`,
    ),
    h2('Have ready'),
    p(
      'The order number, or the email address of the order. For a fault: the model number, which is on a plate inside the door or on the back, and since when it happens. For a delivery: a telephone number that works on the day.',
    ),
    h2('Write'),
    p(
      'Up to 500 characters is enough for most questions. We answer to the email address that you give, within one working day. Please do not write card numbers or passwords.',
    ),
    enquiryForm(),
    h2('Come in'),
    pRich(
      `Every ${anchor('/stores', 'store')} can look up an order, take a return and book a repair, whichever way you bought. Store hours and telephone numbers are on its page.`,
    ),
    h2('Complaints and compliments'),
    p(
      'Tell us first, by any of the ways above, and say that it is a complaint: it gets a number and an answer within five working days from someone who was not involved. If we cannot agree, the consumer protection agency of your state or territory helps free of charge. Compliments are read out on Mondays.',
    ),
    h2('Press, suppliers, schools'),
    p(
      'Write with the form above and begin with the word Press, Supplier or School; it goes to the right desk the same day.',
    ),
  ],
};
