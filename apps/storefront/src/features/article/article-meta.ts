import { imageAddress, imageUrl } from '@wattle/domain/images';
import { articleData, breadcrumbData, wholeAddress } from '@wattle/domain/structured-data';
import { pageMeta, type SharedImage } from '../../page/page-meta.ts';
import type { HeadEntry } from '../../router/head.ts';
import type { ArticlePage, ArticleView } from './article-view.ts';

type Article = ArticlePage['article'];

/** Wide enough for large share previews. */
const IMAGE_WIDTH = 1200;

/** Head entries of an article page. Server only, so that browsers load none of it. */
export function articleMeta(
  article: Article,
  { crumbs }: Pick<ArticleView, 'crumbs'>,
  url: URL,
  shopName: string,
): HeadEntry[] {
  const { origin, pathname } = url;
  const canonical = `${origin}${pathname}`;
  return [
    ...pageMeta({
      title: article.name,
      description: article.summary,
      canonical,
      type: 'article',
      image: sharedImage(article, origin),
    }),
    ...timeMeta('article:published_time', article.publishedAt),
    ...timeMeta('article:modified_time', article.updatedAt),
    { jsonLd: articleData(article, origin, shopName) },
    // `breadcrumbData` adds the home page itself
    { jsonLd: breadcrumbData(crumbs.slice(1), origin, canonical) },
  ];
}

function sharedImage({ heroImage }: Article, origin: string): SharedImage | undefined {
  const address = heroImage && imageAddress(heroImage);
  if (!heroImage || !address) return undefined;
  return { url: wholeAddress(origin, imageUrl(address, { width: IMAGE_WIDTH })), alt: heroImage.alt };
}

function timeMeta(property: string, seconds: number): HeadEntry[] {
  return seconds > 0 ? [{ property, content: new Date(seconds * 1000).toISOString() }] : [];
}
