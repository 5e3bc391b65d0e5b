import { categoryLink } from '@wattle/domain/links';
import { ImageTile } from '../../ui/image-tile.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './category-tiles.module.css';
import type { CategoryTile } from './not-found.ts';

export function CategoryTiles({ heading, categories }: { heading: string; categories: readonly CategoryTile[] }) {
  if (categories.length === 0) return null;
  return (
    <section className="section" aria-labelledby="popular-categories">
      <div className="section-head">
        <h2 id="popular-categories">{heading}</h2>
      </div>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.id}>
            <ShopLink className={styles.tile} to={categoryLink(category)}>
              {/* Empty alt: the name is below the picture. */}
              <ImageTile
                image={category.image && { ...category.image, alt: '' }}
                sizes="124px"
                className={styles.picture}
              />
              {category.shortName}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
