import type { HeadEntry } from '../router/head.ts';

const DESCRIPTION_MAX = 160;

/** Share image, with an absolute address. */
export type SharedImage = { readonly url: string; readonly alt: string };

export type PageMeta = {
  /** Without the shop's name, which `withShopName` appends. */
  title: string;
  description: string;
  /** Canonical address. */
  canonical: string;
  /** Excluded from search engines, as search results are. */
  hidden?: boolean;
  /** Open Graph type. */
  type?: 'website' | 'product' | 'article';
  image?: SharedImage | undefined;
};

/** Meta entries for browsers, search engines and sharing. */
export function pageMeta({
  title,
  description,
  canonical,
  hidden = false,
  type = 'website',
  image,
}: PageMeta): HeadEntry[] {
  const short = shorten(description);
  return [
    { title },
    { name: 'description', content: short },
    { rel: 'canonical', href: canonical },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: short },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: 'en_AU' },
    // Twitter falls back to the Open Graph texts
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image
      ? [
          { property: 'og:image', content: image.url },
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** Search engines truncate descriptions; this does so between words. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MAX - 1))}…`;
}
