import { SHOP } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { button, h2, p } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';

/** The page lists its own children below this. */
export const help: ArticleDraft = {
  id: 'help',
  parentId: null,
  name: 'Help',
  kicker: 'We’re here 7 days',
  summary: 'Delivery, returns, payment and what to do when something is wrong.',
  heroImage: null,
  publishedDaysAgo: 500,
  checkedDaysAgo: 8,
  body: [
    p(
      `Most answers are below. If yours is not, call ${SHOP.supportPhone}: Monday to Saturday 9:00am-5:00pm, Sunday 10:00am-4:00pm. The first person you reach can see your order.`,
    ),
    button(toArticle('contact'), 'Contact us', 'secondary'),
    h2('Before you buy'),
    articles('will-it-fit', 'running-cost', 'energy-rating'),
    h2('Orders, delivery and returns'),
  ],
};
