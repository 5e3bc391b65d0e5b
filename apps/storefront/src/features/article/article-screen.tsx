import { ContentBlocks, preloadBlocks } from '../../goods/blocks/content-blocks.tsx';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { createStaticPart } from '../../page/static-part.tsx';
import styles from './article-screen.module.css';
import type { ArticleView } from './article-view.ts';

const ArticlePart = createStaticPart(() => import('./article-parts.tsx'));

/** Preloads the code for a navigation to an article. */
export const preloadArticle = () => Promise.all([ArticlePart.preload(), preloadBlocks()]);

/** An article: introduction, sections, blocks and child articles. */
export function ArticleScreen({ view, blocks }: { view: ArticleView; blocks: readonly ShownBlock[] }) {
  const hasContents = view.contents.length > 0;
  return (
    <div key={view.id} className="wrap">
      <ArticlePart part="top" view={view} />
      {blocks.length > 0 && (
        <div className={hasContents ? styles.grid : styles.plain}>
          {hasContents && <ArticlePart part="contents" view={view} />}
          <div className={styles.prose}>
            <ContentBlocks blocks={blocks} />
          </div>
        </div>
      )}
      {view.children.length > 0 && <ArticlePart part="children" view={view} />}
    </div>
  );
}
