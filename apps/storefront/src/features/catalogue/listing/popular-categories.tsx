import { categoryLink } from '@wattle/domain/links';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import type { CategoryTile } from './brand-tiles.ts';
import styles from './popular-categories.module.css';

/** Popular categories for pages with nothing to show. */
export function PopularCategories({ tiles }: { tiles: readonly CategoryTile[] }) {
  return (
    <ul className={styles.popular}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <ShopLink className={styles.card} to={categoryLink(tile)}>
            <ImageTile image={tile.image && { ...tile.image, alt: '' }} sizes="124px" className={styles.picture} />
            {tile.shortName}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
