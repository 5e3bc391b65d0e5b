import { brandCategoryLink } from '@wattle/domain';
import { PageHead } from '../../../page/page-head.tsx';
import { listMarks } from '../../../shopper/referrers/list-marks.ts';
import type { Crumb } from '../../../ui/breadcrumbs.tsx';
import type { CategoryTile } from './brand-tiles.ts';
import type { BrandPage, CategoryPage } from './category-page.ts';
import styles from './category-screen.module.css';
import { SubCategoryTiles } from './category-tiles.tsx';
import { ProductListing } from './product-listing.tsx';
import type { ListingView } from './view/listing-view.ts';

type Props = {
  /** 'Nordholm fridges'. */
  title: string;
  /** How many of them there are. */
  whole: string;
  brand: BrandPage;
  category: CategoryPage;
  crumbs: readonly Crumb[];
  tiles: readonly CategoryTile[];
  listing: ListingView;
};

/** One category seen through one brand. */
export function BrandCategoryScreen({ title, whole, brand, category, crumbs, tiles, listing }: Props) {
  return (
    <div className="wrap">
      <PageHead crumbs={crumbs} title={title}>
        {whole} by {brand.name}. {category.description}
      </PageHead>
      <SubCategoryTiles tiles={tiles} linkOf={(tile) => brandCategoryLink(brand, tile)} />
      <div
        className={styles.listing}
        {...listMarks({ listId: `${brand.path}/${category.path}`, listName: title }, listing.page)}
      >
        <ProductListing listing={listing} />
      </div>
    </div>
  );
}
