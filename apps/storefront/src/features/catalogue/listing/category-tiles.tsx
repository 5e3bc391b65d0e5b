import { categoryLink } from '@wattle/domain/links';
import * as listingWords from '@wattle/messages/listing';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import type { CategoryPage } from './category-page.ts';
import styles from './category-tiles.module.css';

type Tile = CategoryPage['children'][number];

export type TilesProps = {
  tiles: readonly Tile[];
  label?: string;
  linkOf?: (tile: Tile) => string;
};

/** Sub-categories of a category or brand, in one scrolling row. */
export function SubCategoryTiles({
  tiles,
  label = listingWords.withinThisCategory,
  linkOf = categoryLink,
}: TilesProps) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={label}>
      {/* with their number known, the first ones do not move while the others arrive */}
      <ul className={classNames('scroll-x', styles.row)} style={{ '--tiles': tiles.length } as CSSProperties}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <ShopLink className={styles.sub} to={linkOf(tile)}>
              <ImageTile image={tile.image && { ...tile.image, alt: '' }} sizes="124px" className={styles.picture} />
              <b>{tile.shortName}</b>
              <span className={styles.count}>{tile.count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
