import type { Article } from '../content/content.ts';
import { imageAddress } from '../images/image.ts';
import { imageUrl } from '../images/image-url.ts';
import { LOCALE } from '../settings/shop-constants.ts';
import { organizationId } from './organization-data.ts';
import { SCHEMA_ORG, type StructuredData, wholeAddress } from './structured-data.ts';

const IMAGE_WIDTH = 1200;

export type ArticleFacts = Pick<Article, 'name' | 'path' | 'summary' | 'heroImage' | 'publishedAt' | 'updatedAt'>;

/** An article for search engines, with the shop as author and publisher. */
export function articleData(article: ArticleFacts, origin: string, publisherName: string): StructuredData {
  const address = wholeAddress(origin, article.path);
  const image = article.heroImage ? imageAddress(article.heroImage) : undefined;
  const publisher = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: publisherName,
    url: wholeAddress(origin, ''),
  };
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: article.name,
    ...(article.summary !== '' && { description: article.summary }),
    ...(image !== undefined && { image: [wholeAddress(origin, imageUrl(image, { width: IMAGE_WIDTH }))] }),
    ...(article.publishedAt > 0 && { datePublished: isoTime(article.publishedAt) }),
    ...(article.updatedAt > 0 && { dateModified: isoTime(article.updatedAt) }),
    inLanguage: LOCALE,
    author: publisher,
    publisher,
    mainEntityOfPage: address,
  };
}

/** Omits fractions of a second, which are not known. */
const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
