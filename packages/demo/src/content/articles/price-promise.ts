import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, button, h2, list, note, p, pRich, steps, table } from '../blocks.ts';
import { answer } from '../guide-blocks.ts';

export const pricePromise: ArticleDraft = {
  id: 'price-promise',
  parentId: 'help',
  name: 'Price promise',
  kicker: 'Help',
  summary: 'Found it for less? We match it, before you buy and for 14 days after. What counts, and how to ask.',
  heroImage: null,
  publishedDaysAgo: 440,
  checkedDaysAgo: 19,
  body: [
    answer(
      'Same new item, in stock at an Australian retailer, cheaper with delivery: we charge their price.',
      'Within 14 days after you bought, we pay back the difference. Our own reductions count too.',
      'Ask before you pay if you can: it is quicker for both of us.',
    ),
    h2('The promise'),
    p(
      'If another Australian retailer sells the same new item for less, delivered to you, we charge you their price. Before you buy, we match it at the counter or on the phone. Within 14 days after you buy, we pay back the difference the way you paid.',
    ),
    h2('What counts as the same'),
    list(
      'The same model number, colour and capacity, new and in its box.',
      'In stock there and ready to go, from a retailer with an ABN that sells to the public and takes returns.',
      'The price with delivery to your address, since ours has it too.',
      'A price that anybody can get: on a shelf ticket, a website or a printed advertisement.',
    ),
    h2('What does not'),
    list(
      'Marketplace sellers, auctions, imports without Australian cover, and shops that are closing down.',
      'Ex-display, refurbished or damaged stock, unless ours is too.',
      'Prices for members, staff, trades or students, or with a trade-in or a contract.',
      'Mistakes. If it is plainly a slip, the other shop would not honour it either.',
      'Items that a maker sells through us as its agent: the maker sets that price everywhere.',
      'Gift cards, repair plans, installation and delivery on their own.',
    ),
    h2('How to ask'),
    steps(
      'Keep the link or photograph the ticket with the date visible.',
      `Call ${SHOP.supportPhone}, or show it in any store. On the phone it takes about five minutes.`,
      'We check the price, the stock and the delivery to your postcode.',
      'Before you buy: we place the order at that price. After you bought: we send the difference within three working days.',
    ),
    h2('An example'),
    table(
      ['Item', 'With us', 'Elsewhere'],
      [
        ['65-inch television', '$2,295', '$2,249'],
        ['Delivery to Brunswick 3056', '$69', '$95'],
        ['Delivered', '$2,364', '$2,344'],
        ['You pay us', '$2,344', 'the price we matched'],
      ],
    ),
    h2('How our own prices work'),
    p(
      'A struck-through price on our pages is what we charged for that item for at least 28 of the days before the reduction began, not a recommended price that nobody paid. A reduction with an end shows when it ends, and it does end. Hot price means that our ordinary price is unusually low for a set time; nothing is struck through. Clearance means that we will not get more.',
    ),
    p(
      'Every price is the whole price, with GST. What delivery adds is shown before you pay. If an item should ever carry two prices, on the ticket and at the register, you pay the lower one, or we take it off sale until it is corrected.',
    ),
    h2('If our own price drops'),
    p(
      'Within 14 days after you bought, the promise covers that too: call us and we refund the difference, once for each item, as long as it is in stock at the new price.',
    ),
    note(
      '<strong>Fair play.</strong> We may limit matching to household quantities, usually three of one item. If we say no, we tell you which line of this page is the reason.',
    ),
    pRich(
      `Prices are in Australian dollars and include GST. The promise is part of our ${anchor(toArticle('checkout-terms-of-sale'), 'terms of sale')} and does not change your rights under the Australian Consumer Law. Delivery prices are under ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')}.`,
    ),
    button(toArticle('contact'), 'Ask us to match a price', 'secondary'),
  ],
};
