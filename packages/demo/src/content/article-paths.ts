import { BRAND_ARTICLE_PATHS } from './brands/brand-article-paths.ts';

/** Every article of the demo shop and where it lives. */
export const ARTICLE_PATHS = {
  home: 'articles/home',
  'page-not-found': 'articles/page-not-found',
  'no-results-found': 'articles/no-results-found',
  ...BRAND_ARTICLE_PATHS,

  'buying-guides': 'articles/buying-guides',
  'choose-a-fridge': 'articles/buying-guides/choose-a-fridge',
  'will-it-fit': 'articles/buying-guides/will-it-fit',
  'front-or-top-loader': 'articles/buying-guides/front-or-top-loader',
  'heat-pump-dryers': 'articles/buying-guides/heat-pump-dryers',
  'choose-a-dishwasher': 'articles/buying-guides/choose-a-dishwasher',
  'induction-or-gas': 'articles/buying-guides/induction-or-gas',
  'tv-size-and-panel': 'articles/buying-guides/tv-size-and-panel',
  soundbars: 'articles/buying-guides/soundbars',
  'choose-a-laptop': 'articles/buying-guides/choose-a-laptop',
  'stick-or-robot-vacuum': 'articles/buying-guides/stick-or-robot-vacuum',
  'espresso-at-home': 'articles/buying-guides/espresso-at-home',
  'split-system-sizing': 'articles/buying-guides/split-system-sizing',
  'energy-rating': 'articles/buying-guides/energy-rating',
  'running-cost': 'articles/buying-guides/running-cost',
  noise: 'articles/buying-guides/noise',

  help: 'articles/help',
  'delivery-and-installation': 'articles/help/delivery-and-installation',
  returns: 'articles/help/returns',
  'repair-plans': 'articles/help/repair-plans',
  'click-and-collect': 'articles/help/click-and-collect',
  'gift-cards': 'articles/help/gift-cards',
  'price-promise': 'articles/help/price-promise',
  'track-an-order': 'articles/help/track-an-order',
  'ways-to-pay': 'articles/help/ways-to-pay',
  'planning-visits': 'articles/help/planning-visits',
  scams: 'articles/help/scams',
  contact: 'articles/help/contact',

  about: 'articles/about',
  'our-story': 'articles/about/our-story',
  recycling: 'articles/about/recycling',
  careers: 'articles/about/careers',
  events: 'articles/about/events',
  'coffee-class': 'articles/about/coffee-class',
  newsletter: 'articles/about/newsletter',
  accessibility: 'articles/about/accessibility',
  'checkout-privacy-policy': 'articles/about/privacy-policy',
  'checkout-terms-of-sale': 'articles/about/terms-of-sale',
} as const;

export type ArticleId = keyof typeof ARTICLE_PATHS;

/** The address of an article inside the shop. */
export const toArticle = (id: ArticleId): string => `/${ARTICLE_PATHS[id]}`;
