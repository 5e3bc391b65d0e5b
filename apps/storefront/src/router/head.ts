type TitleEntry = { readonly title: string };

/** An entry of a page's document head. */
export type HeadEntry =
  | TitleEntry
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | {
      readonly rel: 'canonical' | 'prev' | 'next' | 'preload';
      readonly href: string;
      readonly [attribute: string]: string;
    }
  | { readonly jsonLd: object };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** JSON that is safe inside a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const written = new WeakMap<object, string>();

/** The same, for data whose parts are the same objects on many pages: each part is written once. */
export const jsonByParts = (value: object): string =>
  `{${Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${scriptJson(name)}:${partJson(part)}`)
    .join(',')}}`;

function partJson(part: unknown): string {
  if (typeof part !== 'object' || part === null) return scriptJson(part);
  const json = written.get(part) ?? scriptJson(part);
  written.set(part, json);
  return json;
}

const attributes = (entry: object): string =>
  Object.entries(entry)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');

/** Renders the entries as HTML. A later title replaces an earlier one. */
export function headHtml(entries: readonly HeadEntry[]): string {
  return entries.map(entryHtml).join('');
}

function entryHtml(entry: HeadEntry): string {
  if ('title' in entry) return `<title>${escapeHtml(entry.title)}</title>`;
  if ('jsonLd' in entry) return `<script type="application/ld+json">${scriptJson(entry.jsonLd)}</script>`;
  return 'rel' in entry ? `<link${attributes(entry)}>` : `<meta${attributes(entry)}>`;
}

/** Elements that belong to one page only. */
const OF_ONE_PAGE =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="prev"], link[rel="next"], script[type="application/ld+json"]';

/**
 * Replaces the head entries of one page with those of the next. Collects the server's entries before any component
 * renders, because components own what they add.
 */
export function createHead(head: HTMLHeadElement): (entries: readonly HeadEntry[]) => void {
  const title = head.querySelector('title');
  let own: readonly Element[] = [...head.querySelectorAll(OF_ONE_PAGE)];
  return (entries) => {
    for (const element of own) element.remove();
    const words = entries.find((entry): entry is TitleEntry => 'title' in entry);
    if (title && words) title.textContent = words.title;
    const template = head.ownerDocument.createElement('template');
    template.innerHTML = headHtml(entries.filter((entry) => !('title' in entry) && !isPreload(entry)));
    own = [...template.content.children];
    head.append(...own);
  };
}

/** Image preloads only matter on a full page load. */
const isPreload = (entry: HeadEntry): boolean => 'rel' in entry && entry.rel === 'preload';
