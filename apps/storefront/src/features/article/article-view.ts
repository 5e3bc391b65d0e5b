import type { CallValue } from '@wattle/contract';
import type { Image } from '@wattle/domain/images';
import { pageLink } from '@wattle/domain/links';
import * as commonWords from '@wattle/messages/common';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { type ContentsEntry, contentsOf } from './contents-of.ts';
import { listsChildren } from './lists-children.ts';
import { readingMinutes } from './reading-minutes.server.ts';

export type ArticlePage = CallValue<'findArticleByPath'>;
export type ArticlePlaceName = Pick<ArticlePage['article'], 'name' | 'path'>;
export type ChildArticle = ArticlePage['children'][number];

/** A date in words and in ISO form. */
export type Day = { readonly words: string; readonly date: string };

/** Everything around an article's blocks. */
export type ArticleView = {
  readonly id: string;
  readonly crumbs: readonly Crumb[];
  readonly name: string;
  readonly kicker: string;
  readonly summary: string;
  readonly heroImage: Image | null;
  readonly minutes: number | null;
  readonly checked: Day | null;
  readonly published: Day | null;
  readonly contents: readonly ContentsEntry[];
  readonly children: readonly ChildArticle[];
};

/** Articles with fewer sections get no table of contents. */
const CONTENTS_MIN = 3;

/** Prepares the article for display, on the server. */
export function articleView(
  { article, children }: ArticlePage,
  ancestors: readonly ArticlePlaceName[],
  blocks: readonly ShownBlock[],
): ArticleView {
  const { id, name, kicker, summary, heroImage } = article;
  const contents = contentsOf(blocks);
  const checked = dayOf(article.updatedAt);
  const published = dayOf(article.publishedAt);
  return {
    id,
    crumbs: crumbsOf(ancestors, name),
    name,
    kicker,
    summary,
    heroImage,
    minutes: readingMinutes(blocks),
    checked,
    published: published?.date === checked?.date ? null : published,
    contents: contents.length < CONTENTS_MIN ? [] : contents,
    children: listsChildren(blocks, id) ? [] : children,
  };
}

export const crumbsOf = (ancestors: readonly ArticlePlaceName[], name: string): Crumb[] => [
  { label: commonWords.home, to: '/' },
  ...ancestors.map((place) => ({ label: place.name, to: pageLink(place.path) })),
  { label: name },
];

const ZONE = 'Australia/Sydney';
const inWords = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, dateStyle: 'long' });
const inFigures = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });

function dayOf(seconds: number): Day | null {
  if (seconds <= 0) return null;
  return { words: inWords.format(seconds * 1000), date: inFigures.format(seconds * 1000) };
}
