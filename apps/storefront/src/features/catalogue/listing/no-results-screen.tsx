import type { ReactNode } from 'react';
import { ContentBlocks } from '../../../goods/blocks/content-blocks.tsx';
import type { ShownBlock } from '../../../goods/blocks/shown-block.ts';
import { PageHead } from '../../../page/page-head.tsx';
import type { CategoryTile } from './brand-tiles.ts';
import styles from './category-screen.module.css';
import { PopularCategories } from './popular-categories.tsx';
import type { SearchWords } from './search-screen.tsx';

const POPULAR = 6;

type Props = {
  search: SearchWords;
  /** Help with it, which comes first. */
  spelling: ReactNode;
  popular: readonly CategoryTile[];
  /** The article that the shop has written for this case. */
  blocks: readonly ShownBlock[];
};

/** Nothing was found, or nothing was asked: never a dead end. */
export default function NoResultsScreen({ search, spelling, popular, blocks }: Props) {
  return (
    <div className="wrap">
      <PageHead crumbs={[{ label: 'Search' }]} title={search.title} />
      {spelling}
      {search.q !== '' && (
        <div className={styles.article}>
          <ContentBlocks blocks={blocks} />
        </div>
      )}
      <section className={styles.listing} aria-labelledby="popular">
        <h2 id="popular" className={styles.popular}>
          Popular categories
        </h2>
        <PopularCategories tiles={popular.slice(0, POPULAR)} />
      </section>
    </div>
  );
}
