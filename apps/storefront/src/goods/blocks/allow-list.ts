/**
 * The complete allow list for editors' HTML. Other tags are dropped but keep their text, other attributes are dropped,
 * and links with other protocols are removed. No style, class, id, name or event handlers; nothing that runs, frames,
 * submits or loads by itself.
 */
const WORDS = ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'hr', 'a'] as const;
const LISTS = ['ul', 'ol', 'li'] as const;
const HEADINGS = ['h2', 'h3', 'h4'] as const;
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

/** Tags for rich text. */
const WYSIWYG_TAGS = [...WORDS, ...LISTS, ...HEADINGS, ...TABLES] as const;

/** Additional tags for HTML blocks. */
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

/** Allowed attributes by tag. */
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

/** Allowed link protocols; paths, anchors and bare hosts need none. */
export const SAFE_PROTOCOLS: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

/** The only elements that third-party scripts may fill, and only when configured [D-2-65 D-2-66]. */
export const WIDGETS = ['stylist-booking', 'buy-now-pay-later'] as const;
export type WidgetName = (typeof WIDGETS)[number];
