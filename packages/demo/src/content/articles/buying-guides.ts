import type { ArticleDraft } from '../article-draft.ts';
import { h2, p } from '../blocks.ts';
import { articles, childArticles, subscriptionForm } from '../catalogue-blocks.ts';
import { scene } from '../pictures.ts';

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
    p(
      'Each guide answers one question, with the numbers that decide it. Nobody pays to be in them. If something has changed since we wrote it, tell us and we will check.',
    ),
    h2('Start here'),
    articles('will-it-fit', 'running-cost', 'energy-rating', 'noise'),
    h2('All guides'),
    childArticles('buying-guides'),
    h2('One email a week'),
    subscriptionForm(),
  ],
};
