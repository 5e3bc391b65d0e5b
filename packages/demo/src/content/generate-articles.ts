import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Article } from '@wattle/domain/content';
import { eventMoment } from '@wattle/domain/forms';
import { spanAt } from '../catalogue/market/campaigns.ts';
import { DAY } from '../catalogue/market/moments.ts';
import { type SummerEvent, summerEvent } from '../catalogue/market/summer-event.ts';
import { STORE_SITES } from '../stores/store-site.ts';
import { brandArticles } from './brand-articles.ts';
import { chooseDeals } from './choose-deals.ts';
import { DEMO_IDENTITY } from './demo-identity.ts';
import { GOODS_AND_SERVICES_GUARANTEES, GOODS_GUARANTEES, REPAIR_NOTICE } from './law-texts.ts';
import { generateMarketingLists } from './marketing-lists.ts';
import { type ArticleText, type Facts, readArticle } from './read-article.ts';

/** The files in `articles`, in sibling order. */
const PAGES = ['home', 'page-not-found', 'no-results-found'];
const SECTIONS: readonly (readonly [parent: string, children: string])[] = [
  [
    'buying-guides',
    'will-it-fit choose-a-fridge front-or-top-loader heat-pump-dryers choose-a-dishwasher induction-or-gas ' +
      'tv-size-and-panel soundbars choose-a-laptop stick-or-robot-vacuum espresso-at-home split-system-sizing ' +
      'energy-rating running-cost noise',
  ],
  [
    'help',
    'track-an-order delivery-and-installation returns click-and-collect repair-plans gift-cards price-promise ' +
      'ways-to-pay planning-visits scams contact',
  ],
  ['about', 'our-story recycling careers events coffee-class newsletter accessibility privacy-policy terms-of-sale'],
];
const TEN_YEARS = 3650 * DAY;

/** Facts the texts quote; tests check all other figures against the shop. */
function factsAt(now: number, event: SummerEvent, deals: readonly string[]): Facts {
  const [bundleStart, bundleEnd] = spanAt(now, { campaign: 'kitchenBundle' });
  const coffee = generateMarketingLists({ now })['marketing-lists'].find(({ id }) => id === 'coffee-class')?.event;
  return {
    supportPhone: DEMO_IDENTITY.phone,
    storeCount: STORE_SITES.length,
    eventStart: event.startTime,
    eventEnd: event.endTime,
    eventOver: event.endTime + TEN_YEARS,
    eventLastDay: event.lastDay,
    dealProducts: JSON.stringify(deals.map((id) => ({ product: { id } }))),
    bundleStart: bundleStart ?? 0,
    bundleEnd: bundleEnd ?? 0,
    ...(coffee && { classStart: coffee.startsAt, classMoment: eventMoment(coffee) }),
    ...(coffee && { classPlace: coffee.place, classNote: coffee.note }),
    goodsGuarantees: GOODS_GUARANTEES,
    goodsAndServicesGuarantees: GOODS_AND_SERVICES_GUARANTEES,
    repairNotice: REPAIR_NOTICE,
  };
}

type Shop = { readonly now: number; readonly products?: readonly ProductRecord[] };

/** The editorial articles; `now` (seconds) only affects dates and offers. Positions are counted among siblings. */
export function generateArticles({ now, products = [] }: Shop): Article[] {
  const event = summerEvent(now);
  const facts = factsAt(now, event, chooseDeals(products));
  const nextPosition = new Map<string | null, number>();
  const place = (text: ArticleText, path: string, parentId: string | null): Article => {
    const { id, name, heroImage, summary, kicker, body, publishedDaysAgo, checkedDaysAgo } = text;
    const position = nextPosition.get(parentId) ?? 0;
    nextPosition.set(parentId, position + 1);
    const dates = { publishedAt: now - publishedDaysAgo * DAY, updatedAt: now - checkedDaysAgo * DAY };
    return { id, name, path, heroImage, summary, kicker, parentId, position, body, ...dates };
  };
  const read = (path: string, parentId: string | null): Article =>
    place(readArticle(new URL(`./${path}.md`, import.meta.url), facts), path, parentId);
  return [
    ...PAGES.map((page) => read(`articles/${page}`, null)),
    ...brandArticles(event).map((text) => place(text, text.id.replace('brand-', 'articles/brands/'), null)),
    ...SECTIONS.flatMap(([parent, children]) => [
      read(`articles/${parent}`, null),
      ...children.split(' ').map((child) => read(`articles/${parent}/${child}`, parent)),
    ]),
  ];
}
