import { categoryLink } from '@wattle/domain';
import { PageHead } from '../../../page/page-head.tsx';
import type { CategoryPage } from './category-page.ts';
import styles from './category-screen.module.css';
import { SubCategoryTiles } from './category-tiles.tsx';
import type { Listing } from './load-listing.ts';
import { ProductListing } from './product-listing.tsx';

export function CategoryScreen({ category, listing }: { category: CategoryPage; listing: Listing }) {
  const crumbs = [
    ...category.ancestors.map((ancestor) => ({ label: ancestor.name, to: categoryLink(ancestor) })),
    { label: category.name },
  ];
  return (
    <div className="wrap">
      <PageHead crumbs={crumbs} title={category.name}>
        {category.description}
      </PageHead>
      <SubCategoryTiles tiles={category.children} />
      <div className={styles.listing}>
        <ProductListing listing={listing} />
      </div>
    </div>
  );
}
