import type { ArticleDraft } from './article-draft.ts';
import { about } from './articles/about.ts';
import { accessibility } from './articles/accessibility.ts';
import { buyingGuides } from './articles/buying-guides.ts';
import { careers } from './articles/careers.ts';
import { chooseADishwasher } from './articles/choose-a-dishwasher.ts';
import { chooseAFridge } from './articles/choose-a-fridge.ts';
import { chooseALaptop } from './articles/choose-a-laptop.ts';
import { clickAndCollect } from './articles/click-and-collect.ts';
import { coffeeClass } from './articles/coffee-class.ts';
import { contact } from './articles/contact.ts';
import { deliveryAndInstallation } from './articles/delivery-and-installation.ts';
import { energyRating } from './articles/energy-rating.ts';
import { espressoAtHome } from './articles/espresso-at-home.ts';
import { events } from './articles/events.ts';
import { frontOrTopLoader } from './articles/front-or-top-loader.ts';
import { giftCards } from './articles/gift-cards.ts';
import { heatPumpDryers } from './articles/heat-pump-dryers.ts';
import { help } from './articles/help.ts';
import { home } from './articles/home.ts';
import { inductionOrGas } from './articles/induction-or-gas.ts';
import { newsletter } from './articles/newsletter.ts';
import { noResultsFound } from './articles/no-results-found.ts';
import { noise } from './articles/noise.ts';
import { ourStory } from './articles/our-story.ts';
import { pageNotFound } from './articles/page-not-found.ts';
import { planningVisits } from './articles/planning-visits.ts';
import { pricePromise } from './articles/price-promise.ts';
import { privacyPolicy } from './articles/privacy-policy.ts';
import { recycling } from './articles/recycling.ts';
import { repairPlans } from './articles/repair-plans.ts';
import { returns } from './articles/returns.ts';
import { runningCost } from './articles/running-cost.ts';
import { scams } from './articles/scams.ts';
import { soundbars } from './articles/soundbars.ts';
import { splitSystemSizing } from './articles/split-system-sizing.ts';
import { stickOrRobotVacuum } from './articles/stick-or-robot-vacuum.ts';
import { termsOfSale } from './articles/terms-of-sale.ts';
import { trackAnOrder } from './articles/track-an-order.ts';
import { tvSizeAndPanel } from './articles/tv-size-and-panel.ts';
import { waysToPay } from './articles/ways-to-pay.ts';
import { willItFit } from './articles/will-it-fit.ts';
import { BRAND_ARTICLES } from './brands/brand-articles.ts';

/** Every article; brothers and sisters are shown in this order. */
export const ARTICLE_DRAFTS: readonly ArticleDraft[] = [
  home,
  pageNotFound,
  noResultsFound,
  ...BRAND_ARTICLES,
  buyingGuides,
  willItFit,
  chooseAFridge,
  frontOrTopLoader,
  heatPumpDryers,
  chooseADishwasher,
  inductionOrGas,
  tvSizeAndPanel,
  soundbars,
  chooseALaptop,
  stickOrRobotVacuum,
  espressoAtHome,
  splitSystemSizing,
  energyRating,
  runningCost,
  noise,
  help,
  trackAnOrder,
  deliveryAndInstallation,
  returns,
  clickAndCollect,
  repairPlans,
  giftCards,
  pricePromise,
  waysToPay,
  planningVisits,
  scams,
  contact,
  about,
  ourStory,
  recycling,
  careers,
  events,
  coffeeClass,
  newsletter,
  accessibility,
  privacyPolicy,
  termsOfSale,
];
