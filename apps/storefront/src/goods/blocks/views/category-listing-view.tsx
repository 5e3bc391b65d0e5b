import { brandCategoryLink, categoryLink } from '@wattle/domain/links';
import { categoryWords } from '@wattle/messages/category-count';
import type { ReactNode } from 'react';
import { Carousel } from '../../../ui/carousel.tsx';
import { CATEGORIES_PER_VIEW } from '../../../ui/carousel-settings.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { rowLabel } from '../row-label.ts';
import type { ShownOf } from '../shown-block.ts';
import styles from './category-listing-view.module.css';

const SIZES = '(min-width: 1024px) 180px, 128px';
/** The first tile of a bento is large at every width. */
const LARGE_SIZES = '(min-width: 1024px) 450px, 290px';

type Tile = ShownOf<'category-listing'>['data']['categories'][number];

/**
 * Category tiles; for a brand, they link to its products there [D-2-54]. An editor's class turns them into a swipeable
 * row [D-9-45], or into a bento with counts and lowest prices.
 */
export default function CategoryListingView({ block }: { block: ShownOf<'category-listing'> }) {
  const { categories, brandPath } = block.data;
  if (categories.length === 0) return null;
  const look = lookOf(block.customClasses);
  const linkOf = (category: Tile) =>
    brandPath === null ? categoryLink(category) : brandCategoryLink({ path: brandPath }, category);
  const tileOf = (category: Tile, index: number) => (
    <CategoryTile
      category={category}
      to={linkOf(category)}
      words={look === 'bento' && categoryWords(category, index === 0)}
      isLarge={look === 'bento' && index === 0}
    />
  );
  if (look === 'row') return <CategoryRow categories={categories} tileOf={tileOf} />;
  return (
    <ul className={styles[look]}>
      {categories.map((category, index) => (
        <li key={category.id} className={styles.tile}>
          {tileOf(category, index)}
        </li>
      ))}
    </ul>
  );
}

type RowProps = { categories: readonly Tile[]; tileOf: (category: Tile, index: number) => ReactNode };

/** No buttons: it is swiped, or follows the focus. */
function CategoryRow({ categories, tileOf }: RowProps) {
  return (
    <div className={styles.row}>
      <Carousel
        label={rowLabel('Categories', categories)}
        perView={CATEGORIES_PER_VIEW}
        loop={false}
        navigation={false}
      >
        {categories.map((category, index) => (
          <div key={category.id} className={styles.tile}>
            {tileOf(category, index)}
          </div>
        ))}
      </Carousel>
    </div>
  );
}

const lookOf = (classes = ''): 'bento' | 'row' | 'tiles' =>
  /\bbento\b/.test(classes) ? 'bento' : /(^|\s)row(\s|$)/.test(classes) ? 'row' : 'tiles';

type TileProps = { category: Tile; to: string; words: string | false; isLarge: boolean };

function CategoryTile({ category, to, words, isLarge }: TileProps) {
  return (
    <>
      <ImageTile
        image={category.image && { ...category.image, alt: '' }}
        sizes={isLarge ? LARGE_SIZES : SIZES}
        className={styles.picture}
      />
      <ShopLink className={styles.words} to={to}>
        <b>{category.shortName}</b>
        {words && <small>{words}</small>}
      </ShopLink>
    </>
  );
}
