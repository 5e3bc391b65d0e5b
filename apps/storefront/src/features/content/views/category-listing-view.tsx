import { brandCategoryLink, categoryLink } from '@wattle/domain';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import type { ShownOf } from '../shown-block.ts';
import styles from './category-listing-view.module.css';

/** Categories as tiles; of a brand, they lead to what it has there [D-2-54]. */
export default function CategoryListingView({ block }: { block: ShownOf<'category-listing'> }) {
  const { categories, brandPath } = block.data;
  if (categories.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {categories.map((category) => (
        <li key={category.id} className={styles.tile}>
          <ImageTile image={category.image && { ...category.image, alt: '' }} sizes="(min-width: 1024px) 200px, 44vw" />
          <ShopLink to={brandPath === null ? categoryLink(category) : brandCategoryLink({ path: brandPath }, category)}>
            {category.shortName}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
