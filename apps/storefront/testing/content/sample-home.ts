import type { Block } from '@wattle/domain/content';
import { rejected, success } from '@wattle/domain/results';
import { BLOCK_ANSWERS } from '../../src/goods/blocks/testing/block-answers.ts';
import type { Answers } from '../stage-answers.ts';

/** End of the event, seconds since epoch. */
export const EVENT_END = 4_102_444_800;

const heading = (level: 1 | 2, content: string): Block => ({ id: 'heading', value: { level, content }, children: [] });
const link = (path: string, label: string): Block => ({ id: 'link', value: { link: { path, label } }, children: [] });

const hero: Block = {
  id: 'image',
  customClasses: 'hero-picture',
  value: {
    src: '/pictures/scene/hero-wide/default.svg',
    alt: 'A fridge in morning light',
    width: 1440,
    height: 620,
    ratio: '1440 / 620',
    stretch: true,
    mobile: {
      src: '/pictures/scene/hero-tall/default.svg',
      alt: 'A fridge in morning light',
      width: 848,
      height: 700,
      ratio: '848 / 700',
    },
  },
  children: [],
};

const top = (title: string, startTime: number, endTime: number, ...more: Block[]): Block => ({
  id: 'scheduled',
  value: { startTime, endTime },
  children: [
    {
      id: 'container',
      customClasses: 'hero',
      value: { type: 'fluid' },
      children: [
        {
          id: 'group',
          customClasses: 'hero-words',
          value: { direction: 'vertical', gap: 'normal' },
          children: [heading(1, title), ...more],
        },
        hero,
      ],
    },
  ],
});

const fridges: Block = {
  id: 'product-listing',
  value: {
    type: 'collection',
    schema: 'category',
    collection: { mode: 'membership', id: 'c-fridges', index: 'products', sort: '' },
    display: 'carousel',
  },
  children: [],
};

const BODY: readonly Block[] = [
  top('Cool, calm and here.', 0, EVENT_END, link('/categories/heating-and-cooling', 'Shop the event')),
  top('Delivered on the day you choose.', EVENT_END, EVENT_END * 2),
  heading(2, 'What are you replacing?'),
  {
    id: 'category-listing',
    customClasses: 'bento',
    value: { type: 'manual', categories: ['c-fridges', 'c-laundry', 'c-cooking'] },
    children: [],
  },
  { id: 'scheduled', value: { startTime: 0, endTime: EVENT_END }, children: [heading(2, 'Prices held'), fridges] },
  {
    id: 'scheduled',
    value: { startTime: EVENT_END, endTime: EVENT_END * 2 },
    children: [heading(2, 'Fridges people keep'), fridges],
  },
  heading(2, 'The second price tag, shown first'),
  link('/articles/buying-guides/running-cost', 'How we work it out'),
  { id: 'brand-listing', value: { type: 'dynamic', maxItems: 18 }, children: [] },
];

export const HOME_TITLES = [
  'Cool, calm and here.',
  'What are you replacing?',
  'Prices held',
  'The second price tag, shown first',
];

/** An editors' home page: a limited event, categories and brands. */
export const HOME_ANSWERS = {
  ...BLOCK_ANSWERS,
  findArticle: ({ id }) =>
    id === 'home'
      ? success({
          article: {
            id,
            name: 'Appliances on the day you choose',
            path: 'articles/home',
            kicker: '',
            summary: 'With the running cost on every page.',
            heroImage: null,
            parentId: null,
            position: 0,
            publishedAt: 1,
            updatedAt: 2,
            body: [...BODY],
          },
          children: [],
        })
      : rejected({ code: 'ARTICLE_NOT_FOUND' }),
  findArticleByPath: rejected({ code: 'ARTICLE_NOT_FOUND' }),
  loadCategory: rejected({ code: 'CATEGORY_NOT_FOUND' }),
} satisfies Answers;
