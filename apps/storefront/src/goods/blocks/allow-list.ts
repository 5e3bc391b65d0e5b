/**
 * What editors' HTML may hold: the whole list. A tag that is not here loses its tag and keeps its words, an attribute
 * that is not here is forgotten, and an address with another protocol leads nowhere. No style, class, id, name or
 * event handler; nothing that runs, frames, submits or loads by itself.
 */
const WORDS = ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'hr', 'a'] as const;
const LISTS = ['ul', 'ol', 'li'] as const;
const HEADINGS = ['h2', 'h3', 'h4'] as const;
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

/** What an editor of words makes. */
const WYSIWYG_TAGS = [...WORDS, ...LISTS, ...HEADINGS, ...TABLES] as const;

/** What a piece of HTML may hold besides. */
const HTML_TAGS = [
  ...WYSIWYG_TAGS,
  'h5',
  'h6',
  'small',
  'mark',
  'abbr',
  'cite',
  'code',
  'time',
  'dl',
  'dt',
  'dd',
  'tfoot',
  'div',
  'section',
  'span',
  'figure',
  'figcaption',
  'img',
  'details',
  'summary',
  'meter',
] as const;

export type SafeTag = (typeof HTML_TAGS)[number];
export type HtmlKind = 'wysiwyg' | 'html';

export const SAFE_TAGS: Readonly<Record<HtmlKind, ReadonlySet<string>>> = {
  wysiwyg: new Set(WYSIWYG_TAGS),
  html: new Set(HTML_TAGS),
};

const cell = ['scope', 'colspan', 'rowspan'] as const;

/** Which attributes each tag may have. */
export const SAFE_ATTRIBUTES = {
  a: ['href'],
  th: cell,
  td: cell,
  ol: ['start'],
  time: ['datetime'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  meter: ['min', 'max', 'low', 'high', 'optimum', 'value'],
  details: ['open'],
  div: ['data-widget', 'data-store', 'data-amount'],
} as const satisfies Partial<Record<SafeTag, readonly string[]>>;

export type SafeAttribute = (typeof SAFE_ATTRIBUTES)[keyof typeof SAFE_ATTRIBUTES][number];

/** Where a link may lead; a path, a place on the page or a bare host needs none of them. */
export const SAFE_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

/** The only elements that a script of someone else may fill, and only where it is configured [D-2-65 D-2-66]. */
export const WIDGETS = ['stylist-booking', 'buy-now-pay-later'] as const;
export type WidgetName = (typeof WIDGETS)[number];
