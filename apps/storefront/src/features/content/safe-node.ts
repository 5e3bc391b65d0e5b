/** Rich text as a tree of allowed elements. What is not in the list keeps its words and loses its tag. */
export const SAFE_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'hr',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type SafeTag = (typeof SAFE_TAGS)[number];

export type SafeElement = {
  readonly tag: SafeTag;
  readonly href?: string;
  readonly scope?: 'col' | 'row';
  readonly children: readonly SafeNode[];
};
export type SafeNode = string | SafeElement;

const tags: ReadonlySet<string> = new Set(SAFE_TAGS);
export function isSafeTag(tag: string): tag is SafeTag {
  return tags.has(tag);
}
