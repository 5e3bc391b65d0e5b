import { categoryLink } from '@wattle/domain';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import type { CategoryPage } from './category-page.ts';
import styles from './category-tiles.module.css';

type Tile = CategoryPage['children'][number];

/** What a category is made of, in one row that scrolls where it does not fit. */
export function SubCategoryTiles({ tiles }: { tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null;
  return (
    <nav aria-label="Within this category">
      <ul className={classNames('scroll-x', styles.row)}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <ShopLink className={styles.sub} to={categoryLink(tile)}>
              <TilePicture tile={tile} />
              <b>{tile.shortName}</b>
              <span className={styles.count}>{tile.count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ways on from a page that has nothing to show: picture over name. */
export function PopularCategories({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={styles.popular}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <ShopLink className={styles.card} to={categoryLink(tile)}>
            <TilePicture tile={tile} />
            {tile.shortName}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

function TilePicture({ tile }: { tile: Tile }) {
  return <ImageTile image={tile.image && { ...tile.image, alt: '' }} sizes="124px" className={styles.picture} />;
}
