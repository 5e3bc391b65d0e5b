import * as listingWords from '@wattle/messages/listing';
import type { ReactNode } from 'react';
import { ContentBlocks } from '../../../goods/blocks/content-blocks.tsx';
import type { ShownBlock } from '../../../goods/blocks/shown-block.ts';
import type { CategoryTile } from './brand-tiles.ts';
import styles from './category-screen.module.css';
import { PopularCategories } from './popular-categories.tsx';

const POPULAR = 6;

type Props = {
  /** Breadcrumbs, heading and what was understood. */
  head: ReactNode;
  /** Whether anything was searched for. */
  isAsked: boolean;
  popular: readonly CategoryTile[];
  /** The shop's article for searches without results. */
  blocks: readonly ShownBlock[];
};

/** Shown when a search is empty or finds nothing, so that it is never a dead end. */
export default function NoResultsScreen({ head, isAsked, popular, blocks }: Props) {
  return (
    <div className="wrap">
      {head}
      {isAsked && (
        <div className={styles.article}>
          <ContentBlocks blocks={blocks} />
        </div>
      )}
      <section className={styles.listing} aria-labelledby="popular">
        <h2 id="popular" className={styles.popular}>
          {listingWords.popularCategories}
        </h2>
        <PopularCategories tiles={popular.slice(0, POPULAR)} />
      </section>
    </div>
  );
}
