import type { MetaDescriptor } from 'react-router';

const SHOP_NAME = 'Wattle';
const DESCRIPTION_MAX = 160;

export type PageMeta = {
  /** Without the shop's name, which follows it. */
  title: string;
  description: string;
  /** The one address of this page. */
  canonical: string;
  /** Kept out of search engines, as results of a search are. */
  hidden?: boolean;
};

/** What a page says about itself to browsers, search engines and whoever shares it. */
export function pageMeta({ title, description, canonical, hidden = false }: PageMeta): MetaDescriptor[] {
  const full = `${title} | ${SHOP_NAME}`;
  const short = shorten(description);
  return [
    { title: full },
    { name: 'description', content: short },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: full },
    { property: 'og:description', content: short },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: SHOP_NAME },
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

/** Search engines cut a description off; this cuts it between words. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_MAX - 1))}…`;
}
