import { PageHead } from '../../../page/page-head.tsx';
import { listMarks } from '../../../shopper/referrers/list-marks.ts';
import type { Crumb } from '../../../ui/breadcrumbs.tsx';
import type { CategoryPage } from './category-page.ts';
import styles from './category-screen.module.css';
import { SubCategoryTiles } from './category-tiles.tsx';
import { ProductListing } from './product-listing.tsx';
import type { ListingView } from './view/listing-view.ts';

type Props = { category: CategoryPage; crumbs: readonly Crumb[]; listing: ListingView };

export function CategoryScreen({ category, crumbs, listing }: Props) {
  return (
    <div className="wrap">
      <PageHead crumbs={crumbs} title={category.name}>
        {category.description}
      </PageHead>
      <SubCategoryTiles tiles={category.children} />
      <div className={styles.listing} {...listMarks({ listId: category.path, listName: category.name }, listing.page)}>
        <ProductListing listing={listing} />
      </div>
    </div>
  );
}
