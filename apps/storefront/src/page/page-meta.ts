import type { MetaDescriptor } from 'react-router';

export const SHOP_NAME = 'Wattle';
const DESCRIPTION_MAX = 160;

/** A picture that goes with the page where it is shared; its address is a whole one. */
export type SharedImage = { readonly url: string; readonly alt: string };

export type PageMeta = {
  /** Without the shop's name, which follows it. */
  title: string;
  description: string;
  /** The one address of this page. */
  canonical: string;
  /** Kept out of search engines, as results of a search are. */
  hidden?: boolean;
  /** What kind of thing the page is about. */
  type?: 'website' | 'product' | 'article';
  image?: SharedImage | undefined;
};

/** What a page says about itself to browsers, search engines and whoever shares it. */
export function pageMeta({
  title,
  description,
  canonical,
  hidden = false,
  type = 'website',
  image,
}: PageMeta): MetaDescriptor[] {
  const full = `${title} | ${SHOP_NAME}`;
  const short = shorten(description);
  return [
    { title: full },
    { name: 'description', content: short },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: type },
    { property: 'og:title', content: full },
    { property: 'og:description', content: short },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: SHOP_NAME },
    { property: 'og:locale', content: 'en_AU' },
    // whoever shows these falls back on the Open Graph ones for the words
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

/** Search engines cut a description off; this cuts it between words. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MAX - 1))}…`;
}
