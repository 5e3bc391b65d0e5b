import type { Article } from '@wattle/domain';
import type { ArticleDraft } from './article-draft.ts';
import { ARTICLE_DRAFTS } from './article-drafts.ts';
import { ARTICLE_PATHS } from './article-paths.ts';

const SECONDS_PER_DAY = 86_400;

function toArticleRecord(draft: ArticleDraft, position: number, now: number): Article {
  const { id, parentId, name, kicker, summary, heroImage, body } = draft;
  return {
    id,
    name,
    path: ARTICLE_PATHS[id],
    heroImage,
    summary,
    kicker,
    parentId,
    position,
    body: typeof body === 'function' ? body(now) : body,
    publishedAt: now - draft.publishedDaysAgo * SECONDS_PER_DAY,
    updatedAt: now - draft.checkedDaysAgo * SECONDS_PER_DAY,
  };
}

/** What editors have written; `now` (seconds) decides only dates. Positions count among brothers and sisters. */
export function generateArticles({ now }: { readonly now: number }): Article[] {
  const nextPosition = new Map<string | null, number>();
  return ARTICLE_DRAFTS.map((draft) => {
    const position = nextPosition.get(draft.parentId) ?? 0;
    nextPosition.set(draft.parentId, position + 1);
    return toArticleRecord(draft, position, now);
  });
}
