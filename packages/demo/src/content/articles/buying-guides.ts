import type { ArticleDraft } from '../article-draft.ts';
import { toArticle } from '../article-paths.ts';
import { anchor, h2, pRich } from '../blocks.ts';
import { articles } from '../catalogue-blocks.ts';
import { scene } from '../pictures.ts';

/** The page lists its own children below this. */
export const buyingGuides: ArticleDraft = {
  id: 'buying-guides',
  parentId: null,
  name: 'Buying guides',
  kicker: 'Before you buy',
  summary: 'Written by the people who buy for our stores, checked twice a year, and plain about what not to buy.',
  heroImage: scene('kitchen', 'A green kitchen with a fridge, an oven and a coffee machine'),
  publishedDaysAgo: 500,
  checkedDaysAgo: 8,
  body: [
    pRich(
      `Each guide begins with the answer, then gives the reasons, what to measure at home and what it costs to run. Nobody pays to be in them. If something has changed since we wrote it, tell us and we will check. New ones come with the ${anchor(toArticle('newsletter'), 'newsletter')}, one email a week.`,
    ),
    h2('Start here'),
    articles('will-it-fit', 'running-cost', 'energy-rating', 'noise'),
    h2('All guides'),
  ],
};
