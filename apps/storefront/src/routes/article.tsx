import type { PageProps } from '../app/page-module.ts';
import { ArticleScreen, preloadArticle } from '../features/article/article-screen.tsx';
import type { load } from './article.server.ts';

/** Loads the code alongside the data, so that the page renders at once; a failed load shows an alert. */
export const preload = preloadArticle;

/** The same article is not loaded again. */
export const keepsData = (current: URL, next: URL) => current.pathname === next.pathname;

export default function ArticleRoute({ data: { view, blocks } }: PageProps<typeof load>) {
  return <ArticleScreen view={view} blocks={blocks} />;
}
