import { type HtmlKind, SAFE_ATTRIBUTES, SAFE_TAGS, type SafeAttribute, type SafeTag } from './allow-list.ts';

export type { SafeTag } from './allow-list.ts';

/** Rich text as a tree of allowed elements and attributes. */
export type SafeElement = Partial<Readonly<Record<SafeAttribute, string>>> & {
  readonly tag: SafeTag;
  readonly children: readonly SafeNode[];
};
export type SafeNode = string | SafeElement;

export function isSafeTag(tag: string, kind: HtmlKind): tag is SafeTag {
  return SAFE_TAGS[kind].has(tag);
}

export function safeAttributesOf(tag: SafeTag): readonly SafeAttribute[] {
  return tag in SAFE_ATTRIBUTES ? SAFE_ATTRIBUTES[tag as keyof typeof SAFE_ATTRIBUTES] : [];
}
