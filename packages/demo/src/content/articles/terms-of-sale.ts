import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich, rich } from '../blocks.ts';

export const termsOfSale: ArticleDraft = {
  id: SHOP.articleIds.termsOfSale,
  parentId: 'about',
  name: 'Terms of sale',
  kicker: 'Policies',
  summary: 'What you agree to when you place an order, and what we do. Nothing here limits your consumer rights.',
  heroImage: null,
  publishedDaysAgo: 200,
  checkedDaysAgo: 17,
  body: [
    note(
      '<strong>Your rights come first.</strong> Nothing in these terms excludes or limits a guarantee or remedy that you have under the Australian Consumer Law.',
    ),
    h2('Who we are'),
    p(
      'Wattle Retail Pty Ltd, ABN 00 000 000 000, 402 Murray Road, Preston VIC 3072. These terms apply to orders placed on this site or by telephone for delivery or pickup in Australia. By placing an order you accept the terms as they stand on that day.',
    ),
    h2('Orders'),
    p(
      'Your order is an offer to buy. The contract is made when we confirm it with an order number. Before you place it you see every item, the price of each, delivery, what is taken off and the total. If we cannot supply something after that, we tell you and refund it in full.',
    ),
    list(
      'You must be 18 or have the permission of a parent or guardian.',
      'Quantities may be limited; the limit is shown where you meet it.',
      'We may decline an order that looks like fraud or is for resale, and we tell you so.',
      'If a price is wrong by an obvious mistake, we ask you before we go on: you may take it at the right price or cancel.',
    ),
    h2('Prices and payment'),
    pRich(
      `Prices are in Australian dollars and include GST where it applies. Delivery and installation are shown apart. Promotions apply while they are shown; a code cannot be used after its end, and some cannot be combined, as the cart explains. How and when the money moves is under ${anchor(toArticle('ways-to-pay'), 'ways to pay')}. Goods are yours when they are paid in full and delivered or collected.`,
    ),
    h2('Delivery and pickup'),
    pRich(
      `We deliver to the address and on the day you chose; the details are under ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')} and ${anchor(toArticle('click-and-collect'), 'click and collect')}. Days are estimates until we confirm a window. Risk passes to you when you, or someone at your address, receive the goods. You make sure that there is a safe way in.`,
    ),
    h2('Pre-orders'),
    p(
      'A pre-order is charged when it ships. If the release day moves, we tell you and you may cancel for a full refund at any time before it ships. The price is the one on the day you ordered, or the one on the release day if that is lower.',
    ),
    h2('Agency items'),
    p(
      'Some makers sell through us as their agent. For those items the maker sets the price and is the seller; we take the order and the payment for them. The cart says so, and such items are ordered on their own.',
    ),
    h2('Gift cards and repair plans'),
    pRich(
      `${anchor(toArticle('gift-cards'), 'Gift cards')} are valid for three years from purchase. ${anchor(toArticle('repair-plans'), 'Repair plans')} have their own terms, which you receive with them and which come on top of your rights.`,
    ),
    h2('Returns and faults'),
    pRich(
      `Set out under ${anchor(toArticle('returns'), 'returns, faults and your rights')}. In the words that the law asks for:`,
    ),
    rich(
      '<p>Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.</p>',
    ),
    h2('What we answer for'),
    p(
      'We answer for loss that we cause and that was reasonably foreseeable. For goods bought for business and not ordinarily for household use, our liability is limited, as far as the law allows, to repair, replacement or a refund.',
    ),
    h2('This site'),
    p(
      'Pictures show the product as closely as we can; colours differ between screens. Sizes are the maker’s. Text and drawings belong to us or to their makers. Please do not copy the site by machine so that it slows for others.',
    ),
    h2('Other matters'),
    pRich(
      `The law of Victoria applies, and you may also go to the courts and tribunals of your own state or territory. If one of these terms is unfair or cannot be enforced, the others stay. How we handle personal information is in the ${anchor(toArticle('checkout-privacy-policy'), 'privacy policy')}. Questions: ${SHOP.supportPhone}.`,
    ),
  ],
};
