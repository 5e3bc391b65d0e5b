import type { Article, ProductRecord } from '@wattle/domain';
import type { ArticleDraft } from './article-draft.ts';
import { ARTICLE_DRAFTS } from './article-drafts.ts';
import { ARTICLE_PATHS } from './article-paths.ts';
import { chooseDeals } from './choose-deals.ts';
import { summerEvent } from './summer-event.ts';

const SECONDS_PER_DAY = 86_400;

type Moment = { readonly now: number; readonly dealIds: readonly string[] };

function toArticleRecord(draft: ArticleDraft, position: number, { now, dealIds }: Moment): Article {
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
    body: typeof body === 'function' ? body(now, dealIds) : body,
    publishedAt: now - draft.publishedDaysAgo * SECONDS_PER_DAY,
    updatedAt: now - draft.checkedDaysAgo * SECONDS_PER_DAY,
  };
}

type Shop = { readonly now: number; readonly products?: readonly ProductRecord[] };

/** What editors have written; `now` (seconds) decides only dates and offers. Positions count among brothers and sisters. */
export function generateArticles({ now, products = [] }: Shop): Article[] {
  const dealIds = chooseDeals(products, now, summerEvent(now).endTime);
  const nextPosition = new Map<string | null, number>();
  return ARTICLE_DRAFTS.map((draft) => {
    const position = nextPosition.get(draft.parentId) ?? 0;
    nextPosition.set(draft.parentId, position + 1);
    return toArticleRecord(draft, position, { now, dealIds });
  });
}
