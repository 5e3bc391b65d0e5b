import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, group, h2, h3, hr, link, list, p, pRich, table } from '../blocks.ts';
import { enquiryForm } from '../catalogue-blocks.ts';

export const contact: ArticleDraft = {
  id: 'contact',
  parentId: 'help',
  name: 'Contact us',
  kicker: 'Help',
  summary: `${SHOP.supportPhone}, seven days, no menus. Or write, and a person answers within one working day.`,
  heroImage: null,
  publishedDaysAgo: 500,
  checkedDaysAgo: 5,
  body: [
    h2('Call'),
    p(
      `${SHOP.supportPhone}, for the price of a local call from a landline. The first person you reach can see your order, book a repair and match a price.`,
    ),
    table(
      ['Days', 'Hours, Melbourne time'],
      [
        ['Monday to Saturday', '9:00am-5:00pm'],
        ['Sunday', '10:00am-4:00pm'],
        ['Good Friday and Christmas Day', 'closed'],
      ],
    ),
    p('The quietest hours are before 10 on weekdays and after 3 on Sundays.'),
    p(
      'If you are deaf or find it hard to hear or speak, call through the National Relay Service (TTY 133 677, voice relay 1300 555 727) and ask for our number. For an interpreter call TIS National on 131 450.',
    ),
    h2('Before you call'),
    group(
      { direction: 'horizontal', gap: 'wide', itemWidths: [50, 50] },
      group(
        { direction: 'vertical', gap: 'tight' },
        h3('An order'),
        link(toArticle('track-an-order'), 'Where is it?'),
        link(toArticle('delivery-and-installation'), 'Delivery and installation'),
        link(toArticle('click-and-collect'), 'Click and collect'),
        link(toArticle('ways-to-pay'), 'A payment'),
        link(toArticle('gift-cards'), 'A gift card'),
      ),
      group(
        { direction: 'vertical', gap: 'tight' },
        h3('A product'),
        link(toArticle('returns'), 'It has a fault'),
        link(toArticle('will-it-fit'), 'Will it fit?'),
        link(toArticle('price-promise'), 'A better price elsewhere'),
        link(toArticle('repair-plans'), 'A repair plan'),
        link(toArticle('planning-visits'), 'Plan a kitchen or a laundry'),
      ),
    ),
    h2('Have ready'),
    list(
      'The order number, or the email address of the order.',
      'For a fault: the model number, which is on a plate inside the door or on the back, and since when it happens.',
      'For a delivery: a telephone number that works on the day.',
    ),
    h2('Write'),
    p(
      'Up to 500 characters is enough for most questions. We answer to the email address that you give, within one working day. Please do not write card numbers or passwords.',
    ),
    enquiryForm(),
    hr(),
    h2('Come in'),
    pRich(
      `Every ${anchor('/stores', 'store')} can look up an order, take a return and book a repair, whichever way you bought. Store hours and telephone numbers are on its page.`,
    ),
    h2('If something is dangerous'),
    p(
      'Smoke, sparks, a smell of gas, a swollen battery: switch it off at the wall or at the meter if you can do so safely, leave it, and call 000 if there is fire. A gas leak: your gas distributor’s emergency number is on your bill. Then call us. We report dangerous products as the law requires.',
    ),
    h2('Complaints and compliments'),
    pRich(
      `Tell us first, by any of the ways above, and say that it is a complaint: it gets a number and an answer within five working days from someone who was not involved. If we cannot agree, the ${anchor(`${toArticle('returns')}#if-we-do-not-agree`, 'consumer agency of your state or territory')} helps free of charge. Compliments are read out on Mondays.`,
    ),
    h2('Press, suppliers, schools'),
    p(
      'Write with the form above and begin with the word Press, Supplier or School; it goes to the right desk the same day.',
    ),
    h2('By post'),
    p('Wattle Retail Pty Ltd, 402 Murray Road, Preston VIC 3072. ABN 00 000 000 000.'),
  ],
};
