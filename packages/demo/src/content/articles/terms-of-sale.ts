import { ARTICLE_IDS, SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, list, note, p, pRich } from '../blocks.ts';
import { lawText } from '../guide-blocks.ts';
import { GOODS_GUARANTEES } from '../law-texts.ts';

export const termsOfSale: ArticleDraft = {
  id: ARTICLE_IDS.termsOfSale,
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
      'Wattle Retail Pty Ltd, ABN 00 000 000 000, 402 Murray Road, Preston VIC 3072. These terms apply to orders placed on this site or by telephone for delivery or pickup in Australia. By placing an order you accept the terms as they stand on that day. You can print or keep this page.',
    ),
    h2('Orders'),
    p(
      'Your order is an offer to buy. The contract is made when we confirm it with an order number. Before you place it you see every item, the price of each, delivery, what is taken off and the total, and you can change it.',
    ),
    list(
      'You must be 18 or have the permission of a parent or guardian.',
      'Quantities may be limited; the limit is shown where you meet it.',
      'We may decline an order that looks like fraud or is for resale. We tell you so, and nothing is charged.',
      'You may cancel free until the goods leave us, unless they are made or cut to order.',
    ),
    h2('What is in stock'),
    p(
      'Pages show what we believe is on the shelf, brought up to date every few minutes. Two people can still want the last one. If we cannot supply something after we confirmed it, we tell you within two working days, offer the nearest thing or a later day, and refund what was paid if you prefer. We do not take payment for goods that we do not expect to supply within the time shown.',
    ),
    h2('Prices and payment'),
    pRich(
      `Prices are in Australian dollars and include GST where it applies; the tax invoice shows how much. Delivery and installation are shown apart, before you pay. Promotions apply while they are shown; a code cannot be used after its end, and some cannot be combined, as the cart explains. How and when the money moves is under ${anchor(toArticle('ways-to-pay'), 'ways to pay')}, and what we do when you find it for less under ${anchor(toArticle('price-promise'), 'price promise')}.`,
    ),
    h2('When a price is wrong'),
    p(
      'We check prices, and sometimes make mistakes. If the price of your order is plainly wrong, so that a reasonable person would have noticed, we tell you before anything leaves us: you may take it at the right price or cancel and have everything back. If the slip is small, or the goods are already with you, it is ours and the price stands. Where two prices are shown for one item, the lower one counts.',
    ),
    h2('Ownership and risk'),
    p(
      'Goods are yours when they are paid in full and delivered or collected. Until then they are at our risk. Risk passes to you when you, or someone at your address, receive them, or when they are left where you asked us to leave them.',
    ),
    h2('Delivery and pickup'),
    pRich(
      `We deliver to the address and on the day you chose; the details are under ${anchor(toArticle('delivery-and-installation'), 'delivery and installation')} and ${anchor(toArticle('click-and-collect'), 'click and collect')}. Days are estimates until we confirm a window. If we cannot keep a confirmed day, you may choose another or cancel for a full refund. You make sure that there is a safe way in, and that someone over 18 is there.`,
    ),
    h2('Installation'),
    p(
      'Work on gas, fixed wiring, pipes and refrigerant is done by licensed trades who work for us under contract; we answer for it as for our own. Extra work is quoted first and needs your consent. You give us the owner’s or the strata’s permission where it is needed.',
    ),
    h2('Pre-orders'),
    p(
      'A pre-order is charged when it ships. If the release day moves, we tell you and you may cancel for a full refund at any time before it ships. The price is the one on the day you ordered, or the one on the release day if that is lower.',
    ),
    h2('Agency items'),
    p(
      'Some makers sell through us as their agent. For those items the maker sets the price and is the seller; we take the order and the payment for them. The cart says so, and such items are ordered on their own. Your consumer guarantees are the same, and you may come to us with a fault.',
    ),
    h2('Gift cards and repair plans'),
    pRich(
      `${anchor(toArticle('gift-cards'), 'Gift cards')} are valid for three years from purchase and carry no fees. ${anchor(toArticle('repair-plans'), 'Repair plans')} have their own terms, which you receive with them and which come on top of your rights.`,
    ),
    h2('Returns and faults'),
    pRich(
      `Set out under ${anchor(toArticle('returns'), 'returns, faults and your rights')}: 30 days for a change of mind, and the consumer guarantees for faults. In the words that the law asks for:`,
    ),
    lawText(GOODS_GUARANTEES),
    h2('What we answer for'),
    p(
      'We answer for loss that we cause and that was reasonably foreseeable. For goods and services that are not of a kind ordinarily acquired for personal, domestic or household use, our liability is limited, as far as the law allows and where it is fair and reasonable, to repair, replacement, doing the work again, or a refund.',
    ),
    h2('This site'),
    p(
      'Pictures show the product as closely as we can; colours differ between screens. Sizes are the maker’s. If a description on this site was wrong in a way that matters, that is a failure to match the description, and you may return the goods for it. Text and drawings belong to us or to their makers. Please do not copy the site by machine so that it slows for others.',
    ),
    h2('Changes'),
    p(
      'We may change these terms for orders to come. Your order stays under the terms of the day on which you placed it.',
    ),
    h2('Other matters'),
    pRich(
      `If something outside our control, such as flood, fire or a strike, stops us, we tell you and do it later; if that is more than 14 days, you may cancel for a full refund. The law of Victoria applies, and you may also go to the courts and tribunals of your own state or territory. If one of these terms is unfair or cannot be enforced, the others stay. How we handle personal information is in the ${anchor(toArticle('checkout-privacy-policy'), 'privacy policy')}. Questions and complaints: ${anchor(toArticle('contact'), 'contact us')} or ${SHOP.supportPhone}.`,
    ),
  ],
};
