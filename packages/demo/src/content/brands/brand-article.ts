import type { ContentBlock, Image } from '@wattle/domain';
import type { ArticleDraft } from '../article-draft.ts';
import { classed } from '../blocks.ts';
import { brandCategory } from '../catalogue-blocks.ts';
import type { CategoryKey } from '../catalogue-ids.ts';
import type { WrittenBrand } from './brand-article-paths.ts';
import { byRoom, type Figure, figures } from './brand-blocks.ts';

type Feature = {
  readonly category: CategoryKey;
  readonly heading: string;
  readonly carouselHeading: string;
  readonly description: string;
  readonly image: Image;
};

export type BrandStory = {
  readonly brand: WrittenBrand;
  readonly name: string;
  readonly summary: string;
  readonly heroImage: Image;
  readonly figures: readonly [Figure, Figure];
  readonly rooms: readonly CategoryKey[];
  readonly first: Feature;
  /** Stands between the two features. */
  readonly between: ContentBlock | ((now: number) => ContentBlock);
  readonly second: Feature;
  readonly publishedDaysAgo: number;
  readonly checkedDaysAgo: number;
};

/** What the page of a brand shows between its name and its list: rooms, a feature, a banner and another feature. */
export function brandArticle({ brand, between, ...story }: BrandStory): ArticleDraft {
  const feature = (one: Feature, imagePosition: 'left' | 'right') =>
    classed('section wrap', brandCategory({ ...one, brand, imagePosition }));
  const bodyWith = (banner: ContentBlock) => [
    figures(...story.figures),
    byRoom(brand, story.name, story.rooms),
    feature(story.first, 'left'),
    banner,
    feature(story.second, 'right'),
  ];
  return {
    id: `brand-${brand}`,
    parentId: null,
    name: story.name,
    kicker: 'Brands',
    summary: story.summary,
    heroImage: story.heroImage,
    publishedDaysAgo: story.publishedDaysAgo,
    checkedDaysAgo: story.checkedDaysAgo,
    body: typeof between === 'function' ? (now) => bodyWith(between(now)) : bodyWith(between),
  };
}
