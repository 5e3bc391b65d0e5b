import { articleData, breadcrumbData, imageAddress, imageUrl, wholeAddress } from '@wattle/domain';
import type { MetaDescriptor } from 'react-router';
import { pageMeta, SHOP_NAME, type SharedImage } from '../../page/page-meta.ts';
import type { ArticlePage, ArticleView } from './article-view.ts';

type Article = ArticlePage['article'];

/** Wide enough for whoever shows it large. */
const IMAGE_WIDTH = 1200;

/** What an article's page says about itself. Runs where pages are made, so that browsers load none of it. */
export function articleMeta(article: Article, { crumbs }: Pick<ArticleView, 'crumbs'>, url: URL): MetaDescriptor[] {
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
    { 'script:ld+json': articleData(article, origin, SHOP_NAME) },
    // the first of the way is the front page, which it brings itself
    { 'script:ld+json': breadcrumbData(crumbs.slice(1), origin, canonical) },
  ];
}

function sharedImage({ heroImage }: Article, origin: string): SharedImage | undefined {
  const address = heroImage && imageAddress(heroImage);
  if (!heroImage || !address) return undefined;
  return { url: wholeAddress(origin, imageUrl(address, { width: IMAGE_WIDTH })), alt: heroImage.alt };
}

function timeMeta(property: string, seconds: number): MetaDescriptor[] {
  return seconds > 0 ? [{ property, content: new Date(seconds * 1000).toISOString() }] : [];
}
