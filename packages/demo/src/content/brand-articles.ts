import type { ContentBlock } from '@wattle/domain/content';
import type { Image } from '@wattle/domain/images';
import type { SummerEvent } from '../catalogue/market/summer-event.ts';
import { readRows } from '../read-rows.ts';
import { categoryTiles, classed, heading, link, paragraph } from './blocks.ts';
import type { ArticleText } from './read-article.ts';

/** A feature about the brand's products in one category [D-2-48]. */
type Feature = {
  readonly categoryTarget: string;
  readonly heading: string;
  readonly carouselHeading: string;
  readonly description: string;
  readonly image: Image;
};
type Banner = { readonly heading: string; readonly text: string; readonly path: string; readonly label: string };
type Figure = readonly [value: string, label: string];

type BrandStory = Omit<ArticleText, 'id' | 'kicker' | 'body'> & {
  readonly brand: string;
  /** Shown in the brand page's header, next to the number of models. */
  readonly figures: readonly [Figure, Figure];
  readonly categories: readonly string[];
  readonly first: Feature;
  /** Between the two features: permanent, or for the summer event only. */
  readonly banner?: Banner;
  readonly event?: Banner;
  readonly second: Feature;
};

const group = (value: Readonly<Record<string, unknown>>, ...children: ContentBlock[]): ContentBlock => {
  return { id: 'group', value, children };
};
const section = (...children: ContentBlock[]): ContentBlock =>
  classed('section wrap', { id: 'container', value: { type: 'fluid' }, children });

const figure = ([value, label]: Figure) =>
  group({ direction: 'vertical', gap: 'tight' }, paragraph(value), paragraph(label));

/** A full-width banner with a button. Gold is for limited offers. */
function bannerBlock({ heading: title, text, path, label }: Banner, colour: 'gold' | 'sand'): ContentBlock {
  const words = group({ direction: 'vertical', gap: 'tight' }, heading(2, title), paragraph(text));
  const { value } = link(path, label);
  const button = { id: 'link', value: { ...value, button: true, buttonType: 'secondary' } };
  return section(classed(`banner on-${colour}`, group({ direction: 'horizontal', gap: 'normal' }, words, button)));
}

/** Shown only during the event. */
function eventBanner(words: Banner, { startTime, endTime, lastDay }: SummerEvent): ContentBlock {
  const banner = { ...words, text: words.text.replace('{eventLastDay}', lastDay) };
  return { id: 'scheduled', value: { startTime, endTime }, children: [bannerBlock(banner, 'gold')] };
}

function feature({ categoryTarget, ...words }: Feature, brandTarget: string, imagePosition: string): ContentBlock {
  const value = { ...words, imagePosition, ratio: '1 / 1', maxItems: 16, categoryTarget, brandTarget };
  return classed('section wrap', { id: 'brand-category', value });
}

/** A brand page's content between name and listing: rooms, a feature, a banner and another feature. */
function toArticle(story: BrandStory, event: SummerEvent): ArticleText {
  const { brand, figures, categories, first, banner, event: whileOn, second, ...head } = story;
  const brandId = `b-${brand}`;
  const tiles = categoryTiles(...categories);
  const between = whileOn ? eventBanner(whileOn, event) : banner && bannerBlock(banner, 'sand');
  return {
    ...head,
    id: `brand-${brand}`,
    kicker: 'Brands',
    body: [
      classed('figures', group({ direction: 'horizontal' }, ...figures.map(figure))),
      section(
        classed('head-row', group({ direction: 'horizontal' }, heading(2, `${head.name} by room`))),
        // each tile leads to the brand's products there [D-2-53]
        { ...tiles, value: { ...tiles.value, brand: brandId } },
      ),
      feature(first, brandId, 'left'),
      ...(between ? [between] : []),
      feature(second, brandId, 'right'),
    ],
  };
}

const STORIES = readRows<BrandStory>(new URL('./brand-stories.jsonl', import.meta.url));

/** Articles for the brands with the largest ranges; a brand without one shows only its listing. */
export const brandArticles = (event: SummerEvent): ArticleText[] => STORIES.map((story) => toArticle(story, event));
