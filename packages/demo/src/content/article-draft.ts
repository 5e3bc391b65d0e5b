import type { ContentBlock, Image } from '@wattle/domain';
import type { ArticleId } from './article-paths.ts';

/** An article before it has dates: they are counted back from the day the shop is made. */
export type ArticleDraft = {
  readonly id: ArticleId;
  readonly parentId: ArticleId | null;
  readonly name: string;
  readonly kicker: string;
  readonly summary: string;
  readonly heroImage: Image | null;
  readonly publishedDaysAgo: number;
  readonly checkedDaysAgo: number;
  /** Or what is written at a moment, about products whose price is held for an event. */
  readonly body: readonly ContentBlock[] | ((now: number, dealIds: readonly string[]) => readonly ContentBlock[]);
};
