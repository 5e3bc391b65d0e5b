import { categoryLink } from '@wattle/domain';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import type { CategoryPage } from './category-page.ts';
import styles from './category-tiles.module.css';

type Tile = CategoryPage['children'][number];

type Props = {
  tiles: readonly Tile[];
  label?: string;
  linkOf?: (tile: Tile) => string;
};

/** What a category, or a brand, is made of, in one row that scrolls where it does not fit. */
export function SubCategoryTiles({ tiles, label = 'Within this category', linkOf = categoryLink }: Props) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={classNames('scroll-x', styles.row)}>
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
